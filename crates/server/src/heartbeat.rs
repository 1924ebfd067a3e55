//! The server's heartbeat: the last moment at which it was certainly alive is on disk, so that after a crash clocks are
//! charged for thinking before it and not for the outage.

use crate::clock;
use crate::services::Services;
use std::sync::Arc;
use store::{Command, Heartbeat};

/// Writes heartbeats while any game's clock runs, and a last one when the server drains. `started_ms` is a moment before
/// any game was loaded.
pub(crate) async fn beat(services: Arc<Services>, started_ms: i64) {
    let mut shutdown = services.shutdown.subscribe();
    let mut ticks = clock::interval(services.limits.heartbeat);
    loop {
        let draining = tokio::select! {
            _ = ticks.tick() => false,
            () = shutdown.wait() => true,
        };
        if services.running_clocks.any() {
            let heartbeat = Heartbeat {
                started_ms,
                lived_ms: services.clock.now_ms(),
            };
            // The store logs a failing disk; without a heartbeat, no clock is charged.
            let _ = services.store.execute(Command::Heartbeat(heartbeat)).await;
        }
        if draining {
            return;
        }
    }
}
