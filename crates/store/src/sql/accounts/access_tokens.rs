//! The SQL of access tokens.

use super::change::{Applied, change, change_one};
use crate::sql::columns::{Text, id};
use crate::sql::error::contradiction;
use crate::sql::{Row, Rows, Sql, SqlError, values};
use crate::{AccessTokenHash, AccessTokenRow};
use play::{Player, Scopes};

pub(super) fn add(connection: &dyn Sql, row: &AccessTokenRow, most: u32) -> Applied {
    let sql = "DELETE FROM access_tokens WHERE player = ?1 AND ends_ms <= ?2";
    change(connection, sql, &values![Text(row.player), row.created_ms])?;
    let count: i64 = connection.one(
        "SELECT count(*) FROM access_tokens WHERE player = ?1",
        &values![Text(row.player)],
        |row| row.get(0),
    )?;
    if count >= i64::from(most) {
        return Err(contradiction("the player has too many access tokens".to_owned()));
    }
    change_one(
        connection,
        "INSERT INTO access_tokens (token_hash, player, name, scopes, created_ms, ends_ms, used_ms)
         SELECT ?1, player, ?3, ?4, ?5, ?6, ?7 FROM accounts WHERE player = ?2 AND closed_ms IS NULL",
        &values![
            row.token,
            Text(row.player),
            row.name,
            row.scopes.codes(),
            row.created_ms,
            row.ends_ms,
            row.used_ms
        ],
    )
}

pub(super) fn used(connection: &dyn Sql, token: AccessTokenHash, at_ms: i64) -> Applied {
    let sql = "UPDATE access_tokens SET used_ms = ?2 WHERE token_hash = ?1";
    change(connection, sql, &values![token, at_ms])
}

pub(super) fn revoke(connection: &dyn Sql, player: Player, token: AccessTokenHash) -> Applied {
    let sql = "DELETE FROM access_tokens WHERE player = ?1 AND token_hash = ?2";
    change(connection, sql, &values![Text(player), token])
}

pub(super) fn revoke_all(connection: &dyn Sql, player: Player) -> Applied {
    let sql = "DELETE FROM access_tokens WHERE player = ?1";
    change(connection, sql, &values![Text(player)])
}

pub(super) fn usable(connection: &dyn Sql, token: AccessTokenHash) -> Result<Option<AccessTokenRow>, SqlError> {
    connection.optional(
        "SELECT token_hash, one.player, one.name, scopes, one.created_ms, ends_ms, used_ms
             FROM access_tokens AS one JOIN accounts ON accounts.player = one.player
             WHERE token_hash = ?1 AND closed_ms IS NULL AND suspended_ms IS NULL",
        &values![token],
        token_row,
    )
}

pub(super) fn of(connection: &dyn Sql, player: Player) -> Result<Vec<AccessTokenRow>, SqlError> {
    connection.all(
        "SELECT token_hash, player, name, scopes, created_ms, ends_ms, used_ms
             FROM access_tokens WHERE player = ?1 ORDER BY created_ms DESC, token_hash",
        &values![Text(player)],
        token_row,
    )
}

fn token_row(row: Row<'_>) -> Result<AccessTokenRow, SqlError> {
    let scopes: String = row.get(3)?;
    let unknown = |scope: String| SqlError::Damaged(format!("scope {scope} is not known"));
    Ok(AccessTokenRow {
        token: row.get(0)?,
        player: id(row, 1)?,
        name: row.get(2)?,
        scopes: Scopes::from_codes(&scopes).map_err(unknown)?,
        created_ms: row.get(4)?,
        ends_ms: row.get(5)?,
        used_ms: row.get(6)?,
    })
}
