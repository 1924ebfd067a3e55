//! SQL for the records that players keep in their accounts.

use super::columns::{Text, id};
use super::connection::{Row, Rows, Sql};
use super::error::{SqlError, contradiction};
use super::select::HasReaders;
use super::value::values;
use crate::{
    AccountRecordRow, Answer, QueryError, RecordBounds, RecordCommand, RecordContent, RecordId, RecordQueries,
};
use play::Player;

pub(crate) fn apply(connection: &dyn Sql, command: &RecordCommand) -> Result<(), SqlError> {
    match command {
        RecordCommand::Keep {
            player,
            id,
            at_ms,
            content,
            bounds,
        } => {
            let kept: Option<Option<[u8; 32]>> = connection.optional(
                "SELECT digest FROM account_records WHERE player = ?1 AND id = ?2",
                &values![Text(*player), Text(*id)],
                |row| row.get(0),
            )?;
            match kept.flatten() {
                Some(digest) if digest == content.digest => Ok(()),
                Some(_) => Err(contradiction("another record has this id".to_owned())),
                None => keep(connection, (*player, *id), content, (*at_ms, *bounds)),
            }
        }
        RecordCommand::Delete {
            player,
            id,
            at_ms,
            remembered,
        } => delete(connection, (*player, *id), (*at_ms, *remembered)),
    }
}

/// SQL for the number of the next change to a player's records. The record that was deleted last keeps its row, so no
/// number is used twice.
const NEXT: &str = "(SELECT coalesce(max(seq), 0) + 1 FROM account_records WHERE player = ?1)";

fn keep(
    connection: &dyn Sql,
    (player, id): (Player, RecordId),
    content: &RecordContent,
    (at_ms, bounds): (i64, RecordBounds),
) -> Result<(), SqlError> {
    let sql = format!(
        "INSERT INTO account_records (player, id, seq, stored_ms, digest, body)
         SELECT player, ?2, {NEXT}, ?3, ?4, ?5 FROM accounts
         WHERE player = ?1 AND closed_ms IS NULL
               AND (SELECT count(*) < ?6 AND coalesce(sum(length(body)), 0) < ?7
                    FROM account_records WHERE player = ?1 AND digest IS NOT NULL)
               AND (SELECT bytes FROM stored_bytes WHERE what = 'records') < ?8
         ON CONFLICT (player, id) DO UPDATE SET
             seq = excluded.seq, stored_ms = excluded.stored_ms, digest = excluded.digest, body = excluded.body"
    );
    let kept = connection.execute(
        &sql,
        &values![
            Text(player),
            Text(id),
            at_ms,
            content.digest,
            content.body,
            bounds.most,
            sql_bytes(bounds.most_bytes),
            sql_bytes(bounds.most_bytes_of_all),
        ],
    )?;
    match kept {
        0 => Err(contradiction(
            "there is no room for the record, or no account".to_owned(),
        )),
        _ => Ok(()),
    }
}

fn sql_bytes(bytes: u64) -> i64 {
    i64::try_from(bytes).unwrap_or(i64::MAX)
}

fn delete(
    connection: &dyn Sql,
    (player, id): (Player, RecordId),
    (at_ms, remembered): (i64, u32),
) -> Result<(), SqlError> {
    let sql = format!(
        "UPDATE account_records SET seq = {NEXT}, stored_ms = ?3, digest = NULL, body = NULL
         WHERE player = ?1 AND id = ?2 AND digest IS NOT NULL"
    );
    connection.execute(&sql, &values![Text(player), Text(id), at_ms])?;
    connection.execute(
        "DELETE FROM account_records WHERE player = ?1 AND digest IS NULL AND seq IN (
                 SELECT seq FROM account_records WHERE player = ?1 AND digest IS NULL
                 ORDER BY seq DESC LIMIT 4294967295 OFFSET ?2)",
        &values![Text(player), remembered],
    )?;
    Ok(())
}

impl<T: HasReaders> RecordQueries for T {
    fn account_record(&self, player: Player, id: RecordId) -> Answer<Option<AccountRecordRow>, QueryError> {
        self.readers().query(move |connection| {
            connection.optional(
                "SELECT id, seq, stored_ms, digest, body FROM account_records WHERE player = ?1 AND id = ?2",
                &values![Text(player), Text(id)],
                record_row,
            )
        })
    }

    fn record_bytes(&self) -> Answer<u64, QueryError> {
        self.readers().query(|connection| {
            let bytes: i64 = connection.one(
                "SELECT bytes FROM stored_bytes WHERE what = 'records'",
                &values![],
                |row| row.get(0),
            )?;
            Ok(bytes.max(0).unsigned_abs())
        })
    }

    fn account_records_after(&self, player: Player, seq: u32, most: u32) -> Answer<Vec<AccountRecordRow>, QueryError> {
        self.readers().query(move |connection| {
            connection.all(
                "SELECT id, seq, stored_ms, digest, body FROM account_records
                     WHERE player = ?1 AND seq > ?2 ORDER BY seq LIMIT ?3",
                &values![Text(player), seq, most],
                record_row,
            )
        })
    }
}

fn record_row(row: Row<'_>) -> Result<AccountRecordRow, SqlError> {
    let digest: Option<[u8; 32]> = row.get(3)?;
    let body: Option<Vec<u8>> = row.get(4)?;
    Ok(AccountRecordRow {
        id: id(row, 0)?,
        seq: row.get(1)?,
        stored_ms: row.get(2)?,
        content: digest.zip(body).map(|(digest, body)| RecordContent { digest, body }),
    })
}
