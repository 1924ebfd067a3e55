//! The endpoints of `/api/challenges`.

use crate::admission::{Admission, GameRequest, Opponent};
use crate::error::AppError;
use crate::http::GamePath;
use crate::http::body::Body;
use crate::http::games::{close_hands, game_view};
use crate::identity::Known;
use crate::limits::{Client, Work};
use crate::lobby::Lobby;
use crate::net::ClientAddress;
use crate::room::Rooms;
use crate::services::Services;
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use janggi::Side;
use play::room::Visibility;
use play::{GameId, Player};
use std::sync::Arc;
use wire::http::{GameView, NewGame};
use wire::lobby::{ChallengeList, NewChallenge};
use wire::{Code, ErrorBody};

/// State extractors of `create`.
type Needed = (State<Arc<Services>>, State<Rooms>, State<Admission>, State<Lobby>);

/// Handles `POST /api/challenges`.
pub(crate) async fn create(
    (State(services), State(rooms), State(admission), State(lobby)): Needed,
    ClientAddress(address): ClientAddress,
    Known(session): Known,
    Body(NewChallenge { to, game: wanted }): Body<NewChallenge>,
) -> Result<(StatusCode, Json<GameView>), AppError> {
    if wanted.opponent != wire::http::Opponent::Friend {
        return Err(ErrorBody::new(Code::BadRequest, "the opponent of a challenge is a friend").into());
    }
    let guest = Some(session.player);
    let client = Client { address, guest };
    let to = lobby.challenged_player(&to).await?;
    let game = open_challenge((&services, &rooms, &admission, &lobby), (client, to), &wanted).await?;
    let view = game_view(&rooms, game, client).await?;
    Ok((StatusCode::CREATED, Json(view)))
}

/// Creates the game of a challenge from the client's player to `to`, and notifies both players.
pub(crate) async fn open_challenge(
    (services, rooms, admission, lobby): (&Services, &Rooms, &Admission, &Lobby),
    (client, to): (Client, Player),
    wanted: &NewGame,
) -> Result<GameId, AppError> {
    let request = GameRequest {
        work: Work::Create,
        client,
        opponent: Opponent::Person,
    };
    admission.charge_game(request).await?;
    let from = client.guest.ok_or(Code::NoSession)?;
    if to == from {
        return Err(Code::NotYourself.into());
    }
    let place = lobby.may_challenge(client, (from, to), wanted.rated).await?;
    let drawn = *services.random.pick(&Side::ALL).unwrap_or(&Side::Cho);
    let game = GameId::from_bits(services.random.number());
    let mut terms = wire::convert::terms(wanted, from, game, drawn, &services.levels)?;
    terms.hands = wire::convert::picker(wanted).map(|picks| close_hands(&services.random, game, picks));
    terms.invited = Some(to);
    terms.visibility = Visibility::Listed;
    rooms.create(terms.clone(), client).await?;
    lobby.challenge(&terms, (from, to), place).await?;
    Ok(game)
}

/// Handles `GET /api/challenges`.
pub(crate) async fn list(State(lobby): State<Lobby>, Known(session): Known) -> Result<Json<ChallengeList>, AppError> {
    lobby.challenges_of(session.player).await.map(Json)
}

/// Handles `DELETE /api/challenges/{id}`.
pub(crate) async fn remove(
    State(lobby): State<Lobby>,
    ClientAddress(address): ClientAddress,
    GamePath(game): GamePath,
    Known(session): Known,
) -> Result<StatusCode, AppError> {
    let guest = Some(session.player);
    lobby.end_challenge(game, Client { address, guest }).await?;
    Ok(StatusCode::NO_CONTENT)
}
