//! `POST /api/games`.

use super::show::game_view;
use crate::error::AppError;
use crate::http::body::Body;
use crate::identity::Visitor;
use crate::limits::CreateLimiter;
use crate::net::Peer;
use crate::room::Rooms;
use crate::services::Services;
use axum::extract::State;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use janggi::Side;
use play::{GameId, GuestId, Player};
use std::net::IpAddr;
use std::sync::Arc;
use wire::http::NewGame;
use wire::{Code, ErrorBody};

/// `POST /api/games`.
pub(crate) async fn create(
    State(services): State<Arc<Services>>,
    State(rooms): State<Rooms>,
    State(limiter): State<Arc<CreateLimiter>>,
    peer: Option<Extension<Peer>>,
    visitor: Visitor,
    Body(wanted): Body<NewGame>,
) -> Result<Response, AppError> {
    refuse_while_busy(&services)?;
    if let Some(Extension(Peer(peer))) = peer {
        take_token(&limiter, &services, peer.ip())?;
    }
    let sides = Side::ALL;
    let drawn = *services.random.pick(&sides).unwrap_or(&Side::Cho);
    let game = GameId::from_bits(services.random.number());
    // The terms are looked at before a guest is created: a bad body leaves no row behind.
    let known = visitor.0.unwrap_or(Player::Guest(GuestId::from_bits(0)));
    wire::convert::terms(&wanted, known, game, drawn, &services.levels)?;
    if let Some(player) = visitor.0 {
        refuse_too_many(&services, player).await?;
    }
    let (player, cookie) = visitor.or_create(&services).await?;
    let terms = wire::convert::terms(&wanted, player, game, drawn, &services.levels)?;
    rooms.create(terms).await?;
    let view = game_view(&rooms, game, Some(player)).await?;
    let location = HeaderValue::from_str(&format!("/api/games/{game}")).map_err(AppError::internal)?;
    let mut response = (StatusCode::CREATED, [(header::LOCATION, location)], Json(view)).into_response();
    if let Some(cookie) = cookie {
        cookie.set(&mut response);
    }
    Ok(response)
}

/// Takes a token of the address, for a game or a guest to be created.
pub(super) fn take_token(limiter: &CreateLimiter, services: &Services, address: IpAddr) -> Result<(), ErrorBody> {
    limiter
        .take(address, services.clock.now_ms())
        .map_err(|seconds| ErrorBody::from(Code::TooFast).with("retry_after_s", seconds))
}

/// New games wait for those that run, not the other way round.
fn refuse_while_busy(services: &Services) -> Result<(), ErrorBody> {
    if services.shutdown.is_triggered() {
        return Err(Code::Restarting.into());
    }
    if services.store.backlog() > services.limits.backlog {
        return Err(ErrorBody::from(Code::Busy).with("retry_after_s", 1));
    }
    Ok(())
}

async fn refuse_too_many(services: &Services, player: Player) -> Result<(), AppError> {
    let most = services.limits.unfinished_games;
    let unfinished = services.store.unfinished_games_of(&player.to_string()).await?;
    if unfinished < most {
        Ok(())
    } else {
        Err(ErrorBody::from(Code::TooManyGames).with("most", most).into())
    }
}
