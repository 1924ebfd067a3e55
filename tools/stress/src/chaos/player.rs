//! A table that plays through outages, like two browsers that reconnect.

use super::shared::Shared;
use crate::kill::{Fault, Scope, Table};
use crate::random::Random;
use crate::{Failure, clock};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

/// Time without an answer, in milliseconds, after which players reconnect: the minimum, and the range of a random
/// addition. Long waits outlast the suspension of a server.
const PATIENCE_MS: (u64, usize) = (1_500, 12_000);
/// Pause between attempts to connect.
const PAUSE: Duration = Duration::from_millis(100);

/// Plays until the round ends.
pub(super) async fn play_through(mut table: Table, mut random: Random, shared: Arc<Shared>) -> Table {
    let (least, spread) = PATIENCE_MS;
    let moves = table.moves();
    let before = moves.load(Ordering::Relaxed);
    let counting = async {
        while moves.load(Ordering::Relaxed) == before {
            clock::sleep(PAUSE / 2).await;
        }
        shared.has_moved();
    };
    let playing = async {
        loop {
            let patience = Duration::from_millis(least + random.below(spread) as u64);
            if attempt(&mut table, patience, &shared).await.is_none() {
                clock::sleep(PAUSE).await;
            }
        }
    };
    tokio::select! {
        () = shared.ended() => {}
        () = async { tokio::join!(counting, playing); } => {}
    }
    table
}

/// Compares the current game with a server's view, and plays on until the connection fails. Then returns `None`. Never
/// completes after a fault of the server.
async fn attempt(table: &mut Table, patience: Duration, shared: &Shared) -> Option<()> {
    let server = shared.taking().await?;
    if let Err((_, fault)) = table.compare(server, Scope::Current).await {
        if fault.is_certain() || shared.is_calm() {
            table.blame(fault);
            std::future::pending::<()>().await;
        }
        return None;
    }
    match table.play_on(server, patience).await {
        Err(Failure::Refused { what, answer }) if shared.is_calm() => {
            table.blame(Fault::Refused {
                answer: format!("{what}: {answer}"),
            });
            std::future::pending().await
        }
        Ok(()) | Err(_) => None,
    }
}
