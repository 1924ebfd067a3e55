//! The server's heartbeat: the time at which it was last known to be running, stored in the database. After a crash,
//! players' clocks are charged up to this time and not for the outage.

use crate::clock;
use crate::services::Services;
use std::sync::Arc;
use store::{Command, Heartbeat};

/// Writes heartbeats while any game's clock runs, until the server drains. `started_ms` is a time before any game was
/// loaded.
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
            // `Database` logs failed writes. Without a heartbeat, thinking time before a crash is not charged.
            let _ = services.store.execute(Command::Heartbeat(heartbeat)).await;
        }
        if draining {
            return;
        }
    }
}
