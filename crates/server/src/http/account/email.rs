//! `/api/account/email` and `/api/account/reset`: the email address of an account, and password resets by email.

use super::answer::{AccountsState, answer};
use crate::admission::Admission;
use crate::error::AppError;
use crate::http::body::Body;
use crate::identity::{Member, Session, Signed};
use crate::limits::{Client, Work};
use crate::net::ClientAddress;
use crate::services::Services;
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use std::net::IpAddr;
use std::sync::Arc;
use wire::account::{
    ConfirmEmail, ConfirmPassword, EmailConfirmed, EmailNotices, NewEmail, PasswordReset, RequestReset, ResetPassword,
    ResetRequested,
};

fn charge(admission: &Admission, address: IpAddr, session: Option<Session>) -> Result<Client, AppError> {
    let guest = session.map(|session| session.player);
    let client = Client { address, guest };
    admission.charge(Work::Account, client)?;
    Ok(client)
}

/// Handles `POST /api/account/email`.
pub(crate) async fn request(
    State(services): State<Arc<Services>>,
    (State(accounts), State(admission)): (AccountsState, State<Admission>),
    ClientAddress(address): ClientAddress,
    Member(session): Member,
    Body(typed): Body<NewEmail>,
) -> Result<Response, AppError> {
    let client = charge(&admission, address, Some(session))?;
    accounts.request_email((client, session), typed).await?;
    answer(&services, StatusCode::OK, (Some(session.player), None)).await
}

/// Handles `DELETE /api/account/email`.
pub(crate) async fn remove(
    State(services): State<Arc<Services>>,
    (State(accounts), State(admission)): (AccountsState, State<Admission>),
    ClientAddress(address): ClientAddress,
    Member(session): Member,
    Body(ConfirmPassword { password }): Body<ConfirmPassword>,
) -> Result<Response, AppError> {
    let client = charge(&admission, address, Some(session))?;
    accounts.remove_email((client, session), &password).await?;
    answer(&services, StatusCode::OK, (Some(session.player), None)).await
}

/// Handles `PUT /api/account/email/notices`.
pub(crate) async fn notices(
    State(services): State<Arc<Services>>,
    (State(accounts), State(admission)): (AccountsState, State<Admission>),
    ClientAddress(address): ClientAddress,
    Member(session): Member,
    Body(notices): Body<EmailNotices>,
) -> Result<Response, AppError> {
    charge(&admission, address, Some(session))?;
    accounts.set_notices(session.player, notices).await?;
    answer(&services, StatusCode::OK, (Some(session.player), None)).await
}

/// Handles `POST /api/account/email/confirm`.
pub(crate) async fn confirm(
    (State(accounts), State(admission)): (AccountsState, State<Admission>),
    ClientAddress(address): ClientAddress,
    Signed(session): Signed,
    Body(ConfirmEmail { token }): Body<ConfirmEmail>,
) -> Result<Json<EmailConfirmed>, AppError> {
    charge(&admission, address, session)?;
    accounts.confirm_email(&token).await.map(Json)
}

/// Handles `POST /api/account/reset`. The response does not reveal whether the account exists.
pub(crate) async fn request_reset(
    (State(accounts), State(admission)): (AccountsState, State<Admission>),
    ClientAddress(address): ClientAddress,
    Signed(session): Signed,
    Body(typed): Body<RequestReset>,
) -> Result<(StatusCode, Json<ResetRequested>), AppError> {
    charge(&admission, address, session)?;
    let guest = session.map(|session| session.player);
    accounts.request_reset(Client { address, guest }, typed)?;
    Ok((StatusCode::ACCEPTED, Json(ResetRequested {})))
}

/// Handles `POST /api/account/reset/password`.
pub(crate) async fn reset_password(
    (State(accounts), State(admission)): (AccountsState, State<Admission>),
    ClientAddress(address): ClientAddress,
    Signed(session): Signed,
    Body(typed): Body<ResetPassword>,
) -> Result<Json<PasswordReset>, AppError> {
    charge(&admission, address, session)?;
    accounts.reset_password(&typed).await.map(Json)
}
