//! Response with the current user's identity and, if it changed, the session cookie.

use crate::error::AppError;
use crate::identity::{Accounts, NewCookie, me};
use crate::services::Services;
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use play::Player;
use std::sync::Arc;

/// State extractor for [`Accounts`].
pub(crate) type AccountsState = State<Arc<Accounts>>;

/// Returns a response with the player's `Me`. Sets the cookie if there is a new one.
pub(super) async fn answer(
    services: &Services,
    status: StatusCode,
    (player, cookie): (Option<Player>, Option<NewCookie>),
) -> Result<Response, AppError> {
    let mut response = (status, Json(me(services, player).await?)).into_response();
    if let Some(cookie) = cookie {
        cookie.set(&mut response);
    }
    Ok(response)
}
