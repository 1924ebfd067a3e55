//! What a game in memory takes. Players connect a few at a time and leave again, so that what is left is the games.

use super::crowd::{join_all, open_all, scripts};
use super::process::resident_kib;
use crate::Failure;
use crate::server::Server;

/// Moves of a game in the middle of it.
pub(super) const PLIES: usize = 40;

/// KiB of resident memory.
#[derive(Debug, Clone, Copy)]
pub(super) struct RoomMemory {
    /// Of a game that both have joined, with its setups.
    pub(super) fresh: f64,
    /// Of a game of [`PLIES`] moves.
    pub(super) played: f64,
}

/// Measures with so many games on a server that has had none.
pub(super) async fn measure(server: &Server, games: usize, seed: u64) -> Result<RoomMemory, Failure> {
    let scripts = scripts(PLIES, seed);
    let address = server.address;
    let before = resident_kib(server.id())?;
    let pairs = open_all((games, &scripts), |source, script, permits| async move {
        let _permit = permits.acquire_owned().await;
        let mut pair = super::pair::Pair::create(address, source, script).await?;
        pair.connect(address).await?;
        pair.arrange().await?;
        pair.disconnect();
        Ok(pair)
    });
    let pairs = join_all(pairs).await?;
    let fresh = resident_kib(server.id())?;
    let mut pairs = pairs.into_iter();
    let mut playing = tokio::task::JoinSet::new();
    loop {
        // As many at once as were opened at once.
        while playing.len() < super::crowd::OPENED_AT_ONCE
            && let Some(mut pair) = pairs.next()
        {
            playing.spawn(async move {
                pair.connect(address).await?;
                pair.play_moves(PLIES).await?;
                pair.disconnect();
                Ok::<_, Failure>(())
            });
        }
        match playing.join_next().await {
            Some(played) => played.expect("no task panics or is aborted")?,
            None => break,
        }
    }
    let played = resident_kib(server.id())?;
    let each = |kib: f64| (kib - before) / games as f64;
    Ok(RoomMemory {
        fresh: each(fresh),
        played: each(played),
    })
}
