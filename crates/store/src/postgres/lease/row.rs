//! SQL statements for the lease row. A test compares them with `play::lease::LeaseRow`.

use super::super::error::failed;
use super::super::session::Session;
use super::super::{Owner, PostgresError};
use super::TERMS;
use play::lease::Epoch;
use tokio_postgres::SimpleQueryMessage;

/// Name of the lease on the whole database, as an SQL literal.
pub(super) const NAME: &str = "'server'";
/// SQL form of `LeaseRow::is_held`.
pub(super) const IS_HELD: &str =
    "(leases.owner IS NOT NULL AND now() < leases.until AND leases.until <= now() + 2 * leases.lasts)";

/// State of the lease in the database.
pub(super) enum LeaseStatus {
    /// Another server holds the lease. The text contains its name and the expiry.
    Held(String),
    /// No other server holds the lease, but the last owner may still have connections.
    Free {
        /// The last owner, if it did not release the lease.
        last: Option<String>,
    },
}

fn interval() -> String {
    format!("interval '{} milliseconds'", TERMS.lasts.0)
}

/// Reads the lease row without locking it.
pub(super) async fn status(session: &Session, owner: &Owner) -> Result<LeaseStatus, PostgresError> {
    let sql = format!(
        "SELECT owner, owner || ' ' || until, {IS_HELD} AND owner <> '{owner}' FROM leases WHERE name = {NAME}"
    );
    let messages = session.client.simple_query(&sql).await.map_err(failed)?;
    let row = messages.iter().find_map(|message| match message {
        SimpleQueryMessage::Row(row) => Some(row),
        _ => None,
    });
    let Some(row) = row else {
        return Ok(LeaseStatus::Free { last: None });
    };
    Ok(match row.get(2) {
        Some("t") => LeaseStatus::Held(row.get(1).unwrap_or_default().to_owned()),
        _ => LeaseStatus::Free {
            last: row.get(0).map(str::to_owned),
        },
    })
}

/// Ends the connections of the last owner, which may have stopped in the middle of a transaction that locks the row.
/// Requires only that both servers connect as the same database role. The connection in use is kept: if an answer was
/// lost, the last owner may be this process itself.
pub(super) async fn end_connections_of(session: &Session, owner: &str) -> Result<(), PostgresError> {
    let sql = format!(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE datname = current_database() AND usename = current_user AND application_name = '{}'
           AND pid <> pg_backend_pid()",
        Owner::application_name_of(owner)
    );
    session.client.batch_execute(&sql).await.map_err(failed)
}

/// Acquires the lease, or returns `None` if another server was faster. Waits for transactions that lock the row.
pub(super) async fn take(session: &Session, owner: &Owner) -> Result<Option<Epoch>, PostgresError> {
    let lasts = interval();
    let sql = format!(
        "BEGIN;
         SELECT 1 FROM leases WHERE name = {NAME} FOR UPDATE;
         INSERT INTO leases (name, owner, epoch, until, lasts)
         VALUES ({NAME}, '{owner}', 1, now() + {lasts}, {lasts})
         ON CONFLICT (name) DO UPDATE SET owner = excluded.owner, epoch = leases.epoch + 1, until = excluded.until,
                                          lasts = excluded.lasts
         WHERE leases.owner = excluded.owner OR NOT {IS_HELD}
         RETURNING epoch AS granted;
         COMMIT"
    );
    let messages = session.client.simple_query(&sql).await.map_err(failed)?;
    let granted = messages.iter().find_map(|message| match message {
        SimpleQueryMessage::Row(row) => row.try_get("granted").ok().flatten(),
        _ => None,
    });
    Ok(granted.and_then(|epoch| epoch.parse().ok()).map(Epoch))
}

/// Renews the lease, even if it has expired. Returns `false` if it has been released or granted again.
pub(super) async fn renew(session: &Session, owner: &Owner, epoch: Epoch) -> Result<bool, PostgresError> {
    let sql = format!(
        "UPDATE leases SET until = now() + lasts WHERE {} RETURNING 1",
        condition(owner, epoch)
    );
    let renewed = session.text(&sql).await.map_err(failed)?;
    Ok(renewed.is_some())
}

pub(super) async fn release(session: &Session, owner: &Owner, epoch: Epoch) -> Result<(), PostgresError> {
    let sql = format!("UPDATE leases SET owner = NULL WHERE {}", condition(owner, epoch));
    session.client.batch_execute(&sql).await.map_err(failed)
}

/// Returns the SQL condition for the lease row of an ownership. It no longer matches once the lease has been released
/// or granted again.
pub(super) fn condition(owner: &Owner, epoch: Epoch) -> String {
    format!("name = {NAME} AND owner = '{owner}' AND epoch = {epoch}")
}
