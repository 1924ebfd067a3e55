//! Access to time: a wall clock that tests can replace, and tokio's timers.
//!
//! [`Clock`] supplies the times that are stored and sent. Timers (`sleep`, `interval`, `timeout`) use tokio's clock,
//! which tests can pause. No other module of this crate reads a clock or sets a timer.
#![expect(
    clippy::disallowed_methods,
    reason = "the server's one place that waits and reads the clock"
)]

use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use tokio::time::error::Elapsed;
use tokio::time::{MissedTickBehavior, Timeout};

/// Instant of tokio's monotonic clock.
pub(crate) use tokio::time::Instant;
/// Timer that ticks at a fixed interval.
pub(crate) use tokio::time::Interval;
/// Future that completes after a delay.
pub(crate) use tokio::time::Sleep;

/// A wall clock, in milliseconds since 1970. Clones read the same clock.
#[derive(Clone)]
pub struct Clock(Arc<dyn Fn() -> i64 + Send + Sync>);

impl Clock {
    /// Returns a clock that reads the system time once and then counts monotonically. A correction of the system time
    /// while the server runs therefore does not change the players' clocks.
    #[must_use]
    pub fn system() -> Self {
        #[expect(clippy::disallowed_methods, reason = "the one place that reads the system's clock")]
        let (wall, start) = (SystemTime::now(), std::time::Instant::now());
        let base = millis(wall.duration_since(UNIX_EPOCH).unwrap_or_default());
        Self(Arc::new(move || base + millis(start.elapsed())))
    }

    /// Returns a clock that reads the time from `read`, for tests.
    #[must_use]
    pub fn from_fn(read: impl Fn() -> i64 + Send + Sync + 'static) -> Self {
        Self(Arc::new(read))
    }

    /// Returns the current time, in milliseconds since 1970.
    #[must_use]
    pub fn now_ms(&self) -> i64 {
        (self.0)()
    }
}

impl std::fmt::Debug for Clock {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Clock({})", self.now_ms())
    }
}

fn millis(duration: Duration) -> i64 {
    i64::try_from(duration.as_millis()).expect("292 million years fit")
}

/// Returns the current instant of tokio's clock.
pub(crate) fn now() -> Instant {
    Instant::now()
}

/// Returns the time elapsed since `instant`; zero if it is in the future.
pub(crate) fn since(instant: Instant) -> Duration {
    now().saturating_duration_since(instant)
}

pub(crate) fn sleep(duration: Duration) -> Sleep {
    tokio::time::sleep(duration)
}

pub(crate) fn sleep_until(deadline: Instant) -> Sleep {
    tokio::time::sleep_until(deadline)
}

/// Returns an interval that ticks at once and then every `period`. After a late tick, the next one is a full period
/// later.
pub(crate) fn interval(period: Duration) -> Interval {
    let mut ticks = tokio::time::interval(period);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    ticks
}

/// Runs `future` for at most `limit`.
pub(crate) fn timeout<F: Future>(limit: Duration, future: F) -> Timeout<F> {
    tokio::time::timeout(limit, future)
}

/// Runs `future` until `deadline` at the latest.
pub(crate) async fn timeout_at<F: Future>(deadline: Instant, future: F) -> Result<F::Output, Elapsed> {
    tokio::time::timeout_at(deadline, future).await
}
