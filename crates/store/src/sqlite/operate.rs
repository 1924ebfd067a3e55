//! Operator's access to the database: accounts, storage per player, and deletion. Works with or without a running
//! server; each change is one short transaction, and the server sees it at its next query.

use super::columns::{Text, id};
use super::open::{DATABASE_FILE, LOCK_FILE};
use super::{OpenError, accounts, lock, newest_version, open, records};
use crate::{AccountCommand, RecordCommand, RecordId};
use play::Player;
use rusqlite::{Connection, OptionalExtension, Params, TransactionBehavior, params};
use std::path::Path;
use std::time::Duration;

/// How long a change waits for the server's changes.
const BUSY: Duration = Duration::from_secs(30);
/// Number of deletion markers kept for a player's devices.
const REMEMBERED: u32 = 4_000;

/// An open database.
#[derive(Debug)]
pub struct Operator(Connection);

/// An account as the operator sees it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AccountLine {
    pub player: Player,
    pub name: String,
    /// Time of creation, milliseconds since 1970.
    pub created_ms: i64,
    /// Time of the last use, in milliseconds since 1970; `None` if it is not signed in anywhere.
    pub seen_ms: Option<i64>,
    /// Start of the suspension, if it is suspended.
    pub suspended_ms: Option<i64>,
}

/// A kind of data that takes up much space.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stored {
    /// Events of games.
    Games,
    /// Records in accounts.
    Records,
    /// Analyses stored for links.
    Shared,
    /// Engine analyses of finished games.
    Analyses,
    /// Chat messages.
    Chat,
}

/// The stored amount of a kind of data.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Amount {
    pub what: Stored,
    /// The player; `None` for the total.
    pub player: Option<(Player, Option<String>)>,
    pub count: u64,
    /// Bytes of the contents.
    pub bytes: u64,
}

impl Stored {
    /// All kinds.
    pub const ALL: [Self; 5] = [Self::Games, Self::Records, Self::Shared, Self::Analyses, Self::Chat];

    /// Returns the name of the kind.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Games => "games",
            Self::Records => "records",
            Self::Shared => "shared",
            Self::Analyses => "analyses",
            Self::Chat => "chat",
        }
    }

    const fn sizes(self) -> &'static str {
        match self {
            Self::Games => {
                "SELECT count(*), coalesce(sum(
                     coalesce((SELECT length(body) FROM packs WHERE packs.game = games.id), 0)
                     + coalesce((SELECT sum(length(body)) FROM events WHERE events.game = games.id), 0)), 0)
                 FROM games"
            }
            Self::Records => {
                "SELECT count(*), coalesce(sum(length(body)), 0) FROM account_records WHERE body IS NOT NULL"
            }
            Self::Shared => "SELECT count(*), coalesce(sum(bytes), 0) FROM shared",
            Self::Analyses => "SELECT count(*), coalesce(sum(length(body)), 0) FROM analyses",
            Self::Chat => "SELECT count(*), coalesce(sum(length(CAST(coalesce(text, preset) AS BLOB))), 0) FROM chat",
        }
    }

    /// Returns the SQL for the amounts by player, largest first; a game counts for both of its players. `None` if the
    /// data has no player.
    const fn sizes_by_player(self) -> Option<&'static str> {
        match self {
            Self::Games => Some(
                "SELECT seats.player, count(*), sum(
                     coalesce((SELECT length(body) FROM packs WHERE packs.game = seats.game), 0)
                     + coalesce((SELECT sum(length(body)) FROM events WHERE events.game = seats.game), 0)) AS bytes
                 FROM seats GROUP BY seats.player ORDER BY bytes DESC, seats.player LIMIT ?1",
            ),
            Self::Records => Some(
                "SELECT player, count(*), sum(length(body)) AS bytes FROM account_records WHERE body IS NOT NULL
                 GROUP BY player ORDER BY bytes DESC, player LIMIT ?1",
            ),
            Self::Chat => Some(
                "SELECT player, count(*), sum(length(CAST(coalesce(text, preset) AS BLOB))) AS bytes FROM chat
                 GROUP BY player ORDER BY bytes DESC, player LIMIT ?1",
            ),
            Self::Shared | Self::Analyses => None,
        }
    }
}

