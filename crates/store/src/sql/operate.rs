//! The operator's access to the database: accounts, storage per player, and deletion. A server may be running. Each
//! change is one transaction.

use super::accounts;
use super::columns::{Text, id};
use super::connection::{Rows, Sql};
use super::error::SqlError;
use super::records;
use super::value::{Value, values};
use crate::{AccountCommand, CommandError, QueryError, RecordCommand, RecordId};
use play::Player;
use std::fmt;

/// Number of deletion markers kept per player, so that other devices can delete their copies.
const REMEMBERED: u32 = 4_000;

/// A database opened for the operator.
pub struct Operator(Box<dyn Sql + Send>);

impl fmt::Debug for Operator {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Operator(…)")
    }
}

/// An account in a list for the operator.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AccountLine {
    pub player: Player,
    pub name: String,
    /// Time of creation, in milliseconds since 1970.
    pub created_ms: i64,
    /// Time of the last use, in milliseconds since 1970; `None` if the account has no session.
    pub seen_ms: Option<i64>,
    /// Start of the suspension, in milliseconds since 1970; `None` if the account is not suspended.
    pub suspended_ms: Option<i64>,
}

/// A kind of data that can take up a lot of space.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stored {
    /// Events of games.
    Games,
    /// Records in accounts.
    Records,
    /// Analyses shared by link.
    Shared,
    /// Engine analyses of finished games.
    Analyses,
    /// Chat messages.
    Chat,
}

/// The stored amount of a kind of data, in total or of one player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Amount {
    pub what: Stored,
    /// The player, with a name only in results of [`Operator::amounts`]; `None` if the amount is not of one player.
    pub player: Option<(Player, Option<String>)>,
    pub count: u64,
    /// Total size of the contents, in bytes.
    pub bytes: u64,
}

/// The chat messages of games and tournaments, with their authors and sizes.
macro_rules! all_chat {
    () => {
        "(SELECT player, octet_length(coalesce(text, preset)) AS bytes FROM chat
          UNION ALL
          SELECT player, octet_length(coalesce(text, preset)) FROM tournament_chat) AS said"
    };
}

impl Stored {
    /// All kinds, in the order in which they are listed.
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
                "SELECT count(*), CAST(coalesce(sum(
                     coalesce((SELECT length(body) FROM packs WHERE packs.game = games.id), 0)
                     + coalesce((SELECT sum(length(body)) FROM events WHERE events.game = games.id), 0)), 0) AS BIGINT)
                 FROM games"
            }
            Self::Records => {
                "SELECT count(*), coalesce(sum(length(body)), 0) FROM account_records WHERE body IS NOT NULL"
            }
            Self::Shared => "SELECT count(*), CAST(coalesce(sum(bytes), 0) AS BIGINT) FROM shared",
            Self::Analyses => "SELECT count(*), coalesce(sum(length(body)), 0) FROM analyses",
            Self::Chat => concat!(
                "SELECT count(*), CAST(coalesce(sum(bytes), 0) AS BIGINT) FROM ",
                all_chat!()
            ),
        }
    }

    /// Returns the SQL for the amounts by player, largest first; `None` if the data is not stored by player. A game
    /// counts for each of its players.
    const fn sizes_by_player(self) -> Option<&'static str> {
        match self {
            Self::Games => Some(
                "SELECT seats.player, count(*), CAST(sum(
                     coalesce((SELECT length(body) FROM packs WHERE packs.game = seats.game), 0)
                     + coalesce((SELECT sum(length(body)) FROM events WHERE events.game = seats.game), 0)) AS BIGINT)
                     AS bytes
                 FROM seats GROUP BY seats.player ORDER BY bytes DESC, seats.player LIMIT ?1",
            ),
            Self::Records => Some(
                "SELECT player, count(*), sum(length(body)) AS bytes FROM account_records WHERE body IS NOT NULL
                 GROUP BY player ORDER BY bytes DESC, player LIMIT ?1",
            ),
            Self::Chat => Some(concat!(
                "SELECT player, count(*), CAST(sum(bytes) AS BIGINT) AS bytes FROM ",
                all_chat!(),
                " GROUP BY player ORDER BY 3 DESC, player LIMIT ?1",
            )),
            Self::Shared | Self::Analyses => None,
        }
    }
}

impl Operator {
    pub(crate) fn of(connection: impl Sql + Send + 'static) -> Self {
        Self(Box::new(connection))
    }

    pub(super) fn connection(&self) -> &dyn Sql {
        &*self.0
    }

    /// Calls `work` in a transaction. Commits if it succeeds, and rolls back otherwise.
    fn transaction(&self, work: impl FnOnce(&dyn Sql) -> Result<(), SqlError>) -> Result<(), CommandError> {
        let connection = self.connection();
        connection.begin()?;
        let done = work(connection).and_then(|()| connection.commit());
        if done.is_err() && connection.is_in_transaction() {
            connection.roll_back()?;
        }
        done.map_err(CommandError::from)
    }

