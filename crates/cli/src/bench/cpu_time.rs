//! How much processor time this thread has used: what a speed is divided by, so that a busy machine does not lie.

use std::fs;
use std::time::{Duration, Instant};

/// A running measurement on the calling thread.
#[derive(Debug)]
pub(crate) struct Stopwatch {
    wall: Instant,
    cpu: Option<Duration>,
}

impl Stopwatch {
    /// Starts now.
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

    /// Seconds since the start; of processor time on Linux, of wall-clock time elsewhere.
    pub(crate) fn seconds(&self) -> f64 {
        let spent = match (self.cpu, thread_cpu()) {
            (Some(before), Some(now)) => now.saturating_sub(before),
            (None, _) | (_, None) => self.wall.elapsed(),
        };
        spent.as_secs_f64().max(1e-9)
    }

    /// Seconds of wall-clock time since the start.
    pub(crate) fn wall_seconds(&self) -> f64 {
        self.wall.elapsed().as_secs_f64()
    }
}

/// First field of the kernel's schedstat: nanoseconds on a processor.
fn thread_cpu() -> Option<Duration> {
    let text = fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    text.split_whitespace().next()?.parse().ok().map(Duration::from_nanos)
}
