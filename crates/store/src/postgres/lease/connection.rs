//! A connection used only for the lease, so that lease requests never wait for other statements.

use super::super::error::words;
use super::super::session::Session;
use super::super::{Owner, PostgresAddress, PostgresError};
use super::TERMS;
use std::time::Duration;
use tokio::runtime::{Builder, Runtime};
use tokio_postgres::Error;

/// Timeouts for locks and statements. Neither is longer than `TERMS.patience`.
const SETUP: &str = "SET lock_timeout = '1s'; SET statement_timeout = '2s'";

/// A connection that is reopened on the next request after an error.
pub(super) struct LeaseConnection {
    // An `Option` so that `Drop` can shut it down without blocking.
    runtime: Option<Runtime>,
    address: PostgresAddress,
    owner: Option<Owner>,
    session: Option<Session>,
}

impl LeaseConnection {
    pub(super) fn new(address: &PostgresAddress) -> Result<Self, PostgresError> {
        let runtime = Builder::new_current_thread().enable_all().build();
        Ok(Self {
            runtime: Some(runtime.map_err(|error| PostgresError::Database(error.to_string()))?),
            address: address.clone(),
            owner: None,
            session: None,
        })
    }

    /// Returns the name of this process in the database; `None` before the first successful request.
    pub(super) fn owner(&self) -> Option<&Owner> {
        self.owner.as_ref()
    }

    /// Sends a request and returns its result. Fails if it takes longer than `TERMS.patience`.
    pub(super) fn query<T>(
        &mut self,
        query: impl AsyncFnOnce(&mut Session, &Owner) -> Result<T, PostgresError>,
    ) -> Result<T, PostgresError> {
        let patience = Duration::from_millis(TERMS.patience.0);
        self.within(patience, query)
    }

    /// Like [`Self::query`], but without the timeout, for slow requests.
    pub(super) fn run<T>(
        &mut self,
        work: impl AsyncFnOnce(&mut Session, &Owner) -> Result<T, PostgresError>,
    ) -> Result<T, PostgresError> {
        self.within(Duration::MAX, work)
    }

    #[expect(
        clippy::disallowed_methods,
        reason = "a lease ends while a database server that cannot be reached is silent"
    )]
    fn within<T>(
        &mut self,
        patience: Duration,
        work: impl AsyncFnOnce(&mut Session, &Owner) -> Result<T, PostgresError>,
    ) -> Result<T, PostgresError> {
        let (address, owner, mut session) = (self.address.clone(), self.owner.clone(), self.session.take());
        let place = address.to_string();
        let runtime = self.runtime.as_ref().expect("it is there until drop");
        let asked = runtime.block_on(async {
            tokio::time::timeout(patience, async {
                let (mut open, owner) = match (session.take(), owner) {
                    (Some(session), Some(owner)) => (session, owner),
                    (_, owner) => connected(&address, owner).await?,
                };
                let answer = work(&mut open, &owner).await?;
                Ok::<_, PostgresError>((open, owner, answer))
            })
            .await
        });
        let silent = |_| PostgresError::Unreachable {
            place,
            reason: "it does not answer in time".to_owned(),
        };
        let (session, owner, answer) = asked.map_err(silent)??;
        (self.session, self.owner) = (Some(session), Some(owner));
        Ok(answer)
    }
}

impl Drop for LeaseConnection {
    fn drop(&mut self) {
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }
}

async fn connected(address: &PostgresAddress, owner: Option<Owner>) -> Result<(Session, Owner), PostgresError> {
    let unreachable = |error: tokio_postgres::Error| PostgresError::Unreachable {
        place: address.to_string(),
        reason: words(&error),
    };
    let address = owner
        .as_ref()
        .map_or_else(|| address.clone(), |owner| address.of_owner(owner));
    let session = Session::open(&address).await.map_err(unreachable)?;
    let owner = match owner {
        Some(owner) => owner,
        None => named(&session).await.map_err(unreachable)?,
    };
    session.client.batch_execute(SETUP).await.map_err(unreachable)?;
    Ok((session, owner))
}

/// Lets the database generate a unique name for this process, and sets the connection's application name to match.
pub(super) async fn named(session: &Session) -> Result<Owner, Error> {
    let drawn = session.text("SELECT gen_random_uuid()").await?;
    let owner = Owner::new(drawn.unwrap_or_default().into());
    let sql = format!("SET application_name = '{}'", owner.application_name());
    session.client.batch_execute(&sql).await?;
    Ok(owner)
}
