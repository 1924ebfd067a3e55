//! `/api/account/tokens`: the account's access tokens.

use super::answer::AccountsState;
use crate::admission::Admission;
use crate::error::AppError;
use crate::http::body::Body;
use crate::identity::Member;
use crate::limits::{Client, Work};
use crate::net::ClientAddress;
use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use wire::access_token::{AccessTokenList, AccessTokenMade, NewAccessToken};

/// Handles `GET /api/account/tokens`.
pub(crate) async fn list(
    State(accounts): AccountsState,
    Member(session): Member,
) -> Result<Json<AccessTokenList>, AppError> {
    accounts.tokens(session).await.map(Json)
}

/// `POST`: creates a token. Only this response contains it.
pub(crate) async fn make(
    (State(accounts), State(admission)): (AccountsState, State<Admission>),
    ClientAddress(address): ClientAddress,
    Member(session): Member,
    Body(wanted): Body<NewAccessToken>,
) -> Result<(StatusCode, Json<AccessTokenMade>), AppError> {
    let guest = Some(session.player);
    let client = Client { address, guest };
    admission.charge(Work::Account, client)?;
    let made = accounts.make_token((client, session), wanted).await?;
    Ok((StatusCode::CREATED, Json(made)))
}

/// `DELETE …/{id}`: revokes a token of the current user. Streams opened with it end.
pub(crate) async fn revoke(
    (State(accounts), State(admission)): (AccountsState, State<Admission>),
    ClientAddress(address): ClientAddress,
    Member(session): Member,
    Path(id): Path<String>,
) -> Result<Json<AccessTokenList>, AppError> {
    let guest = Some(session.player);
    admission.charge(Work::Account, Client { address, guest })?;
    accounts.revoke_token(session, &id).await?;
    accounts.tokens(session).await.map(Json)
}
