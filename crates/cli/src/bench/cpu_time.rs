//! Measures the processor time of the calling thread, which excludes waiting for other processes.

use std::fs;
use std::time::{Duration, Instant};

/// A running measurement on the calling thread.
#[derive(Debug)]
pub(crate) struct Stopwatch {
    wall: Instant,
    cpu: Option<Duration>,
}

impl Stopwatch {
    #[expect(
        clippy::disallowed_methods,
        reason = "the command line's door to the clock, for benches only"
    )]
    pub(crate) fn start() -> Self {
        Self {
            wall: Instant::now(),
            cpu: thread_cpu(),
        }
    }

    /// Returns the seconds since the start: processor time on Linux, wall-clock time elsewhere.
    pub(crate) fn seconds(&self) -> f64 {
        let spent = match (self.cpu, thread_cpu()) {
            (Some(before), Some(now)) => now.saturating_sub(before),
            (None, _) | (_, None) => self.wall.elapsed(),
        };
        spent.as_secs_f64().max(1e-9)
    }

    pub(crate) fn wall_seconds(&self) -> f64 {
        self.wall.elapsed().as_secs_f64()
    }
}

/// Returns the processor time of this thread, from the first field of `schedstat`; `None` except on Linux.
fn thread_cpu() -> Option<Duration> {
    let text = fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    text.split_whitespace().next()?.parse().ok().map(Duration::from_nanos)
}
