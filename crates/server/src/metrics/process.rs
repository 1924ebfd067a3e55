//! Resources used by this process: memory, processor time and open files. Linux only.

use std::fs;

#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct ProcessUse {
    /// Resident memory, in bytes.
    pub(super) memory_bytes: i64,
    /// Processor time since the start, in seconds.
    pub(super) cpu_seconds: f64,
    /// Open file descriptors, including sockets.
    pub(super) open_files: i64,
}

/// Clock ticks per second in `/proc` (`USER_HZ`), the same on all common architectures.
const TICKS: f64 = 100.0;

impl ProcessUse {
    pub(super) fn now() -> Option<Self> {
        let status = fs::read_to_string("/proc/self/status").ok()?;
        let stat = fs::read_to_string("/proc/self/stat").ok()?;
        Some(Self {
            memory_bytes: memory(&status)?,
            cpu_seconds: cpu(&stat)?,
            open_files: i64::try_from(fs::read_dir("/proc/self/fd").ok()?.count()).ok()?,
        })
    }
}

fn memory(status: &str) -> Option<i64> {
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kibibytes: i64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kibibytes * 1024)
}

/// Returns the sum of user and system time in seconds, from fields 14 and 15 of `/proc/self/stat`. Field 2 is a name in
/// parentheses, which may itself contain spaces and parentheses.
fn cpu(stat: &str) -> Option<f64> {
    let (_, fields) = stat.rsplit_once(')')?;
    let mut fields = fields.split_whitespace().skip(11);
    let (user, system): (f64, f64) = (fields.next()?.parse().ok()?, fields.next()?.parse().ok()?);
    Some((user + system) / TICKS)
}

#[cfg(test)]
mod tests {
    use super::{cpu, memory};

    #[test]
    fn what_linux_says_is_read() {
        assert_eq!(
            memory("Name:\tjanggun\nVmRSS:\t   12345 kB\nThreads: 3\n"),
            Some(12_641_280)
        );
        let stat = "4242 (a) b (c)) S 1 4242 4242 0 -1 4194304 1 2 3 4 150 50 0 0 20 0 9 0 1 1 1";
        assert_eq!(cpu(stat), Some(2.0));
        assert_eq!((memory(""), cpu("")), (None, None));
    }
}
