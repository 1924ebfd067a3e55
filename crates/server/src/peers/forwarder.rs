//! Handles the requests to a server that does not own the database. It serves files with hashed names itself and
//! forwards other requests to the owner. A request is never forwarded twice. Requests from this server's own worker
//! processes are marked for the owner; those from other workers are refused.

use super::{heads, tunnel};
use crate::clock::Clock;
use crate::error::AppError;
use crate::http::health::{HealthQuery, STANDBY};
use crate::http::worker_jobs::secret_of;
use crate::http::{Params, security, unavailable};
use crate::jobs::JobBroker;
use crate::limits::{Client, ServerLimits, Work, WorkLimiter};
use crate::net::{BasePath, ClientAddress, NoResponse, PEER, Upstream};
use crate::web::{self, WebApp};
use axum::Router;
use axum::body::Body;
use axum::extract::{FromRequestParts, Request, State};
use axum::http::{HeaderMap, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use store::postgres::Leader;
use tokio::sync::watch;
use wire::Code;

/// Handler that forwards requests to the owner of the database.
pub(crate) struct Forwarder {
    leader: watch::Receiver<Option<Leader>>,
    /// Whether this server can reach the database.
    reachable: Arc<AtomicBool>,
    base_path: BasePath,
    web: WebApp,
    /// Used only to recognise this server's worker processes; it has no jobs.
    workers: Arc<JobBroker>,
    work: WorkLimiter,
    clock: Clock,
    /// Whether the last request to the owner failed.
    failing: AtomicBool,
}

/// Reason why the owner did not answer a request.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Unanswered {
    /// The owner has not executed the request.
    NotDone,
    /// The owner may have executed the request.
    Unknown,
}

impl Forwarder {
    /// Creates a forwarder to the current `leader`. When the leader changes or the sender is dropped, all connections
    /// to the previous leader are closed, because they may hang.
    pub(crate) fn new(
        leader: watch::Receiver<Option<Leader>>,
        reachable: Arc<AtomicBool>,
        workers: Arc<JobBroker>,
        (base_path, web, limits): (BasePath, WebApp, &ServerLimits),
    ) -> Self {
        Self {
            leader,
            reachable,
            base_path,
            web,
            workers,
            work: WorkLimiter::new(limits.work),
            clock: Clock::system(),
            failing: AtomicBool::new(false),
        }
    }

    /// Returns the router, which must not be nested below the base path.
    pub(crate) fn router(self) -> Router {
        Router::new().fallback(answer).with_state(Arc::new(self))
    }

    /// Returns the response if this server can answer without the owner.
    fn own_answer(&self, client: ClientAddress, request: &Request) -> Option<Response> {
        let (method, uri, headers) = (request.method(), request.uri(), request.headers());
        if headers.contains_key(PEER) {
            // Another server has forwarded the request, because it wrongly considers this one the owner.
            return Some(unavailable::answer(headers));
        }
        if method == Method::CONNECT {
            return Some(AppError::from(Code::MethodNotAllowed).into_response());
        }
        if self.is_for_workers(uri.path()) && !self.is_own_worker(headers) {
            return Some(AppError::from(Code::BadToken).into_response());
        }
        if !matches!(*method, Method::GET | Method::HEAD) {
            return None;
        }
        let file = web::lasting_file(&self.web, self.base_path.below(uri.path())?, headers)?;
        let client = Client {
            address: client.0,
            guest: None,
        };
        let charged = self.work.charge(Work::Get, client, self.clock.now_ms());
        Some(match charged {
            Ok(()) => file,
            Err(refused) => AppError::from(refused).into_response(),
        })
    }

    fn is_for_workers(&self, path: &str) -> bool {
        let prefix = "/worker/";
        path.starts_with(prefix) || self.base_path.below(path).is_some_and(|path| path.starts_with(prefix))
    }

    fn is_own_worker(&self, headers: &HeaderMap) -> bool {
        secret_of(headers).is_some_and(|secret| self.workers.worker_of(&secret).is_some())
    }

