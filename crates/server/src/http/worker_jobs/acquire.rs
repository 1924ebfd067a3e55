//! `POST /worker/acquire`: the endpoint for fetching jobs.

use super::registered::RegisteredWorker;
use crate::jobs::JobBroker;
use crate::services::Services;
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use std::sync::Arc;

/// Waits for a job and returns it, or returns 204 on timeout or shutdown.
pub(crate) async fn acquire(
    State(services): State<Arc<Services>>,
    State(jobs): State<Arc<JobBroker>>,
    RegisteredWorker(worker): RegisteredWorker,
) -> Response {
    let mut shutdown = services.shutdown.subscribe();
    let job = tokio::select! {
        job = jobs.acquire(worker, services.limits.poll, || services.clock.now_ms()) => job,
        () = shutdown.wait() => None,
    };
    match job {
        Some(job) => Json(job).into_response(),
        None => StatusCode::NO_CONTENT.into_response(),
    }
}
