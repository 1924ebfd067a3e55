//! The endpoint `POST /api/games`.

use super::hands::close_hands;
use super::referee::new_key;
use super::show::game_view;
use crate::admission::{Admission, GameRequest, Opponent};
use crate::error::AppError;
use crate::http::body::Body;
use crate::identity::{Session, Signed};
use crate::limits::{Client, Switch, Work};
use crate::net::ClientAddress;
use crate::room::Rooms;
use crate::services::Services;
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use janggi::Side;
use play::{GameId, GuestId, Player};
use std::sync::Arc;
use wire::Code;
use wire::http::NewGame;

/// Handles `POST /api/games`.
pub(crate) async fn create(
    State(services): State<Arc<Services>>,
    State(rooms): State<Rooms>,
    State(admission): State<Admission>,
    ClientAddress(address): ClientAddress,
    visitor: Signed,
    Body(wanted): Body<NewGame>,
) -> Result<Response, AppError> {
    let client = Client {
        address,
        guest: visitor.player(),
    };
    let opponent = match wanted.opponent {
        wire::http::Opponent::House { .. } if services.limits.house.switch == Switch::Off => {
            return Err(Code::UnknownHousePlayer.into());
        }
        wire::http::Opponent::Engine { .. } | wire::http::Opponent::House { .. } => Opponent::Engine,
        wire::http::Opponent::Friend | wire::http::Opponent::SameDevice => Opponent::Person,
    };
    let request = GameRequest {
        work: Work::Create,
        client,
        opponent,
    };
    admission.charge_game(request).await?;
    if wanted.rated {
        visitor.must_play_rated(&services).await?;
    }
    let sides = Side::ALL;
    let drawn = *services.random.pick(&sides).unwrap_or(&Side::Cho);
    let game = GameId::from_bits(services.random.number());
    // The terms are checked before a guest is created, so that a bad body leaves no row behind.
    let known = visitor.player().unwrap_or(Player::Guest(GuestId::from_bits(0)));
    wire::convert::terms(&wanted, known, game, drawn, &services.levels)?;
    let (Session { player, .. }, cookie) = visitor.or_create(&services).await?;
    let mut terms = wire::convert::terms(&wanted, player, game, drawn, &services.levels)?;
    terms.hands = wire::convert::picker(&wanted).map(|picks| close_hands(&services.random, game, picks));
    let (referee_key, plan) = match wanted.referee.then(|| new_key(&services.random)) {
        Some((key, plan)) => (Some(key), Some(plan)),
        None => (None, None),
    };
    terms.referee = plan;
    let guest = Some(player);
    let client = Client { address, guest };
    rooms.create(terms, client).await?;
    let mut view = game_view(&rooms, game, client).await?;
    view.referee_key = referee_key;
    let location =
        HeaderValue::from_str(&format!("{}/api/games/{game}", services.base_path)).map_err(AppError::internal)?;
    let mut response = (StatusCode::CREATED, [(header::LOCATION, location)], Json(view)).into_response();
    if let Some(cookie) = cookie {
        cookie.set(&mut response);
    }
    Ok(response)
}
