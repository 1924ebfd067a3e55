//! Finds the access token of a request. Must not know what the request is about.

use crate::error::AppError;
use crate::identity::{AccessToken, bearer};
use crate::services::Services;
use axum::extract::{Request, State};
use axum::middleware::Next;
use axum::response::Response;
use std::sync::Arc;
use wire::{Code, ErrorBody};

/// The workers' routes, which have tokens of their own.
const WORKERS: &str = "/worker/";

/// Layer over every route: a wrong token is refused everywhere, so that nobody is taken for a guest by mistake. A valid one
/// is kept in the request; the cookies count for nothing then.
pub(crate) async fn check(
    State(services): State<Arc<Services>>,
    mut request: Request,
    next: Next,
) -> Result<Response, AppError> {
    if !request.uri().path().starts_with(WORKERS)
        && let Some(text) = bearer(request.headers())
    {
        if text.is_empty() {
            return Err(ErrorBody::new(
                Code::InvalidToken,
                "the access token in the header Authorization is empty",
            )
            .into());
        }
        let token = AccessToken::find(&services, text).await?.ok_or(Code::InvalidToken)?;
        request.extensions_mut().insert(token);
    }
    Ok(next.run(request).await)
}
