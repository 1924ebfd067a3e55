//! Timers of the bot. Its other modules must not set timers themselves.
#![expect(
    clippy::disallowed_methods,
    reason = "pauses and patience; nothing else follows from the time"
)]

use std::time::Duration;

pub(super) async fn pause(duration: Duration) {
    tokio::time::sleep(duration).await;
}

/// Returns the result of `wanted`, or `None` after `patience`.
pub(super) async fn within<T>(patience: Duration, wanted: impl Future<Output = T>) -> Option<T> {
    tokio::time::timeout(patience, wanted).await.ok()
}
