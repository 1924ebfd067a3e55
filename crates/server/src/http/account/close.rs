//! The endpoint `POST /api/account/close`.

use super::answer::{AccountsState, answer};
use crate::admission::Admission;
use crate::error::AppError;
use crate::http::body::Body;
use crate::identity::Member;
use crate::limits::{Client, Work};
use crate::net::ClientAddress;
use crate::room::Rooms;
use crate::services::Services;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use std::sync::Arc;
use wire::account::ConfirmPassword;

/// Closes the account. Its name, credentials and other personal data are erased; its games stay.
pub(crate) async fn close(
    State(services): State<Arc<Services>>,
    (State(accounts), State(admission), State(rooms)): (AccountsState, State<Admission>, State<Rooms>),
    ClientAddress(address): ClientAddress,
    Member(session): Member,
    Body(ConfirmPassword { password }): Body<ConfirmPassword>,
) -> Result<Response, AppError> {
    let guest = Some(session.player);
    let client = Client { address, guest };
    admission.charge(Work::Account, client)?;
    let cookie = accounts.close((client, session), &password).await?;
    rooms.person_changed(session.player).await;
    answer(&services, StatusCode::OK, (None, Some(cookie))).await
}
