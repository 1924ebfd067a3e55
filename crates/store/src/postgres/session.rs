//! An open connection.

use super::PostgresAddress;
use super::statement::translated;
use std::collections::HashMap;
use std::sync::Arc;
use tokio_postgres::{Client, Error, SimpleQueryMessage, Statement};

/// Settings on which commands and queries rely. They override the defaults of the database, but keep the value
/// `remote_apply`, which is stronger than `on`. A connection with an idle transaction is closed after 10 seconds, which
/// releases its locks.
const SETUP: &str = "
    SELECT set_config('synchronous_commit', 'on', FALSE)
    WHERE current_setting('synchronous_commit') NOT IN ('on', 'remote_apply');
    SET lock_timeout = '5s';
    SET idle_in_transaction_session_timeout = '10s';
    SET client_encoding = 'UTF8'";

/// Query for the start time of the database server and the last reset of its statistics. After a crash of a single
/// server process, only the statistics are reset.
const LIFE: &str = "
    SELECT concat(extract(epoch FROM pg_postmaster_start_time()), ' ',
                  extract(epoch FROM pg_stat_get_bgwriter_stat_reset_time()))";

/// An open connection and its prepared statements.
pub(super) struct Session {
    pub(super) client: Client,
    /// Identifier of this run of the database server. It changes after a crash, a restart or a failover to a replica,
    /// after which the number of a transaction that was not on disk may be reused.
    pub(super) life: Arc<str>,
    statements: HashMap<Box<str>, Statement>,
}

impl Session {
    /// Opens a connection, driven by a task on the caller's runtime.
    pub(super) async fn open(address: &PostgresAddress) -> Result<Self, Error> {
        let (client, connection) = address.config().connect(address.tls()).await?;
        tokio::spawn(async move {
            if let Err(error) = connection.await {
                tracing::warn!(%error, "a connection to the database was lost");
            }
        });
        client.batch_execute(SETUP).await?;
        let mut session = Self {
            client,
            life: Arc::default(),
            statements: HashMap::new(),
        };
        session.life = session.text(LIFE).await?.unwrap_or_default().into();
        Ok(session)
    }

    /// Returns the prepared statement for this SQL, preparing it on first use.
    pub(super) async fn statement(&mut self, sql: &str) -> Result<Statement, Error> {
        if let Some(known) = self.statements.get(sql) {
            return Ok(known.clone());
        }
        let statement = self.client.prepare(&translated(sql)).await?;
        self.statements.insert(sql.into(), statement.clone());
        Ok(statement)
    }

    /// Executes statements without parameters, and returns the first column of their first row as text.
    pub(super) async fn text(&self, sql: &str) -> Result<Option<String>, Error> {
        let messages = self.client.simple_query(sql).await?;
        let row = messages.iter().find_map(|message| match message {
            SimpleQueryMessage::Row(row) => Some(row),
            _ => None,
        });
        Ok(row.and_then(|row| row.get(0)).map(str::to_owned))
    }
}
