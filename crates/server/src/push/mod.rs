//! Web push: notifications to browsers of players who are elsewhere. Off unless the operator sets a contact, and sent
//! only to browsers whose players subscribed.
//!
//! - `config` configuration; `notice` contents
//! - `dispatcher` the queue; `delivery` how often a message is tried; `sender` the conversation with a push service;
//!   `push_deps` what they need of the server
//! - `server_keys` the server's key pair
//! - `endpoint`, `public_address` which addresses are sent to; `seal`, `vapid` how messages are encrypted and signed
//!
//! Must not know rooms or the lobby: the caller names the players to notify.

mod config;
mod delivery;
mod dispatcher;
mod endpoint;
mod notice;
mod public_address;
mod push_deps;
mod seal;
mod sender;
mod server_keys;
mod vapid;

pub use config::{NoPushContact, PushConfig, PushContact, PushNetwork, PushRehearsal};
pub(crate) use dispatcher::{Push, push_queue};
pub(crate) use endpoint::Endpoint;
pub(crate) use notice::Notice;
pub(crate) use push_deps::PushDeps;
