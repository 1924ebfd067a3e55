//! The endpoints of `janggun worker`: fetch a job, answer it. Only who holds a secret given at birth may come.

use super::body::Body;
use crate::error::AppError;
use crate::identity::decode;
use crate::jobs::{Customer, WorkerId};
use crate::state::App;
use axum::Json;
use axum::extract::{FromRequestParts, State};
use axum::http::request::Parts;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use wire::worker::Answer;
use wire::{Code, ErrorBody};

/// The worker behind a request.
pub(crate) struct Hired(WorkerId);

impl FromRequestParts<App> for Hired {
    type Rejection = AppError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, AppError> {
        let value = parts
            .headers
            .get(header::AUTHORIZATION)
            .and_then(|value| value.to_str().ok());
        let secret = value.and_then(|value| value.strip_prefix("Bearer ")).and_then(decode);
        let worker = secret.and_then(|secret| app.desk.worker_of(&secret));
        worker.map(Self).ok_or_else(|| Code::BadToken.into())
    }
}

/// `POST /worker/acquire`.
pub(crate) async fn acquire(State(app): State<App>, Hired(worker): Hired) -> Response {
    let mut closing = app.closing.listen();
    let job = tokio::select! {
        job = app.desk.acquire(worker, app.limits.poll, || app.clock.now_ms()) => job,
        () = closing.wait() => None,
    };
    match job {
        Some(job) => Json(job).into_response(),
        None => StatusCode::NO_CONTENT.into_response(),
    }
}

/// `POST /worker/answer`.
pub(crate) async fn answer(
    State(app): State<App>,
    Hired(worker): Hired,
    Body(answer): Body<Answer>,
) -> Result<StatusCode, AppError> {
    let order = app
        .desk
        .finish(&answer.id, worker)
        .ok_or_else(|| ErrorBody::from(Code::StaleJob))?;
    let info = &answer.info;
    tracing::debug!(game = %order.job.game, ply = order.job.ply, depth = info.depth, nodes = info.nodes, "answer");
    match order.customer {
        Customer::Room(turn) => app.rooms.found(&app, order.game, turn, answer.action).await?,
        Customer::Analysis(position) => app.analyses.found(&app, order.game, position, answer).await?,
    }
    Ok(StatusCode::NO_CONTENT)
}
