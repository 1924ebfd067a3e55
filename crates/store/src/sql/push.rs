//! The SQL of web push.

use super::columns::{Text, id};
use super::connection::{Row, Rows, Sql};
use super::error::{SqlError, contradiction};
use super::select::HasReaders;
use super::value::{Value, values};
use crate::{Answer, NoticeId, PushCommand, PushNoticeRow, PushQueries, PushSubscriptionRow, QueryError, TokenHash};
use play::Player;

/// Executes one command, stopping at the first error.
pub(super) fn apply(connection: &dyn Sql, command: &PushCommand) -> Result<(), SqlError> {
    match command {
        PushCommand::KeepKey(pkcs8) => {
            let sql = "INSERT INTO push_key (\"only\", pkcs8) VALUES (1, ?1) ON CONFLICT DO NOTHING";
            change(connection, sql, &values![pkcs8]).map(drop)
        }
        PushCommand::Subscribe { subscription, most } => subscribe(connection, subscription, *most),
        PushCommand::Unsubscribe(session) => {
            let sql = "DELETE FROM push_subscriptions WHERE session = ?1";
            change(connection, sql, &values![session]).map(drop)
        }
        PushCommand::ForgetEndpoint(endpoint) => {
            let sql = "DELETE FROM push_subscriptions WHERE endpoint = ?1";
            change(connection, sql, &values![endpoint]).map(drop)
        }
        PushCommand::Put { notice, at_ms } => put(connection, notice, *at_ms),
        PushCommand::Forget { session, id } => {
            let sql = "DELETE FROM push_notices WHERE session = ?1 AND id = ?2";
            change(connection, sql, &values![session, id]).map(drop)
        }
    }
}

fn subscribe(connection: &dyn Sql, row: &PushSubscriptionRow, most: u32) -> Result<(), SqlError> {
    let sql = "DELETE FROM push_subscriptions WHERE session = ?1 OR endpoint = ?2";
    change(connection, sql, &values![row.session, row.endpoint])?;
    let inserted = change(
        connection,
        "INSERT INTO push_subscriptions (session, player, endpoint, receiver_key, secret, created_ms)
         SELECT token_hash, player, ?3, ?4, ?5, ?6 FROM tokens WHERE token_hash = ?1 AND player = ?2",
        &values![
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
                   ORDER BY created_ms DESC, session LIMIT 4294967295 OFFSET ?2)";
    change(connection, sql, &values![Text(row.player), most]).map(drop)
}

fn put(connection: &dyn Sql, notice: &PushNoticeRow, at_ms: i64) -> Result<(), SqlError> {
    change(
        connection,
        "DELETE FROM push_notices WHERE ends_ms <= ?1",
        &values![at_ms],
    )?;
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
    change(connection, sql, &values![session, topic, id, body, ends_ms]).map(drop)
}

fn change(connection: &dyn Sql, sql: &str, params: &[Value<'_>]) -> Result<usize, SqlError> {
    connection.execute(sql, params)
}

impl<T: HasReaders> PushQueries for T {
    fn push_key(&self) -> Answer<Option<Vec<u8>>, QueryError> {
        self.readers()
            .query(|connection| connection.optional("SELECT pkcs8 FROM push_key", &values![], |row| row.get(0)))
    }

    fn push_subscriptions_of(&self, player: Player) -> Answer<Vec<PushSubscriptionRow>, QueryError> {
        self.readers().query(move |connection| {
            connection.all(
                "SELECT session, player, endpoint, receiver_key, secret, created_ms
                     FROM push_subscriptions WHERE player = ?1 ORDER BY created_ms DESC, session",
                &values![Text(player)],
                |row| subscription_row(row, 0),
            )
        })
    }

    fn push_notice_waits(&self, session: TokenHash, id: NoticeId) -> Answer<bool, QueryError> {
        self.readers().query(move |connection| {
            connection.one(
                "SELECT EXISTS (SELECT 1 FROM push_notices WHERE session = ?1 AND id = ?2)",
                &values![session, id],
                |row| row.get(0),
            )
        })
    }

    fn push_notices(&self, at_ms: i64, most: u32) -> Answer<Vec<(PushNoticeRow, PushSubscriptionRow)>, QueryError> {
        self.readers().query(move |connection| {
            connection.all(
                "SELECT notice.session, topic, id, body, ends_ms,
                            notice.session, player, endpoint, receiver_key, secret, created_ms
                     FROM push_notices AS notice JOIN push_subscriptions AS one ON one.session = notice.session
                     WHERE ends_ms > ?1 ORDER BY ends_ms, id LIMIT ?2",
                &values![at_ms, most],
                |row| Ok((notice_row(row)?, subscription_row(row, 5)?)),
            )
        })
    }
}

fn notice_row(row: Row<'_>) -> Result<PushNoticeRow, SqlError> {
    Ok(PushNoticeRow {
        session: row.get(0)?,
        topic: row.get(1)?,
        id: row.get(2)?,
        body: row.get(3)?,
        ends_ms: row.get(4)?,
    })
}

/// Reads a subscription from the columns starting at `first`.
fn subscription_row(row: Row<'_>, first: usize) -> Result<PushSubscriptionRow, SqlError> {
    Ok(PushSubscriptionRow {
        session: row.get(first)?,
        player: id(row, first + 1)?,
        endpoint: row.get(first + 2)?,
        receiver_key: row.get(first + 3)?,
        secret: row.get(first + 4)?,
        created_ms: row.get(first + 5)?,
    })
}
