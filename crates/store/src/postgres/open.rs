//! Opening a database: checks, lease, migrations and threads.

use super::connection::PgConnection;
use super::error::failed;
use super::lease::{Attempt, Claim, Granted, Keeper, Purpose, TERMS};
use super::log::Log;
use super::schema::{newest_version, run_migrations, version};
use super::session::Session;
use super::{PostgresAddress, PostgresError};
use crate::sql::{HasReaders, HasWriter, Readers, Writer};
use crate::{Operator, Ownership};
use std::fmt;

/// Number of reader threads, each with a connection.
const READERS: usize = 8;

/// Maximum number of lease requests. A lease that is not renewed expires before the last one.
const ASKED: u64 = 2 * TERMS.lasts.0 / TERMS.asked_every.0;

/// A PostgreSQL database, open for reading and writing. Dropping it waits for all queued queries and commands, then
/// releases the lease.
pub struct PostgresStore {
    // Fields are dropped in this order, so that the lease is released last.
    readers: Readers<PgConnection>,
    writer: Writer,
    keeper: Keeper,
    address: PostgresAddress,
    peer_secret: Option<String>,
}

/// A connection to a database, with its lease. No server can use the database while it is open.
pub(crate) struct Owned {
    pub(crate) connection: PgConnection,
    _keeper: Keeper,
}

/// A PostgreSQL database, open only for reading. It does not need the lease, so a server may be running.
pub struct PostgresReader {
    readers: Readers<PgConnection>,
    address: PostgresAddress,
}

impl fmt::Debug for PostgresStore {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("PostgresStore")
            .field("address", &self.address)
            .finish_non_exhaustive()
    }
}

impl fmt::Debug for PostgresReader {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("PostgresReader")
            .field("address", &self.address)
            .finish_non_exhaustive()
    }
}

impl PostgresStore {
    /// Opens the database and migrates it. Waits until the lease of a dead server expires, and fails if a live one
    /// holds it. Blocks, so it must not be called on an async thread.
    ///
    /// # Errors
    ///
    /// See [`PostgresError`].
    pub fn open(address: &PostgresAddress) -> Result<Self, PostgresError> {
        Self::of(claimed(address, Purpose::Use)?)
    }

    /// Opens the database with a lease that was granted to this process.
    pub(super) fn of(granted: Granted) -> Result<Self, PostgresError> {
        let Granted {
            keeper,
            fence,
            address,
            reachable_at,
        } = granted;
        let connection = PgConnection::new(&address, Some(fence))?;
        connection.connect()?;
        connection.lend(async |session| migrate(session, &address).await)?;
        let peer_secret = reachable_at.map(|at| connection.publish(&at)).transpose()?;
        Ok(Self {
            readers: readers(&address)?,
            writer: Writer::start(Log::new(connection)),
            keeper,
            address,
            peer_secret,
        })
    }

    /// Returns the secret that authenticates requests forwarded by other servers; `None` if they cannot reach this one.
    #[must_use]
    pub fn peer_secret(&self) -> Option<&str> {
        self.peer_secret.as_deref()
    }
}

/// Acquires the lease, waiting until the lease of a dead server expires. Fails if another server renews the lease.
#[expect(clippy::disallowed_methods, reason = "the store waits for the end of a lease")]
fn claimed(address: &PostgresAddress, purpose: Purpose) -> Result<Granted, PostgresError> {
    let mut claim = Claim::new(address, purpose)?;
    let mut seen = None;
    for _ in 0..ASKED {
        match claim.try_acquire()? {
            Attempt::Granted(granted) => return Ok(granted),
            Attempt::Refused(sign) => {
                if seen.replace(sign.clone()).is_some_and(|seen| seen != sign) {
                    break;
                }
            }
        }
        std::thread::sleep(claim.pause());
    }
    Err(PostgresError::InUse {
        place: address.to_string(),
    })
}

impl PostgresReader {
    /// Opens the database for reading. Blocks, so it must not be called on an async thread.
    ///
    /// # Errors
    ///
    /// See [`PostgresError`].
    pub fn open(address: &PostgresAddress) -> Result<Self, PostgresError> {
        current(address)?;
        Ok(Self {
            readers: readers(address)?,
            address: address.clone(),
        })
    }
}

impl HasWriter for PostgresStore {
    fn writer(&self) -> &Writer {
        &self.writer
    }

    fn ownership(&self) -> Ownership {
        self.keeper.ownership().clone()
    }
}

impl HasReaders for PostgresStore {
    type Connection = PgConnection;

    fn readers(&self) -> &Readers<PgConnection> {
        &self.readers
    }
}

impl HasReaders for PostgresReader {
    type Connection = PgConnection;

    fn readers(&self) -> &Readers<PgConnection> {
        &self.readers
    }
}

impl Operator {
    /// Opens a PostgreSQL database, whether or not a server is running. Blocks, so it must not be called on an async
    /// thread.
    ///
    /// # Errors
    ///
    /// See [`PostgresError`].
    pub fn open_postgres(address: &PostgresAddress) -> Result<Self, PostgresError> {
        current(address).map(Self::of)
    }
}

/// Connects to a database, which must have this program's schema version.
fn current(address: &PostgresAddress) -> Result<PgConnection, PostgresError> {
    let connection = PgConnection::new(address, None)?;
    connection.connect()?;
    let (found, known) = (
        connection.lend(async |session| version(session, address).await)?,
        newest_version(),
    );
    if found < known {
        let place = address.to_string();
        return Err(PostgresError::TooOld { place, found, known });
    }
    Ok(connection)
}

/// Opens a database that has this program's schema version. No server can use it while it is open.
pub(crate) fn owned(address: &PostgresAddress) -> Result<Owned, PostgresError> {
    drop(current(address)?);
    Owned::of(claimed(address, Purpose::Use)?)
}

/// Opens a database to copy into, even if it is an incomplete copy, and migrates it. No server can use it while it is
/// open.
pub(crate) fn owned_new_or_unfinished(address: &PostgresAddress) -> Result<Owned, PostgresError> {
    let owned = Owned::of(claimed(address, Purpose::CopyInto)?)?;
    owned.connection.lend(async |session| run_migrations(session).await)?;
    Ok(owned)
}

impl Owned {
    fn of(granted: Granted) -> Result<Self, PostgresError> {
        let connection = PgConnection::new(&granted.address, Some(granted.fence))?;
        connection.connect()?;
        Ok(Self {
            connection,
            _keeper: granted.keeper,
        })
    }
}

fn readers(address: &PostgresAddress) -> Result<Readers<PgConnection>, PostgresError> {
    let connections = (0..READERS).map(|_| PgConnection::new(address, None));
    Ok(Readers::start(connections.collect::<Result<_, _>>()?))
}

/// Checks the version of a database and migrates it to the newest one. Logs a warning if fsync is off.
async fn migrate(session: &mut Session, address: &PostgresAddress) -> Result<(), PostgresError> {
    version(session, address).await?;
    run_migrations(session).await?;
    if session.text("SHOW fsync").await.map_err(failed)?.as_deref() == Some("off") {
        tracing::warn!("the database server does not sync its disk (fsync = off): a crash loses moves");
    }
    Ok(())
}
