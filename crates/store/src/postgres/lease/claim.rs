//! Requests for the lease, at the times determined by `play::lease::Holder`.

use super::super::error::failed;
use super::super::session::Session;
use super::super::{Owner, PostgresAddress, PostgresError, schema};
use super::connection::LeaseConnection;
use super::leader::{self, Leader};
use super::row::{self, LeaseStatus};
use super::{Fence, Keeper, TERMS};
use crate::ownership::LeaseClock;
use play::lease::{Action, Epoch, Event, Holder, State};
use std::time::Duration;

/// Key of the advisory lock that servers of release 0.2.0 hold instead of a lease: "JANG" in ASCII. Servers with leases
/// hold it only while they create the table of leases.
const LOCK: i64 = 0x4A41_4E47;

/// The purpose of a request for the lease.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in super::super) enum Purpose {
    /// Using a complete or empty database.
    Use,
    /// Copying another database into an empty or incomplete one.
    CopyInto,
}

/// This process's claim to the lease.
pub(in super::super) struct Claim {
    address: PostgresAddress,
    purpose: Purpose,
    connection: LeaseConnection,
    holder: Holder,
    clock: LeaseClock,
    /// Address at which other servers reach this one, if any.
    reachable_at: Option<String>,
    /// The owner found by the last refused request, if both it and this server can be reached by other servers.
    leader: Option<Leader>,
}

/// Result of a request for the lease.
pub(in super::super) enum Attempt {
    Granted(Granted),
    /// The lease was not granted, usually because another server holds it. The text changes when that server renews the
    /// lease.
    Refused(String),
}

/// A granted lease.
pub(in super::super) struct Granted {
    pub(in super::super) keeper: Keeper,
    pub(in super::super) fence: Fence,
    /// Address of the database, with the owner's application name for its connections.
    pub(in super::super) address: PostgresAddress,
    /// Address at which other servers reach this one, if any.
    pub(in super::super) reachable_at: Option<String>,
}

impl Claim {
    pub(in super::super) fn new(address: &PostgresAddress, purpose: Purpose) -> Result<Self, PostgresError> {
        Ok(Self {
            address: address.clone(),
            purpose,
            connection: LeaseConnection::new(address)?,
            holder: Holder::new(TERMS),
            clock: LeaseClock::start(),
            reachable_at: None,
            leader: None,
        })
    }

    pub(in super::super) fn set_reachable_at(&mut self, address: String) {
        self.reachable_at = Some(address);
    }

    pub(in super::super) fn leader(&self) -> Option<&Leader> {
        self.leader.as_ref()
    }

    /// Returns the time until the next request.
    pub(in super::super) fn pause(&self) -> Duration {
        let due = self.holder.due().unwrap_or_default();
        Duration::from_millis((due - self.clock.now()).0)
    }

    /// Requests the lease once, if a request is due. May be called again after an error.
    pub(in super::super) fn try_acquire(&mut self) -> Result<Attempt, PostgresError> {
        let is_ready = self.prepare();
        let asked = self.clock.now();
        let event = match self.holder.state() {
            State::None => Event::Start,
            _ => Event::Time,
        };
        if self.holder.step(event, asked) != Some(Action::Acquire) {
            return Ok(Attempt::Refused(String::new()));
        }
        let answer = is_ready.and_then(|is_ready| match is_ready {
            true => self.connection.query(acquire),
            false => Ok(Outcome::Refused("a server of an older release".to_owned())),
        });
        let now = self.clock.now();
        match answer {
            Ok(Outcome::Granted(epoch)) => {
                self.holder.step(Event::Granted { asked, epoch }, now);
                self.granted(epoch).map(Attempt::Granted)
            }
            Ok(Outcome::Refused(sign)) => {
                self.holder.step(Event::Refused { asked }, now);
                self.find_leader()?;
                Ok(Attempt::Refused(sign))
            }
            Err(error) => {
                self.holder.step(Event::Failed { asked }, now);
                Err(error)
            }
        }
    }

    fn find_leader(&mut self) -> Result<(), PostgresError> {
        if self.reachable_at.is_some() {
            self.leader = self
                .connection
                .query(async |session, _| leader::current(session).await)?;
        }
        Ok(())
    }

    /// Checks that the database can be used, and migrates it if it has no table of leases yet. Returns `false` if an
    /// old server without leases uses the database.
    fn prepare(&mut self) -> Result<bool, PostgresError> {
        let (address, purpose) = (self.address.clone(), self.purpose);
        let has_leases = self.connection.query(async |session, _| {
            schema::refuse_unfit(session, &address).await?;
            version_for(session, &address, purpose).await?;
            has_leases(session).await
        })?;
        if has_leases {
            return Ok(true);
        }
        self.connection.run(async |session, _| {
            let sql = format!("SELECT pg_try_advisory_lock({LOCK})");
            if session.text(&sql).await.map_err(failed)?.as_deref() != Some("t") {
                return Ok(false);
            }
            schema::run_migrations(session).await?;
            let sql = format!("SELECT pg_advisory_unlock({LOCK})");
            session.client.batch_execute(&sql).await.map_err(failed)?;
            Ok(true)
        })
    }

    fn granted(&mut self, epoch: Epoch) -> Result<Granted, PostgresError> {
        let connection = std::mem::replace(&mut self.connection, LeaseConnection::new(&self.address)?);
        let holder = std::mem::replace(&mut self.holder, Holder::new(TERMS));
        let nameless = || PostgresError::Database("the lease was given to nobody".to_owned());
        let owner = connection.owner().cloned().ok_or_else(nameless)?;
        let keeper = Keeper::start(holder, self.clock, connection);
        Ok(Granted {
            fence: Fence::new(&owner, epoch, keeper.fence_signal()),
            address: self.address.of_owner(&owner),
            reachable_at: self.reachable_at.clone(),
            keeper,
        })
    }
}

enum Outcome {
    Granted(Epoch),
    Refused(String),
}

/// Requests the lease. If the lease is free, first ends the connections of the last owner, which may have stopped in
/// the middle of a transaction.
async fn acquire(session: &mut Session, owner: &Owner) -> Result<Outcome, PostgresError> {
    match row::status(session, owner).await? {
        LeaseStatus::Held(sign) => return Ok(Outcome::Refused(sign)),
        LeaseStatus::Free { last: Some(last) } => row::end_connections_of(session, &last).await?,
        LeaseStatus::Free { last: None } => {}
    }
    let taken = row::take(session, owner).await?;
    Ok(taken.map_or_else(|| Outcome::Refused("another was faster".to_owned()), Outcome::Granted))
}

async fn has_leases(session: &Session) -> Result<bool, PostgresError> {
    let sql = "SELECT EXISTS (SELECT 1 FROM pg_tables WHERE schemaname = current_schema() AND tablename = 'leases')";
    Ok(session.text(sql).await.map_err(failed)?.as_deref() == Some("t"))
}

/// Returns an error if the version or state of the database is unsuitable for this purpose.
async fn version_for(session: &Session, address: &PostgresAddress, purpose: Purpose) -> Result<(), PostgresError> {
    match schema::version(session, address).await {
        Err(PostgresError::Unfinished { .. }) if purpose == Purpose::CopyInto => Ok(()),
        found => found.map(drop),
    }
}
