//! Games of version 2 that could not be read. They are stored unchanged, and logged at every start.

use crate::UnreadableGame;
use crate::sql::{SqlError, unreadable_games};
use rusqlite::{Connection, params};

/// Maximum number of games named in the log. The others are only counted.
const NAMED: usize = 20;

/// Copies the rows of a game unchanged to the tables for unreadable games.
pub(super) fn keep(connection: &Connection, id: &[u8], reason: &str) -> Result<(), rusqlite::Error> {
    connection
        .prepare_cached(
            "INSERT INTO unreadable_games (id, reason, created_ms, updated_ms, phase, card)
             SELECT id, ?2, created_ms, updated_ms, phase, card FROM v2_games WHERE id = CAST(?1 AS TEXT)",
        )?
        .execute(params![id, reason])?;
    for sql in [
        "INSERT INTO unreadable_seats (guest, game, created_ms)
             SELECT guest, game, created_ms FROM v2_seats WHERE game = CAST(?1 AS TEXT)",
        "INSERT INTO unreadable_events (game, seq, at_ms, body)
             SELECT game, seq, at_ms, body FROM v2_events WHERE game = CAST(?1 AS TEXT)",
        "INSERT INTO unreadable_analyses (game, made_ms, body)
             SELECT game, made_ms, body FROM v2_analyses WHERE game = CAST(?1 AS TEXT)",
    ] {
        connection.prepare_cached(sql)?.execute([id])?;
    }
    Ok(())
}

/// Logs the unreadable games.
pub(super) fn list(connection: &Connection) -> Result<(), SqlError> {
    let games = unreadable_games(connection)?;
    for UnreadableGame { game, reason } in games.iter().take(NAMED) {
        tracing::warn!(%game, %reason, "a game cannot be read and is kept as it was");
    }
    if games.len() > NAMED {
        tracing::warn!(
            more = games.len() - NAMED,
            "more games cannot be read; `janggun verify` names them"
        );
    }
    Ok(())
}
