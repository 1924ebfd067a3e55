//! The program's only access to the clock. Progress and speed reports use it; results never depend on it.

use std::time::{Duration, Instant};

/// A stopwatch that measures the time since its start.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Stopwatch(Instant);

impl Stopwatch {
    pub(crate) fn start() -> Stopwatch {
        #[expect(clippy::disallowed_methods, reason = "this file is the door to the clock")]
        let now = Instant::now();
        Stopwatch(now)
    }

    pub(crate) fn elapsed(self) -> Duration {
        self.0.elapsed()
    }

    /// Returns the seconds since the start, never 0.
    pub(crate) fn seconds(self) -> f64 {
        self.elapsed().as_secs_f64().max(1e-9)
    }
}
