//! Tournaments that are played on the server. The crate `tournament` computes pairings and standings. Its events are
//! appended to the database by compare-and-swap, so that neither a crash nor a concurrent request can pair a round
//! twice (decision 62).
//!
//! - `registry`: stored tournaments; `memory`: their cache; `change`: changes, pure; `plan`: new tournaments
//! - `next`: the next step, computed from stored data; `outcome`: results of ended games; both pure
//! - `director`: the background task that carries out the steps; `games`: creates the games of a round
//! - `players`: entering and leaving; `orders`: commands of directors; `view`: views for readers

mod change;
mod director;
mod games;
mod memory;
mod next;
mod orders;
mod outcome;
mod plan;
mod players;
mod registry;
mod view;

#[cfg(test)]
mod next_tests;

pub(crate) use director::direct;
pub(crate) use registry::Tournaments;
