//! The endpoint `/health`.

use crate::admission::Admission;
use crate::endpoint::{Endpoint, get};
use crate::error::AppError;
use crate::http::extract::Params;
use crate::jobs::JobBroker;
use crate::services::Services;
use crate::state::App;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use schemars::JsonSchema;
use serde::Deserialize;
use std::sync::Arc;
use wire::Code;

/// Response body while another server owns the database or is about to take it over.
pub(crate) const STANDBY: &str = "standby";

/// The query of `GET /health?verbose=true`.
#[derive(Debug, Clone, Copy, Default, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct HealthQuery {
    /// Whether to answer with a line for each part of the server.
    pub(crate) verbose: bool,
}

/// `GET /health`, for proxies: 200 `ok` if this server owns the database, can use it and is not shutting down.
///
/// `GET /health?verbose=true` is for monitoring. It returns `ready`, `draining` or `failing`, then a line for each part
/// of the server; the status is 503 unless the server is ready.
///
/// A standby server has a separate handler (see `crate::standby`).
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
        if !services.store.ownership().is_held() {
            return Ok((StatusCode::SERVICE_UNAVAILABLE, STANDBY).into_response());
        }
        check_database(&services).await?;
        return Ok("ok".into_response());
    }
    let database = services.store.ownership().is_held() && check_database(&services).await.is_ok();
    let disk = !admission.is_disk_low();
    let counts = jobs.counts();
    // One live worker suffices, because dead workers are replaced within seconds.
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

/// Checks that the database responds. If the last write failed, also probes whether it is writable again, so that the
/// server recovers even if a proxy sends it no traffic.
async fn check_database(services: &Services) -> Result<(), AppError> {
    services.store.ping().await?;
    if services.store.is_failing() {
        services.store.probe().await?;
    }
    Ok(())
}

/// Returns the health endpoint.
pub(crate) fn endpoints() -> Vec<Endpoint<App>> {
    vec![
        get("/health", show)
            .does("Answers `ok` if the server can serve; with `?verbose=true`, with a line for each part.")
            .gives_file(200, &[TEXT])
            .gives_file(503, &[TEXT]),
    ]
}

const TEXT: &str = "text/plain; charset=utf-8";

#[cfg(test)]
mod tests {
    use super::{HealthQuery, show};
    use crate::clock::Clock;
    use crate::free_space::FreeSpace;
    use crate::http::extract::Params;
    use crate::limits::ServerLimits;
    use crate::random::Random;
    use crate::state::{App, Deps};
    use crate::tables::TableCache;
    use crate::web::WebApp;
    use axum::extract::State;
    use std::sync::Arc;
    use store::sqlite::SqliteStore;

    /// A draining server accepts no new connections, so only a request in progress can see this state.
    #[tokio::test]
    async fn a_server_that_drains_says_so() {
        let folder = tempfile::tempdir().unwrap();
        let deps = Deps {
            store: Box::new(SqliteStore::open(folder.path()).unwrap()),
            clock: Clock::from_fn(|| 1_000),
            random: Random::system(),
            free_space: FreeSpace::from_fn(|| None),
            levels: Vec::new(),
            origins: Vec::new(),
            base_path: crate::net::BasePath::default(),
            limits: ServerLimits::default(),
            web: WebApp::not_built(),
        };
        let app = App::new(deps, None, None, TableCache::empty());
        let ask = async |verbose| {
            show(
                State(Arc::clone(&app.services)),
                State(app.admission.clone()),
                State(Arc::clone(&app.jobs)),
                Params(HealthQuery { verbose }),
            )
            .await
        };
        assert_eq!(ask(true).await.unwrap().status(), 200);
        app.services.shutdown.trigger();
        let answer = ask(true).await.unwrap();
        assert_eq!(answer.status(), 503);
        let body = axum::body::to_bytes(answer.into_body(), 1_000).await.unwrap();
        assert_eq!(body, "draining\ndatabase: ok\ndisk: ok\nworkers: ok (0 of 0)\n");
        let refused = ask(false).await.unwrap_err();
        assert_eq!(refused.into_body().code, wire::Code::Restarting);
    }
}
