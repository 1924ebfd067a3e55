//! Web push: notifications to the browsers of absent players. Disabled unless the operator sets a contact. Only
//! subscribed browsers receive notifications.
//!
//! - `config`: configuration; `notice`: contents
//! - `dispatcher`: the queue; `delivery`: retries; `sender`: requests to push services;
//!   `push_deps`: their dependencies on the server
//! - `server_keys`: the server's key pair
//! - `endpoint`, `public_address`: checks of the addresses to contact
//! - `seal`: encryption of messages; `vapid`: the server's identification to push services
//!
//! Must not depend on rooms or the lobby: the caller names the players to notify.

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
pub(crate) use notice::{Notice, Subject};
pub(crate) use push_deps::PushDeps;
