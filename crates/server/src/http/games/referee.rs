//! `POST /api/games/{id}/referee`: joins a game as its referee through a link. The link contains a secret key; the game
//! stores only the key's hash.

use super::show::game_view;
use crate::admission::Admission;
use crate::error::AppError;
use crate::http::body::Body;
use crate::http::extract::GamePath;
use crate::identity::{Visitor, encode};
use crate::limits::Client;
use crate::net::ClientAddress;
use crate::random::Random;
use crate::room::Rooms;
use crate::services::Services;
use axum::Json;
use axum::extract::State;
use axum::response::{IntoResponse, Response};
use play::room::{PlayerCommand, RefereePlan, Repetition};
use sha2::{Digest, Sha256};
use std::sync::Arc;
use wire::http::JoinReferee;

/// Returns a new key, and the referee plan that contains its hash.
pub(super) fn new_key(random: &Random) -> (String, RefereePlan) {
    let key = encode(&random.secret());
    let key_hash = hash(&key);
    let repetition = Repetition::ByReferee;
    (key, RefereePlan { key_hash, repetition })
}

fn hash(key: &str) -> String {
    encode(&Sha256::digest(key.as_bytes()).into())
}

/// Handles `POST /api/games/{id}/referee`.
pub(crate) async fn join_referee(
    State(services): State<Arc<Services>>,
    State(rooms): State<Rooms>,
    State(admission): State<Admission>,
    ClientAddress(address): ClientAddress,
    GamePath(game): GamePath,
    visitor: Visitor,
    Body(JoinReferee { key }): Body<JoinReferee>,
) -> Result<Response, AppError> {
    // Checked before a guest is created, so that an unknown game leaves no row behind.
    let guest = visitor.0;
    game_view(&rooms, game, Client { address, guest }).await?;
    if visitor.0.is_none() {
        admission.charge_guest(Client { address, guest: None })?;
    }
    let (player, cookie) = visitor.or_create(&services).await?;
    let guest = Some(player);
    let join = PlayerCommand::JoinReferee { key_hash: hash(&key) };
    let client = Client { address, guest };
    rooms.command(game, client, join).await?;
    let view = game_view(&rooms, game, client).await?;
    let mut response = Json(view).into_response();
    if let Some(cookie) = cookie {
        cookie.set(&mut response);
    }
    Ok(response)
}