    /// Returns open accounts, newest first, at most `most`.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    pub fn accounts(&self, most: u32) -> Result<Vec<AccountLine>, QueryError> {
        self.lines(
            "ORDER BY accounts.created_ms DESC, accounts.player LIMIT ?1",
            &values![most],
        )
    }

    /// Returns the open account that belongs to `player` or whose name has the skeleton `look`.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    pub fn account(&self, player: Option<Player>, look: &str) -> Result<Option<AccountLine>, QueryError> {
        let found = self.lines(
            "AND (accounts.player = ?1 OR accounts.skeleton = ?2) LIMIT 1",
            &values![player.map(Text), look],
        )?;
        Ok(found.into_iter().next())
    }

    fn lines(&self, which: &str, params: &[Value<'_>]) -> Result<Vec<AccountLine>, QueryError> {
        let sql = format!(
            "SELECT accounts.player, name, accounts.created_ms, suspended_ms,
                    (SELECT max(coalesce(seen_ms, created_ms)) FROM tokens WHERE tokens.player = accounts.player)
             FROM accounts WHERE closed_ms IS NULL {which}"
        );
        let lines = self.connection().all(&sql, params, |row| {
            Ok(AccountLine {
                player: id(row, 0)?,
                name: row.get(1)?,
                created_ms: row.get(2)?,
                suspended_ms: row.get(3)?,
                seen_ms: row.get(4)?,
            })
        })?;
        Ok(lines)
    }

    /// Executes the commands in one transaction.
    ///
    /// # Errors
    ///
    /// See [`CommandError`].
    pub fn change(&mut self, commands: &[AccountCommand]) -> Result<(), CommandError> {
        self.transaction(|connection| {
            commands
                .iter()
                .try_for_each(|command| accounts::apply(connection, command))
        })
    }

    /// Returns the total of each kind of data, followed by the `players` players with the most of it.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    pub fn amounts(&self, players: u32) -> Result<Vec<Amount>, QueryError> {
        let mut amounts = Vec::new();
        for what in Stored::ALL {
            amounts.push(self.amount(what, None, (what.sizes(), &[]))?);
            let Some(sql) = what.sizes_by_player() else { continue };
            let found = self.connection().all(sql, &values![players], |row| {
                Ok((id(row, 0)?, (row.get(1)?, row.get(2)?)))
            })?;
            for (player, sizes) in found {
                let name = self.name(player)?;
                amounts.push(amount(what, Some((player, name)), sizes));
            }
        }
        Ok(amounts)
    }

    fn amount(
        &self,
        what: Stored,
        player: Option<Player>,
        (sql, params): (&str, &[Value<'_>]),
    ) -> Result<Amount, QueryError> {
        let sizes = self
            .connection()
            .one(sql, params, |row| Ok((row.get(0)?, row.get(1)?)))?;
        Ok(amount(what, player.map(|player| (player, None)), sizes))
    }

    fn name(&self, player: Player) -> Result<Option<String>, QueryError> {
        let sql = "SELECT coalesce(accounts.name, nickname) FROM players
                   LEFT JOIN accounts ON accounts.player = players.key WHERE key = ?1";
        let found: Option<Option<String>> = self
            .connection()
            .optional(sql, &values![Text(player)], |row| row.get(0))?;
        Ok(found.flatten())
    }

    /// Returns the number and the total size of the records that a player keeps.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    pub fn records_of(&self, player: Player) -> Result<Amount, QueryError> {
        let sql = "SELECT count(*), coalesce(sum(length(body)), 0) FROM account_records
                   WHERE body IS NOT NULL AND player = ?1";
        self.amount(Stored::Records, Some(player), (sql, &values![Text(player)]))
    }

    /// Deletes the records that a player keeps. Deletion markers remain for the player's devices.
    ///
    /// # Errors
    ///
    /// See [`CommandError`].
    pub fn delete_records(&mut self, player: Player, at_ms: i64) -> Result<(), CommandError> {
        self.transaction(|connection| {
            let sql = "SELECT id FROM account_records WHERE player = ?1 AND body IS NOT NULL";
            let ids: Vec<RecordId> = connection.all(sql, &values![Text(player)], |row| id(row, 0))?;
            ids.into_iter().try_for_each(|id| {
                let delete = RecordCommand::Delete {
                    player,
                    id,
                    at_ms,
                    remembered: REMEMBERED,
                };
                records::apply(connection, &delete)
            })
        })
    }

    /// Deletes a player's chat messages.
    ///
    /// # Errors
    ///
    /// See [`CommandError`].
    pub fn delete_chat(&mut self, player: Player) -> Result<(), CommandError> {
        self.transaction(|connection| {
            for sql in [
                "DELETE FROM chat WHERE player = ?1",
                "DELETE FROM tournament_chat WHERE player = ?1",
            ] {
                connection.execute(sql, &values![Text(player)])?;
            }
            Ok(())
        })
    }

    /// Returns the number and the total size of a player's chat messages.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    pub fn chat_of(&self, player: Player) -> Result<Amount, QueryError> {
        let sql = concat!(
            "SELECT count(*), CAST(coalesce(sum(bytes), 0) AS BIGINT) FROM ",
            all_chat!(),
            " WHERE player = ?1"
        );
        self.amount(Stored::Chat, Some(player), (sql, &values![Text(player)]))
    }

    /// Returns the number and total size of the analyses last shared before `before_ms` (milliseconds since 1970).
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    pub fn shared_before(&self, before_ms: i64) -> Result<Amount, QueryError> {
        let sql = "SELECT count(*), CAST(coalesce(sum(bytes), 0) AS BIGINT) FROM shared WHERE stored_ms < ?1";
        self.amount(Stored::Shared, None, (sql, &values![before_ms]))
    }

    /// Deletes the analyses last shared before `before_ms` (milliseconds since 1970).
    ///
    /// # Errors
    ///
    /// See [`CommandError`].
    pub fn delete_shared(&mut self, before_ms: i64) -> Result<(), CommandError> {
        let sql = "DELETE FROM shared WHERE stored_ms < ?1";
        self.connection().execute(sql, &values![before_ms])?;
        Ok(())
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
