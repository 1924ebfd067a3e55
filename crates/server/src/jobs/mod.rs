//! Work for engine processes: moves to find and positions to evaluate.
//!
//! - `queue`: the queue and its leases, as a pure state machine
//! - `fair_line`: the order of waiting jobs, fair to addresses and players
//! - `ids`: ids of jobs and workers
//! - `broker`: the shared queue, the workers' secrets, and progress reports to the owners of jobs
//! - `supervisor`: keeps the worker processes alive
//! - `analysis`: analyses of finished games, position by position
//!
//! Must not apply the rules of games: the owner of a job checks the answer.

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
