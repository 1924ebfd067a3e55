//! Configuration of a server: plain data without validation.

use crate::limits::ServerLimits;
use crate::mail::MailConfig;
use crate::net::{AddressBlock, BasePath, Origin};
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
    /// Behaviour if another server uses the database.
    pub when_in_use: WhenInUse,
    /// Number of worker processes.
    pub workers: u16,
    /// Program to run in each worker process.
    pub worker: WorkerProgram,
    /// The engine's levels, weakest first. The server passes level numbers to workers without interpreting them.
    pub levels: Vec<wire::http::Level>,
    /// Allowed origins of browsers. If empty, only the host named in the request is allowed.
    pub origins: Vec<Origin>,
    /// Path under which browsers and the reverse proxy reach the site.
    pub base_path: BasePath,
    /// Proxies whose `X-Forwarded-For` header is trusted. If empty, the header is ignored.
    pub trusted_proxies: Vec<AddressBlock>,
    /// Listening address for `GET /metrics`, if any. Port 0 picks a free port.
    pub metrics: Option<SocketAddr>,
    /// Mail server, if any.
    pub mail: Option<MailConfig>,
    /// Web push, if enabled.
    pub push: Option<PushConfig>,
    /// When to build the small endgame tables, if at all.
    pub tables: TableMaking,
    /// Limits on the resources that clients may use.
    pub limits: ServerLimits,
}

/// Behaviour at startup if another server uses the PostgreSQL database.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum WhenInUse {
    /// The server fails to start.
    Refuse,
    /// The server waits, and takes over when the other server ends.
    StandBy,
}

/// The program run as a worker process. It reads its credentials from the first line of its standard input.
#[derive(Debug, Clone)]
pub struct WorkerProgram {
    /// Path of the executable.
    pub program: PathBuf,
    pub args: Vec<String>,
}
