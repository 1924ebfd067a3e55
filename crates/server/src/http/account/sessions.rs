//! `/api/account/sessions`: the current user's signed-in devices.

use super::answer::AccountsState;
use crate::error::AppError;
use crate::identity::Member;
use axum::Json;
use axum::extract::{Path, State};
use wire::account::SessionList;

/// Handles `GET /api/account/sessions`.
pub(crate) async fn list(
    State(accounts): AccountsState,
    Member(session): Member,
) -> Result<Json<SessionList>, AppError> {
    accounts.sessions(session).await.map(Json)
}

/// `DELETE /api/account/sessions/{id}`: ends a session of the current user.
pub(crate) async fn end(
    State(accounts): AccountsState,
    Member(session): Member,
    Path(id): Path<String>,
) -> Result<Json<SessionList>, AppError> {
    accounts.end_session(session, &id).await?;
    accounts.sessions(session).await.map(Json)
}
