//! `/health`.

use crate::admission::Admission;
use crate::error::AppError;
use crate::http::extract::Params;
use crate::jobs::JobBroker;
use crate::services::Services;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use std::sync::Arc;
use store::Command;
use wire::Code;

/// The query of `GET /health?verbose=true`.
#[derive(Debug, Clone, Copy, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct HealthQuery {
    verbose: bool,
}

/// `GET /health`: 200 `ok` while the database answers and can be written, so that a proxy sends requests here.
///
/// `GET /health?verbose=true` is for alarms: `ready`, `draining` or `failing`, then a line for each part; 503 unless ready.
pub(crate) async fn show(
    State(services): State<Arc<Services>>,
    State(admission): State<Admission>,
    State(jobs): State<Arc<JobBroker>>,
    Params(HealthQuery { verbose }): Params<HealthQuery>,
) -> Result<Response, AppError> {
    if !verbose {
        if services.shutdown.is_triggered() {
            return Err(Code::Restarting.into());
        }
        check_database(&services).await?;
        return Ok("ok".into_response());
    }
    let database = check_database(&services).await.is_ok();
    let disk = !admission.is_disk_low();
    let counts = jobs.counts();
    // One that has just died is replaced within seconds.
    let workers = counts.workers_wanted == 0 || counts.workers_alive > 0;
    let (status, state) = match (services.shutdown.is_triggered(), database && disk && workers) {
        (true, _) => (StatusCode::SERVICE_UNAVAILABLE, "draining"),
        (false, false) => (StatusCode::SERVICE_UNAVAILABLE, "failing"),
        (false, true) => (StatusCode::OK, "ready"),
    };
    let well = |well| if well { "ok" } else { "failing" };
    let text = format!(
        "{state}\ndatabase: {}\ndisk: {}\nworkers: {} ({} of {})\n",
        well(database),
        well(disk),
        well(workers),
        counts.workers_alive,
        counts.workers_wanted,
    );
    Ok((status, text).into_response())
}

/// Whether the database answers and can be written. After a command that could not be written it is tried, so that a
/// server that a proxy has left out for it comes back.
async fn check_database(services: &Services) -> Result<(), AppError> {
    services.store.ping().await?;
    if services.store.is_failing() {
        services.store.execute(Command::Probe).await?;
    }
    Ok(())
}
