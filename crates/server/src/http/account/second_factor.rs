//! `/api/account/second-factor`: sign-in codes from an authenticator app.

use super::answer::AccountsState;
use crate::admission::Admission;
use crate::error::AppError;
use crate::http::body::Body;
use crate::identity::Member;
use crate::limits::{Client, Work};
use crate::net::ClientAddress;
use crate::services::Services;
use axum::Json;
use axum::extract::State;
use std::sync::Arc;
use wire::account::{ConfirmCode, ConfirmPassword, Me, RecoveryCodes, SecondFactorSecret};

/// `POST`: creates a secret for the app. It takes effect once it is confirmed.
pub(crate) async fn begin(
    (State(accounts), State(admission)): (AccountsState, State<Admission>),
    ClientAddress(address): ClientAddress,
    Member(session): Member,
    Body(ConfirmPassword { password }): Body<ConfirmPassword>,
) -> Result<Json<SecondFactorSecret>, AppError> {
    let guest = Some(session.player);
    let client = Client { address, guest };
    admission.charge(Work::Account, client)?;
    let secret = accounts.begin_second_factor((client, session), &password).await?;
    Ok(Json(secret))
}

/// `POST …/confirm`: confirms the secret with a code from the app.
pub(crate) async fn confirm(
    (State(accounts), State(admission)): (AccountsState, State<Admission>),
    ClientAddress(address): ClientAddress,
    Member(session): Member,
    Body(ConfirmCode { code }): Body<ConfirmCode>,
) -> Result<Json<RecoveryCodes>, AppError> {
    let guest = Some(session.player);
    let client = Client { address, guest };
    admission.charge(Work::Account, client)?;
    accounts.confirm_second_factor((client, session), &code).await.map(Json)
}

/// `DELETE`: turns the second factor off.
pub(crate) async fn end(
    State(services): State<Arc<Services>>,
    (State(accounts), State(admission)): (AccountsState, State<Admission>),
    ClientAddress(address): ClientAddress,
    Member(session): Member,
    Body(ConfirmPassword { password }): Body<ConfirmPassword>,
) -> Result<Json<Me>, AppError> {
    let guest = Some(session.player);
    let client = Client { address, guest };
    admission.charge(Work::Account, client)?;
    accounts.end_second_factor((client, session), &password).await?;
    session.me(&services).await.map(Json)
}
