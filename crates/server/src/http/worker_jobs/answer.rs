//! `POST /worker/answer`: the endpoint for answering jobs.

use super::registered::RegisteredWorker;
use crate::error::AppError;
use crate::http::body::Body;
use crate::jobs::{Analyses, JobBroker, JobOwner};
use crate::room::Rooms;
use axum::extract::State;
use axum::http::StatusCode;
use std::sync::Arc;
use wire::worker::Answer;
use wire::{Code, ErrorBody};

/// Passes the answer to the job's owner.
pub(crate) async fn answer(
    State(jobs): State<Arc<JobBroker>>,
    State(rooms): State<Rooms>,
    State(analyses): State<Arc<Analyses>>,
    RegisteredWorker(worker): RegisteredWorker,
    Body(answer): Body<Answer>,
) -> Result<StatusCode, AppError> {
    let request = jobs
        .finish(&answer.id, worker)
        .ok_or_else(|| ErrorBody::from(Code::StaleJob))?;
    let info = &answer.info;
    tracing::debug!(game = %request.job.game, ply = request.job.ply, depth = info.depth, nodes = info.nodes, "answer");
    match request.owner {
        JobOwner::Room(turn) => rooms.engine_answer(request.game, turn, answer.action).await?,
        JobOwner::Analysis(position) => analyses.on_answer(request.game, position, answer).await?,
    }
    Ok(StatusCode::NO_CONTENT)
}
