//! The endpoint `POST /api/account/password`.

use super::answer::{AccountsState, answer};
use crate::admission::Admission;
use crate::error::AppError;
use crate::http::body::Body;
use crate::identity::{Asker, ClientLabel, Member};
use crate::limits::{Client, Work};
use crate::net::ClientAddress;
use crate::services::Services;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use std::sync::Arc;
use wire::account::ChangePassword;

/// Changes the password and ends all other sessions.
pub(crate) async fn change(
    State(services): State<Arc<Services>>,
    (State(accounts), State(admission)): (AccountsState, State<Admission>),
    ClientAddress(address): ClientAddress,
    (Member(session), label): (Member, ClientLabel),
    Body(typed): Body<ChangePassword>,
) -> Result<Response, AppError> {
    let guest = Some(session.player);
    let client = Client { address, guest };
    admission.charge(Work::Account, client)?;
    let asker = Asker { client, session, label };
    let cookie = accounts.change_password(asker, &typed).await?;
    answer(&services, StatusCode::OK, (Some(session.player), Some(cookie))).await
}
