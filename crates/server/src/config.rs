//! Configuration of a server. Plain data, checked by its users.

use crate::limits::ServerLimits;
use crate::mail::MailConfig;
use crate::net::{AddressBlock, BasePath, Origin};
use crate::push::PushConfig;
use crate::tables::TableMaking;
use std::net::SocketAddr;
use std::path::PathBuf;
use store::postgres::PostgresAddress;

/// Everything `serve` needs to know.
#[derive(Debug, Clone)]
pub struct Config {
    /// Listening address. Port 0 picks a free one.
    pub addr: SocketAddr,
    /// The data folder.
    pub data: PathBuf,
    /// The PostgreSQL database that is used instead of the one in the data folder.
    pub database: Option<PostgresAddress>,
    /// What to do if another server uses the database.
    pub when_in_use: WhenInUse,
    /// Number of worker processes.
    pub workers: u16,
    /// The worker program.
    pub worker: WorkerProgram,
    /// The engine's levels, weakest first. The server hands their numbers to workers and does not interpret them.
    pub levels: Vec<wire::http::Level>,
    /// Origins that browsers may come from. Empty: only the address the request itself names.
    pub origins: Vec<Origin>,
    /// Path below which the site lies, for browsers and the proxy in front of the server.
    pub base_path: BasePath,
    /// Proxies whose `X-Forwarded-For` is believed. Empty: every connection is a client's own.
    pub trusted_proxies: Vec<AddressBlock>,
    /// Address of `GET /metrics`, if any. Port 0 picks a free one.
    pub metrics: Option<SocketAddr>,
    /// Mail server, if any.
    pub mail: Option<MailConfig>,
    /// Web push, if enabled.
    pub push: Option<PushConfig>,
    /// Whether the small endgame tables are built.
    pub tables: TableMaking,
    /// Limits on the resources of clients.
    pub limits: ServerLimits,
}

/// What a server does if another one uses its PostgreSQL database.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum WhenInUse {
    /// It fails to start.
    Refuse,
    /// It waits, and takes over when the other server ends.
    StandBy,
}

/// The program run as a worker child. It reads its credentials from the first line of its standard input.
#[derive(Debug, Clone)]
pub struct WorkerProgram {
    /// The executable.
    pub program: PathBuf,
    pub args: Vec<String>,
}
