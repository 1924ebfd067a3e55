//! Iterates over all games in a database, and reports progress on standard error.

use command::Failure;
use play::GameId;
use store::{Queries, QueryError, StoredEvents};

/// Number of ids fetched per query.
const CHUNK: u32 = 500;
/// Number of games between two progress lines.
const PROGRESS_INTERVAL: u32 = 10_000;

/// Calls `look` with the id and events of every game, in order of id. Stops at the first error.
pub(crate) async fn for_each(
    database: &dyn Queries,
    mut look: impl FnMut(GameId, &StoredEvents) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let (mut last, mut games): (Option<GameId>, u32) = (None, 0);
    loop {
        let ids = database.game_ids_after(last, CHUNK).await.map_err(cannot_read)?;
        for &id in &ids {
            let stored = database.events_of(id).await.map_err(cannot_read)?;
            look(id, &stored)?;
            games += 1;
            if games.is_multiple_of(PROGRESS_INTERVAL) {
                eprintln!("{games} games so far");
            }
        }
        match ids.last() {
            Some(&id) => last = Some(id),
            None => return Ok(()),
        }
    }
}

pub(crate) fn cannot_read(error: QueryError) -> Failure {
    Failure::usage(error.code(), error)
}
