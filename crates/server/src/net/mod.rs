//! Sockets below HTTP: accepting connections with limits, and the addresses a server can be reached at.

mod accept;
mod client_address;
mod lan;
mod paced;

pub(crate) use accept::accept;
pub(crate) use client_address::ClientAddress;
pub use lan::lan_address;
