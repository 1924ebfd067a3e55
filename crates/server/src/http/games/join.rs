//! The endpoint `POST /api/games/{id}/join`.

use super::show::game_view;
use crate::admission::Admission;
use crate::error::AppError;
use crate::http::body::Body;
use crate::http::extract::GamePath;
use crate::identity::{Session, Signed};
use crate::limits::Client;
use crate::lobby::Lobby;
use crate::net::ClientAddress;
use crate::room::Rooms;
use crate::services::Services;
use axum::Json;
use axum::extract::State;
use axum::response::{IntoResponse, Response};
use play::room::PlayerCommand;
use std::sync::Arc;
use wire::http::Join;
use wire::lobby::ChallengeOutcome;

type Needed = (State<Arc<Services>>, State<Rooms>, State<Admission>, State<Lobby>);

/// Handles `POST /api/games/{id}/join`.
pub(crate) async fn join(
    (State(services), State(rooms), State(admission), State(lobby)): Needed,
    ClientAddress(address): ClientAddress,
    GamePath(game): GamePath,
    visitor: Signed,
    Body(Join { side }): Body<Join>,
) -> Result<Response, AppError> {
    // Checked before a guest is created, so that an unknown game leaves no row behind.
    let guest = visitor.player();
    let view = game_view(&rooms, game, Client { address, guest }).await?;
    if view.rated {
        visitor.must_play_rated(&services).await?;
    }
    // New guests are charged, so that visitors who discard their cookie cannot create rows without limit.
    if visitor.0.is_none() {
        admission.charge_guest(Client { address, guest: None })?;
    }
    let (Session { player, .. }, cookie) = visitor.or_create(&services).await?;
    let side = side.map(wire::convert::side_back);
    let guest = Some(player);
    let join = PlayerCommand::Join { side };
    let client = Client { address, guest };
    rooms.command(game, client, join).await?;
    lobby.challenge_ended(game, ChallengeOutcome::Accepted);
    let view = game_view(&rooms, game, client).await?;
    let mut response = Json(view).into_response();
    if let Some(cookie) = cookie {
        cookie.set(&mut response);
    }
    Ok(response)
}
