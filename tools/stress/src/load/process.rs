//! Processor time and memory of a process, read from `/proc`.

use crate::Failure;
use std::fs;
use std::time::Duration;

/// Indices of the processor times in `/proc/PID/stat`, counted from the field after the name: user and system time of
/// the process, then of its reaped children.
const TIMES: std::ops::Range<usize> = 11..15;

/// Returns the processor time that a process and its reaped children have used.
pub(super) fn cpu_time(process: u32) -> Result<Duration, Failure> {
    let path = format!("/proc/{process}/stat");
    let text = fs::read_to_string(&path).map_err(Failure::io(path.clone()))?;
    ticks(&text)
        .map(|ticks| Duration::from_secs_f64(ticks as f64 / ticks_per_second() as f64))
        .ok_or_else(|| Failure::Impossible(format!("{path} has another form")))
}

fn ticks(stat: &str) -> Option<u64> {
    // The name is in parentheses, and may itself contain parentheses and spaces.
    let (_, fields) = stat.rsplit_once(')')?;
    let fields: Vec<&str> = fields.split_whitespace().collect();
    fields.get(TIMES)?.iter().map(|field| field.parse::<u64>().ok()).sum()
}

#[cfg(target_os = "linux")]
fn ticks_per_second() -> u64 {
    rustix::param::clock_ticks_per_second()
}

/// Returns a placeholder, because the load test runs on Linux only.
#[cfg(not(target_os = "linux"))]
fn ticks_per_second() -> u64 {
    1
}

/// Returns the resident memory of a process in KiB.
pub(super) fn resident_kib(process: u32) -> Result<f64, Failure> {
    let path = format!("/proc/{process}/status");
    let text = fs::read_to_string(&path).map_err(Failure::io(path.clone()))?;
    let line = text.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    line.and_then(|rest| rest.trim().strip_suffix(" kB")?.parse().ok())
        .ok_or_else(|| Failure::Impossible(format!("{path} has no VmRSS")))
}

#[cfg(test)]
mod tests {
    use super::ticks;

    #[test]
    fn a_name_may_contain_parentheses_and_blanks() {
        let stat = "42 (a) b (c) S 1 2 3 4 5 6 7 8 9 10 100 20 3 4 20 0 5 0";
        assert_eq!(ticks(stat), Some(127));
        assert_eq!(ticks("42 (a) S 1"), None);
    }
}
