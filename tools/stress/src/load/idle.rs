//! Measurement of the memory of an idle connection.

use super::process::resident_kib;
use crate::Failure;
use crate::client::{Asking, Guest, Socket, Sources, Stakes, create, until_taken};
use crate::server::Server;

/// Connections opened before measuring, so that one-time costs are not counted.
const EARLY: usize = 50;

/// Resident memory of idle connections.
#[derive(Debug, Clone, Copy)]
pub(super) struct IdleMemory {
    /// KiB per connection to a game with other spectators.
    pub(super) watcher: f64,
    /// KiB per connection to the lobby.
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