impl Operator {
    pub(super) fn connection(&self) -> &Connection {
        &self.0
    }

    /// Opens the database of `folder`.
    ///
    /// # Errors
    ///
    /// See [`OpenError`].
    pub fn open(folder: &Path) -> Result<Self, OpenError> {
        let path = folder.join(DATABASE_FILE);
        if !path.exists() {
            return Err(OpenError::Missing { path });
        }
        let connection = Connection::open(&path)?;
        let (found, known) = (open::version(&connection, &path)?.unwrap_or(0), newest_version());
        if found < known {
            return Err(OpenError::TooOld { path, found, known });
        }
        connection.busy_timeout(BUSY)?;
        connection.pragma_update(None, "synchronous", "FULL")?;
        connection.pragma_update(None, "foreign_keys", "ON")?;
        Ok(Self(connection))
    }

    /// Returns the accounts that are not closed, newest first.
    ///
    /// # Errors
    ///
    /// Errors of SQLite.
    pub fn accounts(&self, most: u32) -> Result<Vec<AccountLine>, rusqlite::Error> {
        self.lines("ORDER BY accounts.created_ms DESC, accounts.player LIMIT ?1", [most])
    }

    /// Returns the account of this player, or the one whose name has this skeleton.
    ///
    /// # Errors
    ///
    /// Errors of SQLite.
    pub fn account(&self, player: Option<Player>, look: &str) -> Result<Option<AccountLine>, rusqlite::Error> {
        let found = self.lines(
            "AND (accounts.player = ?1 OR accounts.skeleton = ?2) LIMIT 1",
            params![player.map(Text), look],
        )?;
        Ok(found.into_iter().next())
    }

    fn lines(&self, which: &str, params: impl Params) -> Result<Vec<AccountLine>, rusqlite::Error> {
        let sql = format!(
            "SELECT accounts.player, name, accounts.created_ms, suspended_ms,
                    (SELECT max(coalesce(seen_ms, created_ms)) FROM tokens WHERE tokens.player = accounts.player)
             FROM accounts WHERE closed_ms IS NULL {which}"
        );
        let mut select = self.0.prepare(&sql)?;
        let lines = select.query_map(params, |row| {
            Ok(AccountLine {
                player: id(row, 0)?,
                name: row.get(1)?,
                created_ms: row.get(2)?,
                suspended_ms: row.get(3)?,
                seen_ms: row.get(4)?,
            })
        })?;
        lines.collect()
    }

    /// Executes commands, all or none.
    ///
    /// # Errors
    ///
    /// Errors of SQLite.
    pub fn change(&mut self, commands: &[AccountCommand]) -> Result<(), rusqlite::Error> {
        let transaction = self.0.transaction_with_behavior(TransactionBehavior::Immediate)?;
        for command in commands {
            accounts::apply(&transaction, command)?;
        }
        transaction.commit()
    }

    /// Returns the amount of each kind, and the players with the most data.
    ///
    /// # Errors
    ///
    /// Errors of SQLite.
    pub fn amounts(&self, players: u32) -> Result<Vec<Amount>, rusqlite::Error> {
        let mut amounts = Vec::new();
        for what in Stored::ALL {
            let (count, bytes) = self
                .0
                .query_row(what.sizes(), [], |row| Ok((row.get(0)?, row.get(1)?)))?;
            amounts.push(amount(what, None, (count, bytes)));
            let Some(sql) = what.sizes_by_player() else { continue };
            let mut select = self.0.prepare(sql)?;
            let found = select.query_map([players], |row| Ok((id(row, 0)?, (row.get(1)?, row.get(2)?))))?;
            for found in found {
                let (player, sizes) = found?;
                let name = self.name(player)?;
                amounts.push(amount(what, Some((player, name)), sizes));
            }
        }
        Ok(amounts)
    }

    fn name(&self, player: Player) -> Result<Option<String>, rusqlite::Error> {
        let sql = "SELECT coalesce(accounts.name, nickname) FROM players
                   LEFT JOIN accounts ON accounts.player = players.key WHERE key = ?1";
        Ok(self
            .0
            .query_row(sql, [Text(player)], |row| row.get(0))
            .optional()?
            .flatten())
    }

