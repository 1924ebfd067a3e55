//! `/api/session`: sign-in and sign-out.

use super::answer::{AccountsState, answer};
use super::failed::log_failure;
use crate::admission::Admission;
use crate::error::AppError;
use crate::http::body::Body;
use crate::identity::{Asker, ClientLabel, Member, Signed};
use crate::limits::{Client, Work};
use crate::net::ClientAddress;
use crate::services::Services;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use std::sync::Arc;
use wire::account::SignIn;

/// Handles `POST /api/session`.
pub(crate) async fn sign_in(
    State(services): State<Arc<Services>>,
    (State(accounts), State(admission)): (AccountsState, State<Admission>),
    ClientAddress(address): ClientAddress,
    (Signed(session), label): (Signed, ClientLabel),
    Body(typed): Body<SignIn>,
) -> Result<Response, AppError> {
    let guest = session.map(|session| session.player);
    let client = Client { address, guest };
    admission.charge(Work::Account, client)?;
    let asker = Asker { client, session, label };
    let signed_in = accounts.sign_in(asker, &typed).await;
    let (player, cookie) = signed_in.inspect_err(|error| log_failure(address, error))?;
    answer(&services, StatusCode::OK, (Some(player), Some(cookie))).await
}

/// Handles `DELETE /api/session`.
pub(crate) async fn sign_out(
    State(services): State<Arc<Services>>,
    State(accounts): AccountsState,
    Member(session): Member,
) -> Result<Response, AppError> {
    let cookie = accounts.sign_out(session).await?;
    answer(&services, StatusCode::OK, (None, Some(cookie))).await
}
