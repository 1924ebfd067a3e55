//! The name by which the database knows this process.

use super::session::Session;
use std::fmt;
use tokio_postgres::Error;

/// A name that no other process has or had.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Owner(Box<str>);

impl Owner {
    /// Has the database draw one, and names this connection after it.
    pub(super) async fn new(session: &Session) -> Result<Self, Error> {
        let drawn = session.text("SELECT gen_random_uuid()").await?;
        let owner = Self(drawn.unwrap_or_default().into());
        let sql = format!("SET application_name = '{}'", owner.application_name());
        session.client.batch_execute(&sql).await?;
        Ok(owner)
    }

    /// Returns the name of its connections.
    pub(super) fn application_name(&self) -> String {
        Self::application_name_of(&self.0)
    }

    /// Returns the name of the connections of any owner.
    pub(super) fn application_name_of(owner: &str) -> String {
        format!("janggun {owner}")
    }
}

impl fmt::Display for Owner {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
