//! Connections and addresses: the accept loop with its limits, and the addresses of the site, its clients and its
//! peers.

mod accept;
mod base_path;
mod client_address;
mod lan;
mod open_files;
mod origin;
mod paced;
mod peer_address;
mod peer_key;
mod trusted_proxies;
mod upstream;

pub(crate) use accept::{Acceptor, Peers, accept};
pub use base_path::{BasePath, NoBasePath};
pub(crate) use client_address::ClientAddress;
pub use lan::lan_address;
pub(crate) use open_files::raise_open_files;
pub(crate) use origin::is_our_host;
pub use origin::{NoOrigin, Origin};
pub use peer_address::{NoPeerAddress, PeerAddress};
pub(crate) use peer_key::{CLIENT, LentWorker, PEER, PeerKey, RELEASE, WORKER};
pub use trusted_proxies::{AddressBlock, NoAddressBlock};
pub(crate) use upstream::{NoResponse, Upstream};
