//! Configuration of a server. Plain data, checked by its users.

use crate::limits::ServerLimits;
use crate::mail::MailConfig;
use crate::net::{AddressBlock, Origin};
use crate::push::PushConfig;
use crate::tables::TableMaking;
use std::net::SocketAddr;
use std::path::PathBuf;

/// Everything `serve` needs to know.
#[derive(Debug, Clone)]
pub struct Config {
    /// Where to listen. Port 0 takes a free one.
    pub addr: SocketAddr,
    /// The data folder.
    pub data: PathBuf,
    /// How many worker children to keep alive.
    pub workers: u16,
    /// How to start one.
    pub worker: WorkerProgram,
    /// The engine's levels, weakest first. The server hands their numbers to workers and does not interpret them.
    pub levels: Vec<wire::http::Level>,
    /// Origins that browsers may come from. Empty: only the address the request itself names.
    pub origins: Vec<Origin>,
    /// Proxies whose `X-Forwarded-For` is believed. Empty: every connection is a client's own.
    pub trusted_proxies: Vec<AddressBlock>,
    /// Where to answer `GET /metrics`, if anywhere. Port 0 takes a free one.
    pub metrics: Option<SocketAddr>,
    /// How mail is sent to players, if at all.
    pub mail: Option<MailConfig>,
    /// How notices are pushed to browsers, if at all.
    pub push: Option<PushConfig>,
    /// Whether the small endgame tables are made.
    pub tables: TableMaking,
    /// Bounds on what clients may cost.
    pub limits: ServerLimits,
}

/// The program run as a worker child. It reads its credentials from the first line of its standard input.
#[derive(Debug, Clone)]
pub struct WorkerProgram {
    /// The executable.
    pub program: PathBuf,
    pub args: Vec<String>,
}
