//! Clubs (동호회, 기원): groups of accounts with roles and events (decision 63).
//!
//! - `registry`: the clubs of a server; `change`: changes; `view`: views for readers; `list`: the list of members as CSV
//! - `notices`: notices about requests to join
//! - `typed`: validation of texts; `rights`: permissions, both pure

mod change;
mod list;
mod notices;
mod registry;
mod rights;
mod typed;
mod view;

pub(crate) use registry::Clubs;
pub(crate) use view::{role, role_back};
