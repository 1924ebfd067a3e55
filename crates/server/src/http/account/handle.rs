//! `POST /api/account/handle`: the account's API username.

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
use wire::account::{Me, NewHandle};

/// Sets the handle. This is possible only once.
pub(crate) async fn choose(
    State(services): State<Arc<Services>>,
    (State(accounts), State(admission)): (AccountsState, State<Admission>),
    ClientAddress(address): ClientAddress,
    Member(session): Member,
    Body(NewHandle { handle }): Body<NewHandle>,
) -> Result<Json<Me>, AppError> {
    let guest = Some(session.player);
    admission.charge(Work::Account, Client { address, guest })?;
    accounts.choose_handle(session.player, &handle).await?;
    session.me(&services).await.map(Json)
}
