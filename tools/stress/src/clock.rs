//! The only place in this crate that reads the clock and sleeps.
#![expect(
    clippy::disallowed_methods,
    reason = "kills come at random instants, and what is measured is time"
)]

use std::future::Future;
use std::time::{Duration, Instant};

pub(crate) fn now() -> Instant {
    Instant::now()
}

pub(crate) async fn sleep(duration: Duration) {
    tokio::time::sleep(duration).await;
}

/// Returns the result of `work`, or `None` if it takes longer than `limit`.
pub(crate) async fn within<F: Future>(limit: Duration, work: F) -> Option<F::Output> {
    tokio::time::timeout(limit, work).await.ok()
}

pub(crate) async fn sleep_until(at: Instant) {
    tokio::time::sleep_until(at.into()).await;
}

/// Returns a seed from the current time in seconds.
#[must_use]
pub fn new_seed() -> u64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    since.map_or(0, |since| since.as_secs())
}
