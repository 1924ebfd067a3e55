//! The SQL of web push.

use super::columns::{Text, id};
use super::error::contradiction;
use super::select::HasReaders;
use crate::{Answer, NoticeId, PushCommand, PushNoticeRow, PushQueries, PushSubscriptionRow, QueryError, TokenHash};
use play::Player;
use rusqlite::{Connection, OptionalExtension, Params, Row, params};

/// Executes one command, up to an error if there is one.
pub(super) fn apply(connection: &Connection, command: &PushCommand) -> Result<(), rusqlite::Error> {
    match command {
        PushCommand::KeepKey(pkcs8) => {
            let sql = "INSERT INTO push_key (only, pkcs8) VALUES (1, ?1) ON CONFLICT DO NOTHING";
            change(connection, sql, [pkcs8]).map(drop)
        }
        PushCommand::Subscribe { subscription, most } => subscribe(connection, subscription, *most),
        PushCommand::Unsubscribe(session) => {
            let sql = "DELETE FROM push_subscriptions WHERE session = ?1";
            change(connection, sql, [session]).map(drop)
        }
        PushCommand::ForgetEndpoint(endpoint) => {
            let sql = "DELETE FROM push_subscriptions WHERE endpoint = ?1";
            change(connection, sql, [endpoint]).map(drop)
        }
        PushCommand::Put { notice, at_ms } => put(connection, notice, *at_ms),
        PushCommand::Forget { session, id } => {
            let sql = "DELETE FROM push_notices WHERE session = ?1 AND id = ?2";
            change(connection, sql, params![session, id]).map(drop)
        }
    }
}

fn subscribe(connection: &Connection, row: &PushSubscriptionRow, most: u32) -> Result<(), rusqlite::Error> {
    let sql = "DELETE FROM push_subscriptions WHERE session = ?1 OR endpoint = ?2";
    change(connection, sql, params![row.session, row.endpoint])?;
    let inserted = change(
        connection,
        "INSERT INTO push_subscriptions (session, player, endpoint, receiver_key, secret, created_ms)
         SELECT token_hash, player, ?3, ?4, ?5, ?6 FROM tokens WHERE token_hash = ?1 AND player = ?2",
        params![
            row.session,
            Text(row.player),
            row.endpoint,
            row.receiver_key,
            row.secret,
            row.created_ms
        ],
    )?;
    if inserted == 0 {
        return Err(contradiction("there is no such session".to_owned()));
    }
    let sql = "DELETE FROM push_subscriptions WHERE session IN (
                   SELECT session FROM push_subscriptions WHERE player = ?1
                   ORDER BY created_ms DESC, session LIMIT -1 OFFSET ?2)";
    change(connection, sql, params![Text(row.player), most]).map(drop)
}

fn put(connection: &Connection, notice: &PushNoticeRow, at_ms: i64) -> Result<(), rusqlite::Error> {
    change(connection, "DELETE FROM push_notices WHERE ends_ms <= ?1", [at_ms])?;
    let sql = "INSERT INTO push_notices (session, topic, id, body, ends_ms) VALUES (?1, ?2, ?3, ?4, ?5)
               ON CONFLICT (session, topic) DO UPDATE SET id = excluded.id, body = excluded.body,
                   ends_ms = excluded.ends_ms";
    let PushNoticeRow {
        session,
        topic,
        id,
        body,
        ends_ms,
    } = notice;
    change(connection, sql, params![session, topic, id, body, ends_ms]).map(drop)
}

fn change(connection: &Connection, sql: &str, params: impl Params) -> Result<usize, rusqlite::Error> {
    connection.prepare_cached(sql)?.execute(params)
}

impl<T: HasReaders> PushQueries for T {
    fn push_key(&self) -> Answer<Option<Vec<u8>>, QueryError> {
        self.readers().query(|connection| {
            connection
                .prepare_cached("SELECT pkcs8 FROM push_key")?
                .query_row([], |row| row.get(0))
                .optional()
        })
    }

    fn push_subscriptions_of(&self, player: Player) -> Answer<Vec<PushSubscriptionRow>, QueryError> {
        self.readers().query(move |connection| {
            connection
                .prepare_cached(
                    "SELECT session, player, endpoint, receiver_key, secret, created_ms
                     FROM push_subscriptions WHERE player = ?1 ORDER BY created_ms DESC, session",
                )?
                .query_map([Text(player)], |row| subscription_row(row, 0))?
                .collect()
        })
    }

    fn push_notice_waits(&self, session: TokenHash, id: NoticeId) -> Answer<bool, QueryError> {
        self.readers().query(move |connection| {
            connection
                .prepare_cached("SELECT EXISTS (SELECT 1 FROM push_notices WHERE session = ?1 AND id = ?2)")?
                .query_row(params![session, id], |row| row.get(0))
        })
    }

    fn push_notices(&self, at_ms: i64, most: u32) -> Answer<Vec<(PushNoticeRow, PushSubscriptionRow)>, QueryError> {
        self.readers().query(move |connection| {
            connection
                .prepare_cached(
                    "SELECT notice.session, topic, id, body, ends_ms,
                            notice.session, player, endpoint, receiver_key, secret, created_ms
                     FROM push_notices AS notice JOIN push_subscriptions AS one ON one.session = notice.session
                     WHERE ends_ms > ?1 ORDER BY ends_ms, id LIMIT ?2",
                )?
                .query_map(params![at_ms, most], |row| {
                    Ok((notice_row(row)?, subscription_row(row, 5)?))
                })?
                .collect()
        })
    }
}

fn notice_row(row: &Row<'_>) -> Result<PushNoticeRow, rusqlite::Error> {
    Ok(PushNoticeRow {
        session: row.get(0)?,
        topic: row.get(1)?,
        id: row.get(2)?,
        body: row.get(3)?,
        ends_ms: row.get(4)?,
    })
}

/// Reads a subscription from the columns that begin at `first`.
fn subscription_row(row: &Row<'_>, first: usize) -> Result<PushSubscriptionRow, rusqlite::Error> {
    Ok(PushSubscriptionRow {
        session: row.get(first)?,
        player: id(row, first + 1)?,
        endpoint: row.get(first + 2)?,
        receiver_key: row.get(first + 3)?,
        secret: row.get(first + 4)?,
        created_ms: row.get(first + 5)?,
    })
}
