//! HTTP by resource, one file for each verb. Handlers translate; rooms decide. Each resource declares its endpoints beside its
//! handlers; `crate::routes` lists the resources.
//!
//! - `account` who players are
//! - `programs` the API for programs
//! - `games`, `analysis` a game and what the engine says of it
//! - `lobby` challenges, live games and who is here
//! - `levels`, `rules` what a game can be made of
//! - `ratings` of players and games
//! - `pictures` of positions, for links; `shared` analyses that are too long for one
//! - `tables` what endgame tables say of a position
//! - `worker_jobs` the worker processes' endpoints
//! - `health` for the operator of the server; `unavailable` answers while another server may have the database
//! - `body`, `extract` reading requests; `bearer`, `observe`, `origin`, `ownership`, `reads`, `security` layers over every route

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
pub(crate) mod unavailable;
pub(crate) mod worker_jobs;

pub(crate) use extract::{GamePath, Params};
