//! HTTP by resource, one file for each verb. Handlers translate; rooms decide. The table of routes is `crate::routes`.
//!
//! - `games`, `analysis` a game and what the engine says of it
//! - `levels`, `rules` what a game can be made of
//! - `worker_jobs` the worker processes' endpoints
//! - `health` for whoever operates the server
//! - `body`, `extract` reading requests; `observe`, `origin`, `reads`, `security` layers over every route

pub(crate) mod analysis;
mod body;
mod extract;
pub(crate) mod games;
pub(crate) mod health;
pub(crate) mod levels;
pub(crate) mod observe;
pub(crate) mod origin;
pub(crate) mod reads;
pub(crate) mod rules;
pub(crate) mod security;
pub(crate) mod worker_jobs;

pub(crate) use extract::{GamePath, Params};
