//! Measurement of the restart after a crash, on a server with many stored games.

use super::memory;
use crate::client::{Guest, until_taken};
use crate::{Failure, ServerProgram, clock};
use std::net::Ipv4Addr;
use std::time::Duration;

/// Times since the restart of the process.
#[derive(Debug, Clone, Copy)]
pub(super) struct Restart {
    /// Time until the server was listening.
    pub(super) listening: Duration,
    /// Time until a spectator of a stored game received the first message.
    pub(super) resumed: Duration,
}

/// Stores this many running games, kills the server, restarts it, and checks one game.
pub(super) async fn measure(program: &ServerProgram, games: usize, seed: u64) -> Result<Restart, Failure> {
    let server = program.start(0, &[])?;
    let pairs = memory::store(&server, games, seed).await?;
    server.kill()?;
    let begin = clock::now();
    let server = program.start(0, &[])?;
    let listening = begin.elapsed();
    let last = pairs.last().ok_or(Failure::Disconnected)?;
    let onlooker = Guest::new(Ipv4Addr::LOCALHOST);
    let mut socket = until_taken(async || onlooker.socket(server.address, last.game()).await).await?;
    socket.next().await.ok_or(Failure::Disconnected)?;
    let resumed = begin.elapsed();
    let wrong = last.check(server.address).await;
    server.kill()?;
    match wrong {
        None => Ok(Restart { listening, resumed }),
        Some(answer) => Err(Failure::Refused {
            what: "the first game after the restart".to_owned(),
            answer,
        }),
    }
}
