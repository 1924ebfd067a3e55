//! `/api/challenge`: challenges to and from the token's account, open challenges, and games against the engine.

use super::access::{ChallengeRead, ChallengeWrite, Token};
use super::fields::Fields;
use super::people::{title, user_id, username};
use super::play::game_id;
use super::seats::Seats;
use crate::admission::{Admission, GameRequest, Opponent};
use crate::error::AppError;
use crate::http::lobby::open_challenge;
use crate::identity::{Accounts, must_play_rated};
use crate::limits::{Client, Work};
use crate::lobby::Lobby;
use crate::room::{RoomSnapshot, Rooms};
use crate::services::Services;
use axum::Json;
use axum::extract::{Path, State};
use janggi::{BySide, Side};
use play::room::{PlayerCommand, SeatHolder, Terms};
use play::{GameId, Player};
use schemars::JsonSchema;
use serde::Deserialize;
use std::sync::Arc;
use store::ProgramProfileRow;
use wire::Code;
use wire::api::{
    Challenge, ChallengeRequest, ChallengeStatus, ChallengeUser, Challenges, DeclineReason, Done, GameInfo,
    OpenChallenge, given,
};
use wire::lobby::{ChallengeOutcome, ChallengeView};

/// State extractors of the handlers.
type Needed = (
    State<Arc<Services>>,
    State<Rooms>,
    State<Arc<Accounts>>,
    State<Admission>,
    State<Lobby>,
);

/// Converts a challenge to the API's format.
pub(super) async fn shown(
    services: &Services,
    accounts: &Accounts,
    (view, status): (&ChallengeView, ChallengeStatus),
) -> Result<Challenge, AppError> {
    let people = [&view.from, &view.to];
    let players = people.iter().filter_map(|person| person.id.parse().ok()).collect();
    let rows = accounts.program_profiles(players).await?;
    let [from, to] = people.map(|person| {
        let row = rows.iter().find(|row| row.player.to_string() == person.id)?;
        let online = services.program_streams.has(row.player);
        Some(ChallengeUser {
            rating: person.rating.map(|rating| rating.rating),
            provisional: person.rating.is_some_and(|rating| rating.provisional),
            ..challenge_user(row, online)
        })
    });
    let url = format!("{}/game/{}", services.base_path, view.game);
    Ok(wire::api::challenge(view, (from, to), status, url))
}

fn challenge_user(row: &ProgramProfileRow, online: bool) -> ChallengeUser {
    ChallengeUser {
        id: user_id(row),
        name: username(row),
        display_name: row.name.clone(),
        title: title(row),
        rating: None,
        provisional: false,
        online,
    }
}

/// Handles `GET /api/challenge`.
pub(crate) async fn list(
    token: Token<ChallengeRead>,
    (State(services), _, State(accounts), _, State(lobby)): Needed,
) -> Result<Json<Challenges>, AppError> {
    let list = lobby.challenges_of(token.player()).await?;
    let mut both = [Vec::new(), Vec::new()];
    for (views, challenges) in [list.received, list.sent].iter().zip(&mut both) {
        for view in views {
            challenges.push(shown(&services, &accounts, (view, ChallengeStatus::Created)).await?);
        }
    }
    let [received, sent] = both;
    Ok(Json(Challenges { received, sent }))
}

/// Handles `POST /api/challenge/{username}`.
pub(crate) async fn create(
    token: Token<ChallengeWrite>,
    (State(services), State(rooms), State(accounts), State(admission), State(lobby)): Needed,
    Path(name): Path<String>,
    Fields(request): Fields<ChallengeRequest>,
) -> Result<Json<Challenge>, AppError> {
    let wanted = request.new_game(wire::http::Opponent::Friend)?;
    let to = accounts.player_called(&name).await?.ok_or(Code::UnknownPlayer)?;
    let game = open_challenge((&services, &rooms, &admission, &lobby), (token.client, to), &wanted).await?;
    let list = lobby.challenges_of(token.player()).await?;
    let view = list.sent.iter().find(|view| view.game == game.to_string());
    let view = view.ok_or(Code::UnknownChallenge)?;
    shown(&services, &accounts, (view, ChallengeStatus::Created))
        .await
        .map(Json)
}

/// Handles `POST /api/challenge/{id}/accept`.
pub(crate) async fn accept(
    token: Token<ChallengeWrite>,
    (State(services), State(rooms), _, _, State(lobby)): Needed,
    Path(game): Path<String>,
) -> Result<Json<Done>, AppError> {
    let (game, client, player) = (game_id(&game)?, token.client, token.player());
    let (rated, invited) = rooms
        .query(game, Some(client), move |snapshot: RoomSnapshot<'_>| {
            let room = snapshot.room;
            (room.terms().rated, room.terms().invited)
        })
        .await?;
    // Anyone may accept an open challenge. A challenge to a different player is treated as unknown.
    if invited.is_some_and(|invited| invited != player) {
        return Err(Code::UnknownChallenge.into());
    }
    if rated {
        must_play_rated(&services, player).await?;
    }
    rooms.command(game, client, PlayerCommand::Join { side: None }).await?;
    lobby.challenge_ended(game, ChallengeOutcome::Accepted);
    Ok(Json(Done::OK))
}

