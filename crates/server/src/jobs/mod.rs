//! Moves to be found and positions to be evaluated by workers: the queue, its leases, and the workers' credentials.
//!
//! Must not know games: a job is a question on a piece of paper, and its room judges the answer.

mod desk;
mod queue;

pub(crate) use desk::{Customer, Desk, Order};
pub(crate) use queue::{JobId, JobState, WorkerId};
