//! Measurement of the server's memory per idle connection.

use super::process::resident_kib;
use crate::Failure;
use crate::client::{Asking, Guest, Socket, Sources, Stakes, create, until_taken};
use crate::server::Server;

/// Number of connections opened before measuring, so that one-time costs are not counted.
const EARLY: usize = 50;

/// Resident memory of the server per idle connection.
#[derive(Debug, Clone, Copy)]
pub(super) struct IdleMemory {
    /// KiB per spectator, with all spectators in the same game.
    pub(super) watcher: f64,
    /// KiB per client in the lobby.
    pub(super) lobby: f64,
}

/// Measures the memory with this many connections of each kind.
pub(super) async fn measure(server: &Server, count: usize) -> Result<IdleMemory, Failure> {
    let mut sources = Sources::default();
    let mut host = Guest::new(sources.next_network());
    let game = create(server.address, &mut host, Stakes::Casual, Asking::UntilTaken).await?;
    Ok(IdleMemory {
        watcher: each(server, &mut sources, (&format!("/ws/games/{game}"), count)).await?,
        lobby: each(server, &mut sources, ("/ws/lobby", count)).await?,
    })
}

async fn each(server: &Server, sources: &mut Sources, (path, count): (&str, usize)) -> Result<f64, Failure> {
    let mut sockets = Vec::with_capacity(EARLY + count);
    let mut before = 0.0;
    for index in 0..EARLY + count {
        if index == EARLY {
            before = resident_kib(server.id())?;
        }
        let source = sources.next_network();
        let mut socket = until_taken(async || Socket::connect(source, server.address, path).await).await?;
        // The first message shows that the connection is served.
        socket.next().await.ok_or(Failure::Disconnected)?;
        sockets.push(socket);
    }
    Ok((resident_kib(server.id())? - before) / count.max(1) as f64)
}
