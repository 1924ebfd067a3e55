//! Sockets below HTTP: accepting connections with limits, and the addresses a server can be reached at.

mod accept;
mod lan;
mod paced;

pub(crate) use accept::{Peer, accept};
pub use lan::lan_address;
