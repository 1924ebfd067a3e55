//! Moves to be found and positions to be evaluated by workers: the queue, its leases, and the workers' credentials.
//!
//! Must not know games: a job is a question on a piece of paper, and its room judges the answer.

mod analysis;
mod broker;
mod queue;
mod supervisor;

pub(crate) use analysis::{Analyses, Asked};
pub(crate) use broker::{Customer, Desk, Order};
pub(crate) use queue::{JobId, JobState, WorkerId};
pub(crate) use supervisor::supervise;
