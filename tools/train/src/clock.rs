//! The only access to the clock in this program, for progress and speed reports but never for results.

use std::time::{Duration, Instant};

/// A stopwatch that measures the time since its start.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Stopwatch(Instant);

impl Stopwatch {
    /// Starts a stopwatch.
    pub(crate) fn start() -> Stopwatch {
        #[expect(clippy::disallowed_methods, reason = "this file is the door to the clock")]
        let now = Instant::now();
        Stopwatch(now)
    }

    /// Returns the time since the start.
    pub(crate) fn elapsed(self) -> Duration {
        self.0.elapsed()
    }

    /// Returns the seconds since the start, never 0.
    pub(crate) fn seconds(self) -> f64 {
        self.elapsed().as_secs_f64().max(1e-9)
    }
}
