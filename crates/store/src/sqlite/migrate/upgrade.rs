//! Rewrites the rows of version 2 for version 3. Runs within the migration's transaction, after its SQL.
//!
//! A game that cannot be read is stored unchanged; only a database error stops the migration. If a later version
//! changes the tables, this step will need its own copy of the current SQL of `apply`.

use super::context::{MigrationContext, Step};
use super::unreadable;
use crate::sql::{LastEvents, SqlError, apply};
use crate::sqlite::error::plain_error;
use janggi::Verdict;
use play::room::Room;
use play::{Moment, legacy};
use rusqlite::{Connection, ErrorCode, Transaction};
use serde::Deserialize;
use std::fmt::Display;

/// Number of games between progress messages in the log.
const PROGRESS_INTERVAL: usize = 2_000;

/// The reason a game cannot be rewritten.
enum Fault {
    /// The game is faulty, so it is stored unchanged.
    Unreadable(String),
    /// SQLite failed, so the migration stops.
    Database(rusqlite::Error),
}

impl From<rusqlite::Error> for Fault {
    fn from(error: rusqlite::Error) -> Self {
        match error.sqlite_error_code() {
            // If a constraint is violated, the game is faulty.
            Some(ErrorCode::ConstraintViolation) => Self::Unreadable(error.to_string()),
            Some(_) | None => Self::Database(error),
        }
    }
}

/// Moves the rows of the `v2_` tables to the current tables, and drops the `v2_` tables.
pub(super) fn rows(transaction: &Transaction<'_>, context: &MigrationContext<'_>) -> Result<(), rusqlite::Error> {
    transaction.execute_batch(
        "INSERT INTO players (key, created_ms) SELECT 'guest:' || id, created_ms FROM v2_guests;
         INSERT INTO tokens (token_hash, player, created_ms)
             SELECT token_hash, 'guest:' || id, created_ms FROM v2_guests;",
    )?;
    let games = ids(transaction)?;
    for (number, id) in games.iter().enumerate() {
        if number > 0 && number.is_multiple_of(PROGRESS_INTERVAL) {
            tracing::info!(done = number, of = games.len(), "migrating games");
        }
        game(transaction, id)?;
        (context.reached)(Step::Games(number + 1));
    }
    if !games.is_empty() {
        tracing::info!(games = games.len(), "games migrated");
    }
    // Child tables are dropped first, because a table with references to its rows cannot be dropped.
    transaction.execute_batch(
        "DROP TABLE v2_analyses; DROP TABLE v2_events; DROP TABLE v2_seats; DROP TABLE v2_games; DROP TABLE v2_guests;",
    )
}

/// Returns all ids as bytes, because an id that is not valid UTF-8 must not stop the migration.
fn ids(connection: &Connection) -> Result<Vec<Vec<u8>>, rusqlite::Error> {
    connection
        .prepare("SELECT CAST(id AS BLOB) FROM v2_games ORDER BY id")?
        .query_map([], |row| row.get(0))?
        .collect()
}

impl From<SqlError> for Fault {
    fn from(error: SqlError) -> Self {
        match error {
            SqlError::Conflict(what) | SqlError::Damaged(what) => Self::Unreadable(what),
            SqlError::Failed(_) | SqlError::Unknown(_) | SqlError::NotOurs => Self::Database(plain_error(&error)),
        }
    }
}

fn game(transaction: &Transaction<'_>, id: &[u8]) -> Result<(), rusqlite::Error> {
    transaction.execute_batch("SAVEPOINT game")?;
    match write_anew(transaction, id) {
        Ok(()) => {}
        Err(Fault::Unreadable(reason)) => {
            transaction.execute_batch("ROLLBACK TO game")?;
            unreadable::keep(transaction, id, &reason)?;
        }
        Err(Fault::Database(error)) => return Err(error),
    }
    transaction.execute_batch("RELEASE game")
}

fn write_anew(connection: &Connection, id: &[u8]) -> Result<(), Fault> {
    let (created, card): (i64, Vec<u8>) = connection
        .prepare_cached("SELECT created_ms, CAST(card AS BLOB) FROM v2_games WHERE id = CAST(?1 AS TEXT)")?
        .query_row([id], |row| Ok((row.get(0)?, row.get(1)?)))?;
    let (bodies, verdict) = (bodies(connection, id)?, verdict(&card)?);
    let bodies: Vec<&str> = bodies.iter().map(String::as_str).collect();
    let events = legacy::upgrade(&bodies, verdict.as_ref()).map_err(unreadable)?;
    let room = Room::load(&events).map_err(unreadable)?;
    if room.terms().game.to_string().as_bytes() != id {
        return Err(unreadable("its events are those of another game"));
    }
    let command = crate::append(&room, Moment(created), &events).map_err(unreadable)?;
    apply(connection, &mut LastEvents::default(), &command)?;
    for sql in [
        "INSERT INTO seats (player, game, created_ms)
             SELECT 'guest:' || guest, game, created_ms FROM v2_seats WHERE game = CAST(?1 AS TEXT)
             ON CONFLICT DO NOTHING",
        "INSERT INTO analyses (game, made_ms, body)
             SELECT game, made_ms, body FROM v2_analyses WHERE game = CAST(?1 AS TEXT)",
    ] {
        connection.prepare_cached(sql)?.execute([id])?;
    }
    Ok(())
}

fn bodies(connection: &Connection, id: &[u8]) -> Result<Vec<String>, Fault> {
    let mut select = connection
        .prepare_cached("SELECT CAST(body AS BLOB) FROM v2_events WHERE game = CAST(?1 AS TEXT) ORDER BY seq")?;
    let bytes: Vec<Vec<u8>> = select.query_map([id], |row| row.get(0))?.collect::<Result<_, _>>()?;
    bytes
        .into_iter()
        .map(|bytes| String::from_utf8(bytes).map_err(unreadable))
        .collect()
}

/// Returns the verdict of a game, which version 2 stored only in the card.
fn verdict(card: &[u8]) -> Result<Option<Verdict>, Fault> {
    #[derive(Deserialize)]
    struct Card {
        summary: Summary,
    }
    #[derive(Deserialize)]
    struct Summary {
        verdict: Option<Verdict>,
    }
    let card: Card = serde_json::from_slice(card).map_err(unreadable)?;
    Ok(card.summary.verdict)
}

fn unreadable(reason: impl Display) -> Fault {
    Fault::Unreadable(reason.to_string())
}