    /// Returns the number of records that a player keeps, and their bytes.
    ///
    /// # Errors
    ///
    /// Errors of SQLite.
    pub fn records_of(&self, player: Player) -> Result<Amount, rusqlite::Error> {
        let sql = "SELECT count(*), coalesce(sum(length(body)), 0) FROM account_records
                   WHERE body IS NOT NULL AND player = ?1";
        let sizes = self
            .0
            .query_row(sql, [Text(player)], |row| Ok((row.get(0)?, row.get(1)?)))?;
        Ok(amount(Stored::Records, Some((player, None)), sizes))
    }

    /// Deletes the records that a player keeps; the player's devices will learn of it.
    ///
    /// # Errors
    ///
    /// Errors of SQLite.
    pub fn delete_records(&mut self, player: Player, at_ms: i64) -> Result<(), rusqlite::Error> {
        let transaction = self.0.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let ids: Vec<RecordId> = transaction
            .prepare("SELECT id FROM account_records WHERE player = ?1 AND body IS NOT NULL")?
            .query_map([Text(player)], |row| id(row, 0))?
            .collect::<Result<_, _>>()?;
        for id in ids {
            let delete = RecordCommand::Delete {
                player,
                id,
                at_ms,
                remembered: REMEMBERED,
            };
            records::apply(&transaction, &delete)?;
        }
        transaction.commit()
    }

    /// Deletes a player's chat messages.
    ///
    /// # Errors
    ///
    /// Errors of SQLite.
    pub fn delete_chat(&mut self, player: Player) -> Result<(), rusqlite::Error> {
        self.0
            .execute("DELETE FROM chat WHERE player = ?1", [Text(player)])
            .map(|_| ())
    }

    /// Returns the number of a player's chat messages, and their bytes.
    ///
    /// # Errors
    ///
    /// Errors of SQLite.
    pub fn chat_of(&self, player: Player) -> Result<Amount, rusqlite::Error> {
        let sql = "SELECT count(*), coalesce(sum(length(CAST(coalesce(text, preset) AS BLOB))), 0) FROM chat WHERE player = ?1";
        let sizes = self
            .0
            .query_row(sql, [Text(player)], |row| Ok((row.get(0)?, row.get(1)?)))?;
        Ok(amount(Stored::Chat, Some((player, None)), sizes))
    }

    /// Returns the number of analyses that have not been shared since a given time, and their bytes.
    ///
    /// # Errors
    ///
    /// Errors of SQLite.
    pub fn shared_before(&self, before_ms: i64) -> Result<Amount, rusqlite::Error> {
        let sql = "SELECT count(*), coalesce(sum(bytes), 0) FROM shared WHERE stored_ms < ?1";
        let sizes = self
            .0
            .query_row(sql, [before_ms], |row| Ok((row.get(0)?, row.get(1)?)))?;
        Ok(amount(Stored::Shared, None, sizes))
    }

    /// Deletes the analyses that have not been shared since a given time.
    ///
    /// # Errors
    ///
    /// Errors of SQLite.
    pub fn delete_shared(&mut self, before_ms: i64) -> Result<(), rusqlite::Error> {
        let sql = "DELETE FROM shared WHERE stored_ms < ?1";
        self.0.execute(sql, params![before_ms]).map(|_| ())
    }
}

fn amount(what: Stored, player: Option<(Player, Option<String>)>, (count, bytes): (i64, i64)) -> Amount {
    Amount {
        what,
        player,
        count: count.unsigned_abs(),
        bytes: bytes.unsigned_abs(),
    }
}

/// Returns the space of deleted data to the disk. No server may use the folder meanwhile.
///
/// # Errors
///
/// See [`OpenError`].
pub fn compact(folder: &Path) -> Result<(), OpenError> {
    let lock = lock::take(folder, &folder.join(LOCK_FILE))?;
    let Operator(connection) = Operator::open(folder)?;
    connection.execute_batch("VACUUM")?;
    connection.close().map_err(|(_, error)| error)?;
    drop(lock);
    Ok(())
}
