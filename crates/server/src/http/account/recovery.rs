//! `/api/account/recovery-codes` and `/api/account/recover`: regaining access without the password or the authenticator
//! app.

use super::answer::{AccountsState, answer};
use super::failed::log_failure;
use crate::admission::Admission;
use crate::error::AppError;
use crate::http::body::Body;
use crate::identity::{Asker, ClientLabel, Member, Signed};
use crate::limits::{Client, Work};
use crate::net::ClientAddress;
use crate::services::Services;
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use std::sync::Arc;
use wire::account::{ConfirmPassword, Recover, RecoveryCodes};

/// Replaces all recovery codes with new ones.
pub(crate) async fn renew(
    (State(accounts), State(admission)): (AccountsState, State<Admission>),
    ClientAddress(address): ClientAddress,
    Member(session): Member,
    Body(ConfirmPassword { password }): Body<ConfirmPassword>,
) -> Result<Json<RecoveryCodes>, AppError> {
    let guest = Some(session.player);
    let client = Client { address, guest };
    admission.charge(Work::Account, client)?;
    let codes = accounts.new_recovery_codes((client, session), &password).await?;
    Ok(Json(codes))
}

/// Sets a new password with a recovery code.
pub(crate) async fn recover(
    State(services): State<Arc<Services>>,
    (State(accounts), State(admission)): (AccountsState, State<Admission>),
    ClientAddress(address): ClientAddress,
    (Signed(session), label): (Signed, ClientLabel),
    Body(typed): Body<Recover>,
) -> Result<Response, AppError> {
    let guest = session.map(|session| session.player);
    let client = Client { address, guest };
    admission.charge(Work::Account, client)?;
    let asker = Asker { client, session, label };
    let recovered = accounts.recover(asker, &typed).await;
    let (player, cookie) = recovered.inspect_err(|error| log_failure(address, error))?;
    answer(&services, StatusCode::OK, (Some(player), Some(cookie))).await
}