/// The body of a request that declines a challenge.
#[derive(Debug, Default, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct DeclineFields {
    /// `generic`, `later`, `tooFast`, `tooSlow`, `timeControl`, `rated`, `casual`, `standard`, `variant`, `noBot` or
    /// `onlyBot`.
    #[serde(deserialize_with = "given")]
    reason: Option<String>,
}

/// Handles `POST /api/challenge/{id}/decline`.
pub(crate) async fn decline(
    token: Token<ChallengeWrite>,
    (_, _, _, _, State(lobby)): Needed,
    Path(game): Path<String>,
    Fields(DeclineFields { reason }): Fields<DeclineFields>,
) -> Result<Json<Done>, AppError> {
    let reason = reason.map_or(Ok(DeclineReason::Generic), |reason| reason.parse())?;
    end(&lobby, (&game, token.client), (Role::Challenged, reason)).await
}

/// Handles `POST /api/challenge/{id}/cancel`.
pub(crate) async fn cancel(
    token: Token<ChallengeWrite>,
    (_, _, _, _, State(lobby)): Needed,
    Path(game): Path<String>,
) -> Result<Json<Done>, AppError> {
    end(
        &lobby,
        (&game, token.client),
        (Role::Challenger, DeclineReason::Generic),
    )
    .await
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Role {
    Challenger,
    Challenged,
}

async fn end(
    lobby: &Lobby,
    (game, client): (&str, Client),
    (role, reason): (Role, DeclineReason),
) -> Result<Json<Done>, AppError> {
    let game: GameId = game.parse().map_err(|_| Code::UnknownChallenge)?;
    let player = client.guest.ok_or(Code::TokenNeeded)?;
    let list = lobby.challenges_of(player).await?;
    let own = match role {
        Role::Challenger => list.sent,
        Role::Challenged => list.received,
    };
    if !own.iter().any(|view| view.game == game.to_string()) {
        return Err(Code::UnknownChallenge.into());
    }
    lobby.give_reason(game, reason);
    lobby.end_challenge(game, client).await?;
    Ok(Json(Done::OK))
}

/// `POST /api/challenge/ai`: creates a game against the server's engine.
pub(crate) async fn against_engine(
    token: Token<ChallengeWrite>,
    (State(services), State(rooms), State(accounts), State(admission), _): Needed,
    Fields(request): Fields<ChallengeRequest>,
) -> Result<Json<GameInfo>, AppError> {
    let level = request.level.unwrap_or(1);
    let wanted = request.new_game(wire::http::Opponent::Engine { level })?;
    let terms = new_terms(&services, (&admission, token.client), (&wanted, Opponent::Engine)).await?;
    let (game, player) = (terms.game, token.player());
    rooms.create(terms, token.client).await?;
    let (seats, side, mut info) = rooms
        .query(game, Some(token.client), move |snapshot: RoomSnapshot<'_>| {
            let room = snapshot.room;
            let side = room.sides_of(player).next().unwrap_or(Side::Cho);
            (Seats::of(room), side, wire::api::game_info(room, side, snapshot.now))
        })
        .await?;
    let players = seats.players(&services, &accounts).await?;
    info.set_opponent(&players[side.opposite()]);
    Ok(Json(info))
}

/// `POST /api/challenge/open`: creates a game with two open seats for the first two players who join.
pub(crate) async fn open(
    token: Token<ChallengeWrite>,
    (State(services), State(rooms), _, State(admission), _): Needed,
    Fields(request): Fields<ChallengeRequest>,
) -> Result<Json<OpenChallenge>, AppError> {
    let wanted = request.new_game(wire::http::Opponent::Friend)?;
    let mut terms = new_terms(&services, (&admission, token.client), (&wanted, Opponent::Person)).await?;
    terms.seats = BySide {
        cho: SeatHolder::Open,
        han: SeatHolder::Open,
    };
    let url = format!("{}/game/{}", services.base_path, terms.game);
    let answer = wire::api::open_challenge(&terms, url);
    rooms.create(terms, token.client).await?;
    Ok(Json(answer))
}

/// Charges the client for a new game, and returns its terms.
async fn new_terms(
    services: &Services,
    (admission, client): (&Admission, Client),
    (wanted, opponent): (&wire::http::NewGame, Opponent),
) -> Result<Terms, AppError> {
    let work = Work::Create;
    admission.charge_game(GameRequest { work, client, opponent }).await?;
    let player: Player = client.guest.ok_or(Code::TokenNeeded)?;
    let drawn = *services.random.pick(&Side::ALL).unwrap_or(&Side::Cho);
    let game = GameId::from_bits(services.random.number());
    Ok(wire::convert::terms(wanted, player, game, drawn, &services.levels)?)
}
