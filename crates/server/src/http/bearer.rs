//! Lookup of a request's access token. Must not depend on individual routes, except the workers' prefix.

use crate::error::AppError;
use crate::identity::{AccessToken, bearer};
use crate::services::Services;
use axum::extract::{Request, State};
use axum::middleware::Next;
use axum::response::Response;
use std::sync::Arc;
use wire::{Code, ErrorBody};

/// Path prefix of the worker routes, which have their own tokens.
const WORKERS: &str = "/worker/";

/// Middleware that checks the request's access token, if there is one.
///
/// An invalid token is refused even if the route needs none, so that the client is not mistaken for a guest. A valid
/// token is added to the request's extensions; cookies are then ignored.
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
