//! `janggun bench startup`: time from the start of `janggun uci` to `uciok`.
//!
//! Reports the wall-clock time that a GUI waits, and the main thread's processor time, which is more meaningful on a
//! busy machine.

use command::Failure;
use engine::time::{Clock, WallClock};
use std::io::{self, BufRead, BufReader, Write};
use std::process::{Command, Stdio};

/// Startup: milliseconds until the engine has identified itself to a GUI
#[derive(Debug, clap::Args)]
pub(crate) struct BenchStartupArguments {
    /// Number of starts
    #[arg(long, value_name = "N", default_value_t = 20, value_parser = clap::value_parser!(u16).range(1..=1_000))]
    starts: u16,
}

pub(crate) fn run(arguments: &BenchStartupArguments) -> Result<(), Failure> {
    let program = std::env::current_exe().map_err(|error| Failure::work("cannot_start", error))?;
    let (mut spans, mut worked) = (Vec::new(), Vec::new());
    for _ in 0..arguments.starts {
        let clock = WallClock::start();
        let mut child = Command::new(&program)
            .arg("uci")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| Failure::work("cannot_start", error))?;
        let pipes = child.stdin.take().zip(child.stdout.take());
        let (mut input, lines) = pipes.ok_or_else(|| Failure::work("cannot_start", "no pipe"))?;
        writeln!(input, "uci")?;
        let introduced = BufReader::new(lines)
            .lines()
            .map_while(Result::ok)
            .any(|line| line == "uciok");
        spans.push(clock.micros().0);
        worked.extend(main_thread_micros(child.id()));
        drop(input);
        child.wait().map_err(|error| Failure::work("cannot_start", error))?;
        if !introduced {
            return Err(Failure::work("no_uciok", "the engine ended before uciok"));
        }
    }
    let mut output = io::stdout().lock();
    for (name, spans) in [("processor time", &mut worked), ("Startup", &mut spans)] {
        spans.sort_unstable();
        if let (Some(least), Some(middle), Some(most)) = (spans.first(), spans.get(spans.len() / 2), spans.last()) {
            let ms = |span: &u64| *span as f64 / 1e3;
            let (least, middle, most) = (ms(least), ms(middle), ms(most));
            writeln!(
                output,
                "{name}: {middle:.1} ms to uciok (middle of {} starts; {least:.1} to {most:.1})",
                spans.len()
            )?;
        }
    }
    Ok(())
}

/// Returns the microseconds of processor time that a process's main thread has used; `None` except on Linux.
fn main_thread_micros(process: u32) -> Option<u64> {
    let text = std::fs::read_to_string(format!("/proc/{process}/schedstat")).ok()?;
    let nanos: u64 = text.split_whitespace().next()?.parse().ok()?;
    Some(nanos / 1_000)
}
