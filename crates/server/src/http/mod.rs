//! HTTP handlers by resource. Handlers translate between HTTP and rooms, which make all decisions. Each resource
//! declares its endpoints beside its handlers; `crate::routes` lists the resources.
//!
//! - `account`: identity and accounts
//! - `programs`: the API for bots and other API clients
//! - `games`, `analysis`: games and the engine's analyses of them
//! - `lobby`: challenges, live games, players online and results
//! - `levels`, `rules`: engine levels and presets to choose from
//! - `ratings`: ratings of players and games
//! - `pictures`: pictures of positions for link previews; `shared`: analyses that are too long for a link
//! - `tables`: values of positions in the endgame tables
//! - `tournaments`: tournaments that are played on the server
//! - `worker_jobs`: the endpoints of the worker processes
//! - `health`: state of the server for its operator; `unavailable`: responses while another server may own the
//!   database; `stranger`: the page for unknown host names
//! - `body`, `extract`: reading requests; `bearer`, `observe`, `origin`, `ownership`, `reads`, `security`: middleware

pub(crate) mod account;
pub(crate) mod analysis;
pub(crate) mod bearer;
mod body;
mod extract;
pub(crate) mod games;
pub(crate) mod health;
pub(crate) mod levels;
pub(crate) mod lobby;
pub(crate) mod observe;
pub(crate) mod origin;
pub(crate) mod ownership;
pub(crate) mod pictures;
pub(crate) mod programs;
pub(crate) mod ratings;
pub(crate) mod reads;
pub(crate) mod rules;
pub(crate) mod security;
pub(crate) mod shared;
mod stranger;
pub(crate) mod tables;
pub(crate) mod tournaments;
pub(crate) mod unavailable;
pub(crate) mod worker_jobs;

pub(crate) use extract::{GamePath, Params};
