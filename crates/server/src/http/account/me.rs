//! `/api/me`: the current user.

use super::answer::{AccountsState, answer};
use crate::admission::Admission;
use crate::error::AppError;
use crate::http::body::Body;
use crate::identity::{Known, Signed, Visitor, me};
use crate::limits::{Client, Work};
use crate::net::ClientAddress;
use crate::room::Rooms;
use crate::services::Services;
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use std::sync::Arc;
use wire::account::{Me, NewNickname};

/// Handles `GET /api/me`.
pub(crate) async fn show(
    State(services): State<Arc<Services>>,
    Visitor(player): Visitor,
) -> Result<Json<Me>, AppError> {
    me(&services, player).await.map(Json)
}

/// State shared by the handlers that change the player.
type Needed = (State<Arc<Services>>, AccountsState, State<Admission>, State<Rooms>);

/// Handles `POST /api/me/nickname`.
pub(crate) async fn set_nickname(
    (State(services), State(accounts), State(admission), State(rooms)): Needed,
    ClientAddress(address): ClientAddress,
    signed: Signed,
    Body(NewNickname { nickname }): Body<NewNickname>,
) -> Result<Response, AppError> {
    let client = Client {
        address,
        guest: signed.0.map(|session| session.player),
    };
    admission.charge(Work::Account, client)?;
    if signed.0.is_none() {
        // Checked before a guest is created, so that an invalid name does not leave an unused guest behind.
        if let Some(typed) = &nickname {
            accounts.check_name(typed).await?;
        }
        admission.charge_guest(client)?;
    }
    let (session, cookie) = signed.or_create(&services).await?;
    accounts.set_nickname(session, nickname.as_deref()).await?;
    rooms.person_changed(session.player).await;
    answer(&services, StatusCode::OK, (Some(session.player), cookie)).await
}

/// `DELETE /api/me`: erases a guest's data, except games.
pub(crate) async fn forget(
    (State(services), State(accounts), State(admission), State(rooms)): Needed,
    ClientAddress(address): ClientAddress,
    Known(session): Known,
) -> Result<Response, AppError> {
    let guest = Some(session.player);
    admission.charge(Work::Account, Client { address, guest })?;
    let cookie = accounts.forget_guest(session).await?;
    rooms.person_changed(session.player).await;
    answer(&services, StatusCode::OK, (None, Some(cookie))).await
}
