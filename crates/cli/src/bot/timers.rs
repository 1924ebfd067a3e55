//! Waiting. The only place of the bot that sets timers.
#![expect(
    clippy::disallowed_methods,
    reason = "pauses and patience; nothing else follows from the time"
)]

use std::time::Duration;

/// Waits.
pub(super) async fn pause(duration: Duration) {
    tokio::time::sleep(duration).await;
}

/// Returns what `wanted` returns, or `None` if it takes longer than `patience`.
pub(super) async fn within<T>(patience: Duration, wanted: impl Future<Output = T>) -> Option<T> {
    tokio::time::timeout(patience, wanted).await.ok()
}
