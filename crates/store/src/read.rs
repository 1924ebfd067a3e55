//! Every question asked of the rows.

use crate::rows::{EventRow, GameRow, Page, Phase};
use crate::{Store, StoreError};
use rusqlite::{Connection, OptionalExtension, Row, params};

impl Store {
    /// Every event of `game`, in order; empty where there is no such game.
    ///
    /// # Errors
    ///
    /// See [`StoreError`].
    pub fn events(&self, game: &str) -> Result<Vec<EventRow>, StoreError> {
        self.read(|connection| {
            connection
                .prepare_cached("SELECT seq, at_ms, body FROM events WHERE game = ?1 ORDER BY seq")?
                .query_map([game], |row| {
                    Ok(EventRow {
                        seq: row.get(0)?,
                        at_ms: row.get(1)?,
                        body: row.get(2)?,
                    })
                })?
                .collect()
        })
    }

    /// The summary of `game`.
    ///
    /// # Errors
    ///
    /// See [`StoreError`].
    pub fn game(&self, game: &str) -> Result<Option<GameRow>, StoreError> {
        self.read(|connection| {
            connection
                .prepare_cached("SELECT id, created_ms, updated_ms, phase, card FROM games WHERE id = ?1")?
                .query_row([game], game_row)
                .optional()
        })
    }

    /// The games `guest` has a seat in, newest first. `page` counts from 0, `size` is the rows a page.
    ///
    /// # Errors
    ///
    /// See [`StoreError`].
    pub fn games_of(&self, guest: &str, page: u32, size: u32) -> Result<Page<GameRow>, StoreError> {
        self.read(|connection| {
            let total = connection
                .prepare_cached("SELECT count(*) FROM seats WHERE guest = ?1")?
                .query_row([guest], |row| row.get(0))?;
            Ok(Page {
                rows: page_of(connection, guest, page, size)?,
                total,
            })
        })
    }

    /// How many games `guest` has a seat in that are not over.
    ///
    /// # Errors
    ///
    /// See [`StoreError`].
    pub fn unfinished_games_of(&self, guest: &str) -> Result<u32, StoreError> {
        self.read(|connection| {
            connection
                .prepare_cached(
                    "SELECT count(*) FROM seats JOIN games ON games.id = seats.game
                     WHERE seats.guest = ?1 AND phase <> 'over'",
                )?
                .query_row([guest], |row| row.get(0))
        })
    }

    /// The guest whose cookie hashes to `token_hash`.
    ///
    /// # Errors
    ///
    /// See [`StoreError`].
    pub fn guest_of(&self, token_hash: &[u8; 32]) -> Result<Option<String>, StoreError> {
        self.read(|connection| {
            connection
                .prepare_cached("SELECT id FROM guests WHERE token_hash = ?1")?
                .query_row([token_hash], |row| row.get(0))
                .optional()
        })
    }

    /// Ids of the games that are in `phase`, in no promised order.
    ///
    /// # Errors
    ///
    /// See [`StoreError`].
    pub fn games_in(&self, phase: Phase) -> Result<Vec<String>, StoreError> {
        self.read(|connection| {
            connection
                .prepare_cached("SELECT id FROM games WHERE phase = ?1")?
                .query_map([phase.word()], |row| row.get(0))?
                .collect()
        })
    }

    /// The stored analysis of `game`, as JSON text.
    ///
    /// # Errors
    ///
    /// See [`StoreError`].
    pub fn analysis(&self, game: &str) -> Result<Option<String>, StoreError> {
        self.read(|connection| {
            connection
                .prepare_cached("SELECT body FROM analyses WHERE game = ?1")?
                .query_row([game], |row| row.get(0))
                .optional()
        })
    }

    /// Answers whether the database can be read, for a health check.
    ///
    /// # Errors
    ///
    /// See [`StoreError`].
    pub fn ping(&self) -> Result<(), StoreError> {
        self.read(|connection| connection.query_row("SELECT 1", [], |_| Ok(())))
    }
}

fn page_of(connection: &Connection, guest: &str, page: u32, size: u32) -> Result<Vec<GameRow>, rusqlite::Error> {
    connection
        .prepare_cached(
            "SELECT games.id, games.created_ms, updated_ms, phase, card
             FROM seats JOIN games ON games.id = seats.game
             WHERE seats.guest = ?1
             ORDER BY seats.created_ms DESC, seats.game DESC LIMIT ?2 OFFSET ?3",
        )?
        .query_map(params![guest, size, i64::from(page) * i64::from(size)], game_row)?
        .collect()
}

fn game_row(row: &Row<'_>) -> Result<GameRow, rusqlite::Error> {
    let word: String = row.get(3)?;
    let phase = Phase::from_word(&word).ok_or_else(|| {
        let wrong = format!("phase {word} is not known").into();
        rusqlite::Error::FromSqlConversionFailure(3, rusqlite::types::Type::Text, wrong)
    })?;
    Ok(GameRow {
        id: row.get(0)?,
        created_ms: row.get(1)?,
        updated_ms: row.get(2)?,
        phase,
        card: row.get(4)?,
    })
}
