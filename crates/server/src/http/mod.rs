//! HTTP handlers by resource. Each resource declares its endpoints next to its handlers; `crate::routes` lists the
//! resources.
//!
//! - `account`: identity and accounts
//! - `programs`: the API for bots and other API clients
//! - `games`, `analysis`: games and the engine's analyses of them
//! - `lobby`: challenges, live games, players online and results
//! - `levels`, `rules`: engine levels and rule presets
//! - `ratings`: ratings of players and games
//! - `relays`: results that tournament players report with their phones
//! - `pictures`: pictures of positions for link previews; `shared`: analyses that are too long for a link
//! - `tables`: position values from the endgame tables
//! - `tournaments`: tournaments played on the server; `tournament_chat`: their chat
//! - `clubs`: player clubs
//! - `worker_jobs`: the endpoints of the worker processes
//! - `health`: state of the server for its operator; `unavailable`: responses while another server may own the
//!   database; `stranger`: the page for unknown host names
//! - `body`, `extract`: reading requests; `bearer`, `observe`, `origin`, `ownership`, `reads`, `security`: middleware

pub(crate) mod account;
pub(crate) mod analysis;
pub(crate) mod bearer;
mod body;
pub(crate) mod clubs;
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
pub(crate) mod relays;
pub(crate) mod rules;
pub(crate) mod security;
pub(crate) mod shared;
mod stranger;
pub(crate) mod tables;
pub(crate) mod tournament_chat;
pub(crate) mod tournaments;
pub(crate) mod unavailable;
pub(crate) mod worker_jobs;

pub(crate) use extract::{GamePath, Params};