    /// Forwards a request and returns the owner's response.
    async fn forward(
        &self,
        ClientAddress(client): ClientAddress,
        mut request: Request,
    ) -> Result<Response, Unanswered> {
        let mut leader = self.leader.clone();
        let Some(Leader { address, secret }) = leader.borrow_and_update().clone() else {
            return Err(Unanswered::NotDone);
        };
        let upstream: Upstream = request.extensions_mut().remove().unwrap_or_default();
        let upgrade = heads::is_upgrade(request.headers()).then(|| hyper::upgrade::on(&mut request));
        let is_worker = self.is_for_workers(request.uri().path()) && self.is_own_worker(request.headers());
        *request.uri_mut() = heads::target(request.uri());
        heads::of_request(request.headers_mut(), &secret, (client, is_worker)).ok_or(Unanswered::NotDone)?;
        let sent = upstream.send(&address, request, changed(leader.clone())).await;
        let mut response = sent.map_err(|error| self.unanswered(&address, &error))?;
        self.failing.store(false, Ordering::Relaxed);
        if response.status() == StatusCode::MISDIRECTED_REQUEST {
            // The secret does not match, because the owner has changed.
            return Err(Unanswered::NotDone);
        }
        if response.status() == StatusCode::SWITCHING_PROTOCOLS
            && let Some(client) = upgrade
        {
            let owner = hyper::upgrade::on(&mut response);
            tokio::spawn(tunnel::forward(client, owner, changed(leader)));
        }
        heads::clean(response.headers_mut());
        Ok(response.map(Body::new))
    }

    fn unanswered(&self, address: &str, error: &NoResponse) -> Unanswered {
        // Logged once, because every request fails until the owner is back or this server takes over.
        if !self.failing.swap(true, Ordering::Relaxed) {
            tracing::warn!(%error, address, "the server that owns the database does not answer at its peer address");
        }
        match error {
            NoResponse::Unreachable(_) => Unanswered::NotDone,
            NoResponse::Broken(_) => Unanswered::Unknown,
        }
    }

    /// Handles `GET /health`, which returns the owner's health. `GET /health?verbose=true` returns 200 if this server
    /// can reach the database, even if the owner does not answer.
    async fn health(&self, client: ClientAddress, request: Request) -> Response {
        let (mut parts, _) = request.into_parts();
        let Params(HealthQuery { verbose }) = match Params::from_request_parts(&mut parts, &()).await {
            Ok(query) => query,
            Err(error) => return error.into_response(),
        };
        let mut plain = Request::new(Body::empty());
        *plain.uri_mut() = Uri::from_static("/health");
        if let Some(host) = parts.headers.remove(header::HOST) {
            plain.headers_mut().insert(header::HOST, host);
        }
        let answered = self.forward(client, plain).await;
        if !verbose {
            return answered.unwrap_or_else(|_| (StatusCode::SERVICE_UNAVAILABLE, STANDBY).into_response());
        }
        let is_well = answered.is_ok_and(|answer| answer.status().is_success());
        let database = self.reachable.load(Ordering::Relaxed);
        let well = |well| if well { "ok" } else { "failing" };
        let (status, state) = match database {
            true => (StatusCode::OK, STANDBY),
            false => (StatusCode::SERVICE_UNAVAILABLE, "failing"),
        };
        let text = format!("{state}\ndatabase: {}\nleader: {}\n", well(database), well(is_well));
        (status, text).into_response()
    }
}

/// Completes when the leader changes or the sender is dropped.
async fn changed(mut leader: watch::Receiver<Option<Leader>>) {
    let _ = leader.changed().await;
}

/// Handles all requests.
async fn answer(State(forwarder): State<Arc<Forwarder>>, client: ClientAddress, request: Request) -> Response {
    if let Some(answer) = forwarder.own_answer(client, &request) {
        return security::protected(answer);
    }
    let path = request.uri().path();
    let is_read = matches!(*request.method(), Method::GET | Method::HEAD);
    if is_read && (path == "/health" || forwarder.base_path.below(path) == Some("/health")) {
        return security::protected(forwarder.health(client, request).await);
    }
    let headers = request.headers().clone();
    security::protected(match forwarder.forward(client, request).await {
        // The owner has already set the security headers.
        Ok(response) => return response,
        // Not 503, after which a proxy may repeat the request.
        Err(Unanswered::Unknown) if !is_read => AppError::from(Code::Internal).into_response(),
        Err(_) => unavailable::answer(&headers),
    })
}
