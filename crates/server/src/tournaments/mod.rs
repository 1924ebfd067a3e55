//! Tournaments that are played on the server. `tournament` pairs and counts; what it decides is stored as its events,
//! appended by compare-and-swap, so that no crash and no second request pairs a round twice (decision 62).
//!
//! - `registry`: the stored tournaments; `memory`: what is kept of them; `change`: changes, pure; `plan`: new ones
//! - `next`: what happens next, from what is stored; `outcome`: results of ended games; both pure
//! - `director`: carries out what happens next, for as long as the server runs; `games`: makes the games of a round
//! - `players`: entering and leaving; `orders`: what directors order; `view`: what people see

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
