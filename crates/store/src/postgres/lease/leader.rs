//! The address at which other servers reach the owner of the lease, and the secret that authenticates them. They are
//! stored only if the owner has such an address, in a table created by the first such owner.

use super::super::PostgresError;
use super::super::error::failed;
use super::super::session::Session;
use super::row::{IS_HELD, NAME};
use tokio_postgres::{Error, SimpleQueryMessage};

/// The address and the secret with which other servers reach the owner of a database.
#[derive(Clone, PartialEq, Eq)]
pub struct Leader {
    /// Host and port, such as `10.0.0.2:8080`.
    pub address: String,
    /// Authenticates requests from other servers. Each owner has a new secret.
    pub secret: String,
}

impl std::fmt::Debug for Leader {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Leader")
            .field("address", &self.address)
            .finish_non_exhaustive()
    }
}

/// SQL expression for 244 random bits in hexadecimal.
const SECRET: &str = "replace(concat(gen_random_uuid(), gen_random_uuid()), '-', '')";

/// Stores the owner's address with a new secret, and returns the secret. `condition` selects the lease row of this
/// ownership. Returns `None` if another server owns the lease now.
pub(super) async fn publish(session: &mut Session, condition: &str, address: &str) -> Result<Option<String>, Error> {
    let transaction = session.client.transaction().await?;
    // The same lock as in write transactions, so the next owner waits until this transaction ends.
    let owned = format!("SELECT 1 FROM leases WHERE {condition} FOR KEY SHARE");
    if transaction.query_opt(&owned, &[]).await?.is_none() {
        return Ok(None);
    }
    let table =
        "CREATE TABLE IF NOT EXISTS leaders (owner UUID PRIMARY KEY, address TEXT NOT NULL, secret TEXT NOT NULL)";
    transaction.batch_execute(table).await?;
    transaction.batch_execute("DELETE FROM leaders").await?;
    let insert = format!(
        "INSERT INTO leaders (owner, address, secret) SELECT owner, $1, {SECRET} FROM leases WHERE {condition}
         RETURNING secret"
    );
    let secret = transaction.query_one(&insert, &[&address]).await?.try_get(0)?;
    transaction.commit().await?;
    Ok(Some(secret))
}

/// Returns the current owner; `None` if no server holds the lease or the owner has no address for other servers.
pub(super) async fn current(session: &Session) -> Result<Option<Leader>, PostgresError> {
    let table = session.text("SELECT to_regclass('leaders')").await.map_err(failed)?;
    if table.is_none() {
        return Ok(None);
    }
    let sql = format!(
        "SELECT leaders.address, leaders.secret FROM leases JOIN leaders ON leaders.owner = leases.owner
         WHERE leases.name = {NAME} AND {IS_HELD}"
    );
    let messages = session.client.simple_query(&sql).await.map_err(failed)?;
    Ok(messages.iter().find_map(|message| match message {
        SimpleQueryMessage::Row(row) => Some(Leader {
            address: row.get(0)?.to_owned(),
            secret: row.get(1)?.to_owned(),
        }),
        _ => None,
    }))
}
