//! Measurement of the server's memory per loaded game. The players disconnect before each measurement, so that their
//! sockets are not counted.

use super::crowd::{OPENED_AT_ONCE, join_all, open_all, scripts};
use super::pair::Pair;
use super::process::resident_kib;
use crate::Failure;
use crate::client::{Asking, Sources};
use crate::script::Script;
use crate::server::Server;
use std::sync::Arc;
use tokio::task::JoinSet;

/// Number of moves in a game whose memory is measured.
pub(super) const PLIES: usize = 40;
/// Number of moves in a game that is stored for the restart.
const STORED_PLIES: usize = 4;

/// Resident memory of the server per loaded game.
#[derive(Debug, Clone, Copy)]
pub(super) struct RoomMemory {
    /// KiB per game after the choice of setups.
    pub(super) fresh: f64,
    /// KiB per game after [`PLIES`] moves.
    pub(super) played: f64,
}

/// Measures the memory with this many games on a new server. A quarter as many games are played first, so that one-time
/// costs, such as the database's caches, are not counted.
pub(super) async fn measure(server: &Server, games: usize, seed: u64) -> Result<RoomMemory, Failure> {
    let scripts = scripts(PLIES, seed);
    let mut sources = Sources::default();
    let resident = || resident_kib(server.id());
    let early = open(server, (games.div_ceil(4), &scripts), &mut sources).await?;
    play(server, (early, PLIES)).await?;
    let before = resident()?;
    let pairs = open(server, (games, &scripts), &mut sources).await?;
    let fresh = resident()?;
    play(server, (pairs, PLIES)).await?;
    let played = resident()?;
    let each = |kib: f64| (kib - before) / games as f64;
    Ok(RoomMemory {
        fresh: each(fresh),
        played: each(played),
    })
}

/// Opens this many games, plays [`STORED_PLIES`] moves in each, and disconnects all players.
pub(super) async fn store(server: &Server, games: usize, seed: u64) -> Result<Vec<Pair>, Failure> {
    let pairs = open(server, (games, &scripts(PLIES, seed)), &mut Sources::default()).await?;
    play(server, (pairs, STORED_PLIES)).await
}

/// Opens games, chooses the setups and disconnects the players.
async fn open(server: &Server, games: (usize, &[Arc<Script>]), sources: &mut Sources) -> Result<Vec<Pair>, Failure> {
    let address = server.address;
    let opening = open_all(games, sources, |place, permits| async move {
        let _permit = permits.acquire_owned().await;
        let mut pair = Pair::create(address, place.source, place.script, Asking::UntilTaken).await?;
        pair.connect(address).await?;
        pair.arrange().await?;
        pair.disconnect();
        Ok(pair)
    });
    join_all(opening).await
}

/// Plays each game until it has `plies` moves, at most [`OPENED_AT_ONCE`] games at the same time, and disconnects the
/// players.
async fn play(server: &Server, (pairs, plies): (Vec<Pair>, usize)) -> Result<Vec<Pair>, Failure> {
    let address = server.address;
    let mut left = Vec::with_capacity(pairs.len());
    let mut pairs = pairs.into_iter();
    let mut playing = JoinSet::new();
    loop {
        while playing.len() < OPENED_AT_ONCE
            && let Some(mut pair) = pairs.next()
        {
            playing.spawn(async move {
                pair.connect(address).await?;
                pair.play_moves(plies).await?;
                pair.disconnect();
                Ok::<_, Failure>(pair)
            });
        }
        match playing.join_next().await {
            Some(played) => left.push(played.expect("no task panics or is aborted")?),
            None => return Ok(left),
        }
    }
}
