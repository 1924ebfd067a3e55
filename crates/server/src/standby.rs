//! A standby server, which waits for a database that another server uses. It answers requests with an error, and takes
//! over when the other server dies or stops. Must not depend on what is served afterwards.

use crate::clock;
use crate::config::Config;
use crate::http::health::{HealthQuery, STANDBY};
use crate::http::{Params, security, unavailable};
use crate::net::{self, Acceptor};
use crate::serve_error::ServeError;
use crate::shutdown::Shutdown;
use axum::Router;
use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::middleware::from_fn;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use store::postgres::{PostgresError, PostgresStandby, PostgresStore, StandbyAttempt};
use tokio::net::TcpListener;

/// Time limit for the standby's last responses, once this server owns the database.
const LAST_ANSWERS: Duration = Duration::from_secs(1);

/// Result of trying to open the database.
type Attempted = (PostgresStandby, Result<StandbyAttempt, PostgresError>);

/// Tries to open the database once.
pub(crate) async fn attempt(mut standby: PostgresStandby) -> Result<Attempted, ServeError> {
    let attempted = tokio::task::spawn_blocking(move || {
        let attempt = standby.try_open();
        (standby, attempt)
    });
    attempted
        .await
        .map_err(|error| ServeError::System(io::Error::other(error)))
}

/// Answers on `listener` as a standby until this server owns the database. Also waits if the database cannot be
/// reached.
pub(crate) async fn wait(
    config: &Config,
    listener: TcpListener,
    mut standby: PostgresStandby,
) -> Result<PostgresStore, ServeError> {
    let (shutdown, reachable) = (Shutdown::new(), Arc::new(AtomicBool::new(true)));
    let acceptor = Acceptor {
        router: config.base_path.clone().nest(router(Arc::clone(&reachable))),
        limits: config.limits,
        trusted_proxies: config.trusted_proxies.clone().into(),
        shutdown: shutdown.subscribe(),
    };
    // Dropping the set at the end of this function ends the task.
    let mut accepting = tokio::task::JoinSet::new();
    accepting.spawn(net::accept(listener, acceptor));
    let store = loop {
        clock::sleep(standby.pause()).await;
        let (again, attempted) = attempt(standby).await?;
        standby = again;
        let failure = match attempted {
            Ok(StandbyAttempt::Opened(store)) => break store,
            Ok(StandbyAttempt::InUse) => None,
            Err(error @ (PostgresError::Unreachable { .. } | PostgresError::Database(_))) => Some(error),
            Err(error) => return Err(error.into()),
        };
        if reachable.swap(failure.is_none(), Ordering::Relaxed)
            && let Some(error) = failure
        {
            tracing::error!(%error, "the standby cannot reach the database");
        }
    };
    shutdown.trigger();
    // New connections wait in the kernel in the meantime.
    let _ = clock::timeout(LAST_ANSWERS, accepting.join_next()).await;
    Ok(*store)
}

fn router(reachable: Arc<AtomicBool>) -> Router {
    Router::new()
        .route("/health", get(health))
        .fallback(async |request: Request| unavailable::answer(request.headers()))
        .layer(from_fn(security::headers_without_services))
        .with_state(reachable)
}

/// `GET /health` returns 503, so that a proxy sends no requests here. `GET /health?verbose=true` returns 200, because a
/// standby is healthy as long as it reaches the database.
async fn health(State(reachable): State<Arc<AtomicBool>>, Params(query): Params<HealthQuery>) -> Response {
    if !query.verbose {
        return (StatusCode::SERVICE_UNAVAILABLE, STANDBY).into_response();
    }
    if reachable.load(Ordering::Relaxed) {
        (StatusCode::OK, "standby\ndatabase: ok\n").into_response()
    } else {
        (StatusCode::SERVICE_UNAVAILABLE, "failing\ndatabase: failing\n").into_response()
    }
}
