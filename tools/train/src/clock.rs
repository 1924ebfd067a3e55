//! The only place in this program that reads the clock: for progress and speed, never for results.

use std::time::{Duration, Instant};

/// Measures the time since its creation.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Stopwatch(Instant);

impl Stopwatch {
    /// Starts now.
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
