//! Tournaments played on the server. The crate `tournament` computes pairings and standings. Its events are appended to
//! the database by compare-and-swap, so that neither a crash nor a concurrent request can pair a round twice
//! (decision 62).
//!
//! - `registry`: stored tournaments; `memory`: types of data in memory; `change`: changes, pure; `plan`: new tournaments
//! - `next`: the next step, computed from stored data; `outcome`: results of finished games; both pure
//! - `director`: the background task that carries out the steps; `games`: creates the games of a round
//! - `lots`: the draw of lots for groups; `visits`: notices of the start for absent players
//! - `talking`: the chat; `boards`: games to watch
//! - `clubs`: tournaments of clubs, for members only
//! - `players`: entering and leaving; `orders`: commands of directors; `view`: views for clients

mod boards;
mod change;
mod clubs;
mod director;
mod games;
mod lots;
mod memory;
mod next;
mod orders;
mod outcome;
mod plan;
mod players;
mod registry;
mod talking;
mod view;
mod visits;

#[cfg(test)]
mod next_tests;

pub(crate) use director::direct;
pub(crate) use registry::Tournaments;
