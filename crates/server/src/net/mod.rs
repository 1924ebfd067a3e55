//! Sockets below HTTP: accepting connections with limits, and the addresses a server can be reached at.

mod accept;
mod base_path;
mod client_address;
mod lan;
mod open_files;
mod origin;
mod paced;
mod trusted_proxies;

pub(crate) use accept::{Acceptor, accept};
pub use base_path::{BasePath, NoBasePath};
pub(crate) use client_address::ClientAddress;
pub use lan::lan_address;
pub(crate) use open_files::raise_open_files;
pub(crate) use origin::is_our_host;
pub use origin::{NoOrigin, Origin};
pub use trusted_proxies::{AddressBlock, NoAddressBlock};
