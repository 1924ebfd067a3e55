//! The SQL of accounts as seen by programs: handles and bots.

use super::change::{Applied, change, change_one};
use crate::sql::columns::{Text, id};
use crate::sql::error::contradiction;
use crate::sql::{Row, Rows, Sql, SqlError, values};
use crate::{HandleKind, NewHandle, ProgramProfileRow};
use play::Player;

pub(super) fn add_handle(connection: &dyn Sql, new: &NewHandle) -> Applied {
    let taken: bool = connection.one(
        "SELECT EXISTS (SELECT 1 FROM handles WHERE look = ?1)",
        &values![new.closed_look],
        |row| row.get(0),
    )?;
    if taken {
        return Err(contradiction("a closed account had that handle".to_owned()));
    }
    change_one(
        connection,
        "INSERT INTO handles (look, closed, player, handle, chosen)
         SELECT ?1, ?5, player, ?3, ?4 FROM accounts WHERE player = ?2 AND closed_ms IS NULL",
        &values![
            new.look,
            Text(new.player),
            new.handle,
            new.kind == HandleKind::Chosen,
            new.closed_look
        ],
    )
}

/// Erases the handles of a closed account, but keeps them reserved.
pub(super) fn close_handles(connection: &dyn Sql, player: Player) -> Applied {
    let sql = "UPDATE handles SET look = closed, handle = NULL WHERE player = ?1";
    change(connection, sql, &values![Text(player)])
}

pub(super) fn make_bot(connection: &dyn Sql, player: Player, at_ms: i64) -> Applied {
    change_one(
        connection,
        "UPDATE accounts SET bot_ms = coalesce(bot_ms, ?2) WHERE player = ?1 AND closed_ms IS NULL
             AND (bot_ms IS NOT NULL OR NOT EXISTS (SELECT 1 FROM seats WHERE seats.player = ?1))",
        &values![Text(player), at_ms],
    )
}

pub(super) fn set_setup(connection: &dyn Sql, player: Player, setup: &str) -> Applied {
    let sql = "UPDATE accounts SET bot_setup = ?2 WHERE player = ?1 AND bot_ms IS NOT NULL AND closed_ms IS NULL";
    change_one(connection, sql, &values![Text(player), setup])
}

/// Selects a profile. The chosen handle takes precedence over the proposed one.
const PROFILE: &str = "
    SELECT key, CASE WHEN accounts.player IS NULL THEN nickname ELSE name END,
           (SELECT handle FROM handles WHERE handles.player = key AND handle IS NOT NULL ORDER BY chosen DESC LIMIT 1),
           accounts.player IS NOT NULL AND closed_ms IS NULL, coalesce(accounts.created_ms, players.created_ms),
           bot_ms IS NOT NULL, bot_setup
    FROM players LEFT JOIN accounts ON accounts.player = key WHERE key = ?1";

pub(super) fn profiles(connection: &dyn Sql, players: &[Player]) -> Result<Vec<ProgramProfileRow>, SqlError> {
    let profile = |player: &Player| connection.optional(PROFILE, &values![Text(*player)], profile_row);
    let found: Vec<_> = players.iter().map(profile).collect::<Result<_, _>>()?;
    Ok(found.into_iter().flatten().collect())
}

pub(super) fn handles(connection: &dyn Sql, player: Player) -> Result<Vec<(String, HandleKind)>, SqlError> {
    connection.all(
        "SELECT handle, chosen FROM handles WHERE player = ?1 AND handle IS NOT NULL ORDER BY chosen",
        &values![Text(player)],
        |row| {
            let chosen: bool = row.get(1)?;
            let kind = if chosen {
                HandleKind::Chosen
            } else {
                HandleKind::Proposed
            };
            Ok((row.get(0)?, kind))
        },
    )
}

pub(super) fn player_of(connection: &dyn Sql, look: &str) -> Result<Option<Player>, SqlError> {
    connection.optional(
        "SELECT player FROM handles WHERE look = ?1 AND handle IS NOT NULL",
        &values![look],
        |row| id(row, 0),
    )
}

pub(super) fn without_handle(connection: &dyn Sql, most: u32) -> Result<Vec<(Player, String)>, SqlError> {
    connection.all(
        "SELECT player, name FROM accounts WHERE closed_ms IS NULL
             AND NOT EXISTS (SELECT 1 FROM handles WHERE handles.player = accounts.player)
             ORDER BY created_ms, player LIMIT ?1",
        &values![most],
        |row| Ok((id(row, 0)?, row.get(1)?)),
    )
}

fn profile_row(row: Row<'_>) -> Result<ProgramProfileRow, SqlError> {
    Ok(ProgramProfileRow {
        player: id(row, 0)?,
        name: row.get(1)?,
        handle: row.get(2)?,
        has_account: row.get(3)?,
        created_ms: row.get(4)?,
        bot: row.get(5)?,
        setup: row.get(6)?,
    })
}
