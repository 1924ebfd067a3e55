//! Standby mode: the server waits until it can take over a database that another server is using.
//!
//! Until then it refuses requests, or forwards them to the other server if `peer_address` is configured. Must not
//! depend on what is served after the takeover.

use crate::clock;
use crate::config::Config;
use crate::http::health::{HealthQuery, STANDBY};
use crate::http::{Params, security, unavailable};
use crate::jobs::{self, JobBroker};
use crate::net::{self, Acceptor, Peers};
use crate::peers::Forwarder;
use crate::random::Random;
use crate::serve_error::ServeError;
use crate::shutdown::Shutdown;
use crate::web::WebApp;
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
use store::postgres::{Leader, PostgresError, PostgresStandby, PostgresStore, StandbyAttempt};
use tokio::net::TcpListener;
use tokio::sync::watch;

/// Time limit for finishing the standby's responses and stopping its workers after the takeover.
const LAST_ANSWERS: Duration = Duration::from_secs(1);

type Attempted = (PostgresStandby, Result<StandbyAttempt, PostgresError>);

/// Tries once to open the database, on a blocking thread.
pub(crate) async fn attempt(mut standby: PostgresStandby) -> Result<Attempted, ServeError> {
    let attempted = tokio::task::spawn_blocking(move || {
        let attempt = standby.try_open();
        (standby, attempt)
    });
    attempted
        .await
        .map_err(|error| ServeError::System(io::Error::other(error)))
}

/// Serves `listener` as a standby until this server owns the database. Keeps trying while the database is unreachable.
pub(crate) async fn wait(
    config: &Config,
    web: &WebApp,
    listener: TcpListener,
    mut standby: PostgresStandby,
) -> Result<PostgresStore, ServeError> {
    let (shutdown, reachable) = (Shutdown::new(), Arc::new(AtomicBool::new(true)));
    let (leader, followed) = watch::channel(standby.leader().cloned());
    let base_path = config.base_path.clone();
    // Dropping the set at the end of this function stops the workers.
    let mut lending = tokio::task::JoinSet::new();
    let (router, peers) = match config.peer_address {
        None => (base_path.nest(router(Arc::clone(&reachable))), Peers::None),
        Some(_) => {
            let parts = (base_path, web.clone(), &config.limits);
            let workers = Arc::new(JobBroker::new(config.limits.lease));
            lending.spawn(jobs::supervise(
                (Random::system(), shutdown.subscribe()),
                Arc::clone(&workers),
                config.worker.clone(),
                config.workers,
                listener.local_addr().map_err(ServeError::System)?,
            ));
            let forwarder = Forwarder::new(followed, Arc::clone(&reachable), workers, parts);
            (forwarder.router(), Peers::Forwarding)
        }
    };
    let acceptor = Acceptor {
        router,
        limits: config.limits,
        trusted_proxies: config.trusted_proxies.clone().into(),
        shutdown: shutdown.subscribe(),
        peers,
    };
    // Dropped at the end of this function too, which aborts the accept loop.
    let mut accepting = tokio::task::JoinSet::new();
    accepting.spawn(net::accept(listener, acceptor));
    let store = loop {
        clock::sleep(standby.pause()).await;
        let (again, attempted) = attempt(standby).await?;
        standby = again;
        note_leader(&leader, standby.leader());
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
    // Closes the connections to the previous owner, which may hang.
    leader.send_replace(None);
    shutdown.trigger();
    // In the meantime, new connections wait in the kernel.
    let _ = clock::timeout(LAST_ANSWERS, async {
        tokio::join!(accepting.join_next(), lending.join_next())
    })
    .await;
    Ok(*store)
}

fn note_leader(leader: &watch::Sender<Option<Leader>>, found: Option<&Leader>) {
    leader.send_if_modified(|known| {
        let is_new = known.as_ref() != found;
        if is_new {
            *known = found.cloned();
        }
        is_new
    });
}

fn router(reachable: Arc<AtomicBool>) -> Router {
    Router::new()
        .route("/health", get(health))
        .fallback(async |request: Request| unavailable::answer(request.headers()))
        .layer(from_fn(security::headers_without_services))
        .with_state(reachable)
}

/// Handles `GET /health`. Returns 503, so that a proxy sends no requests here. With `verbose=true`, returns 200 as long
/// as the database is reachable, because such a standby is healthy.
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
