//! Middleware that assigns an id to every request, and logs and counts the request. Only id, method, path, status and
//! duration are logged, never cookies, tokens or bodies.

use crate::clock;
use crate::services::Services;
use axum::extract::{MatchedPath, Request, State};
use axum::http::{HeaderName, HeaderValue};
use axum::middleware::Next;
use axum::response::Response;
use std::sync::Arc;
use tracing::Instrument;

/// Response header with the id under which the request is logged.
const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// Route name for counting requests that match no route, such as those for files of the web app.
const FILES: &str = "files";

/// Middleware for every route.
pub(crate) async fn observe(State(services): State<Arc<Services>>, request: Request, next: Next) -> Response {
    let id = format!("{:016x}", services.random.number());
    let route = request.extensions().get::<MatchedPath>().cloned();
    let method = request.method().clone();
    let span = tracing::info_span!("request", id, %method, path = request.uri().path());
    let began = clock::now();
    let mut response = next.run(request).instrument(span.clone()).await;
    let (took, status) = (clock::since(began), response.status().as_u16());
    let _entered = span.enter();
    tracing::debug!(
        status,
        took_us = u64::try_from(took.as_micros()).unwrap_or(u64::MAX),
        "answered"
    );
    let route = route.as_ref().map_or(FILES, MatchedPath::as_str);
    services.counts.request(&method, route, status, took);
    if let Ok(id) = HeaderValue::from_str(&id) {
        response.headers_mut().insert(REQUEST_ID, id);
    }
    response
}
