//! Configuration of a server: plain data without validation.

use crate::limits::ServerLimits;
use crate::mail::MailConfig;
use crate::net::{AddressBlock, BasePath, Origin, PeerAddress};
use crate::push::PushConfig;
use crate::tables::TableMaking;
use std::net::SocketAddr;
use std::path::PathBuf;
use store::postgres::PostgresAddress;

/// Settings of a server.
#[derive(Debug, Clone)]
pub struct Config {
    /// Listening address. Port 0 picks a free port.
    pub addr: SocketAddr,
    /// Folder for the database and the server's other files.
    pub data: PathBuf,
    /// The PostgreSQL database to use instead of the one in the data folder.
    pub database: Option<PostgresAddress>,
    pub when_in_use: WhenInUse,
    /// Address at which other servers of the same PostgreSQL database reach this one. If set, this server forwards
    /// requests to the active server while it is a standby.
    pub peer_address: Option<PeerAddress>,
    /// Number of worker processes.
    pub workers: u16,
    /// Program to run in each worker process.
    pub worker: WorkerProgram,
    /// The engine's levels, weakest first. The server passes level numbers to workers without interpreting them.
    pub levels: Vec<wire::http::Level>,
    /// Allowed browser origins. If empty, only the host named in the request is allowed.
    pub origins: Vec<Origin>,
    /// URL path of the site, if a reverse proxy serves other sites on the same host.
    pub base_path: BasePath,
    /// Proxies whose `X-Forwarded-For` header is trusted. If empty, the header is always ignored.
    pub trusted_proxies: Vec<AddressBlock>,
    /// Listening address for `GET /metrics`, if any. Port 0 picks a free port.
    pub metrics: Option<SocketAddr>,
    /// Mail server, if any.
    pub mail: Option<MailConfig>,
    /// Web push, if enabled.
    pub push: Option<PushConfig>,
    /// When to build the small endgame tables, if at all.
    pub tables: TableMaking,
    pub limits: ServerLimits,
}

/// Behaviour at startup if another server uses the PostgreSQL database.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum WhenInUse {
    /// The server fails to start.
    Refuse,
    /// The server waits, and takes over when the other server stops or fails.
    StandBy,
}

/// The program that is run as a worker process. It reads its credentials from the first line of standard input.
#[derive(Debug, Clone)]
pub struct WorkerProgram {
    /// Path of the executable.
    pub program: PathBuf,
    pub args: Vec<String>,
}
