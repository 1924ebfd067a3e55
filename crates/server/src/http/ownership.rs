//! Middleware that refuses requests while another server may own the database.

use super::unavailable;
use crate::services::Services;
use axum::extract::{Request, State};
use axum::middleware::Next;
use axum::response::Response;
use std::sync::Arc;

/// Middleware that lets only the owner of the database answer, except on `/health`. Other servers may have outdated
/// data.
pub(crate) async fn check(State(services): State<Arc<Services>>, request: Request, next: Next) -> Response {
    if services.store.ownership().is_held() || request.uri().path() == "/health" {
        next.run(request).await
    } else {
        unavailable::answer(request.headers())
    }
}
