//! Work for engine processes: moves to find and positions to evaluate.
//!
//! - `queue` the queue and its leases, as a pure state machine
//! - `fair_line` the order of those that wait, fair to addresses and players
//! - `ids` names of jobs and workers
//! - `broker` the shared queue: who may fetch jobs, and who gets their progress
//! - `supervisor` keeps the worker processes alive
//! - `analysis` analyses of finished games, position after position
//!
//! Must not judge games: a job is a question, and its owner decides what the answer is worth.

mod analysis;
mod broker;
mod fair_line;
mod ids;
mod queue;
mod supervisor;

pub(crate) use analysis::{Analyses, AnalysisRequest};
pub(crate) use broker::{JobBroker, JobOwner, JobRequest};
pub(crate) use ids::{JobId, WorkerId};
pub(crate) use queue::JobState;
pub(crate) use supervisor::supervise;
