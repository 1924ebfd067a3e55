//! `/api/games`: make, list, show, join.

pub(crate) mod analysis;
mod record;

pub(crate) use record::record;

use crate::error::AppError;
use crate::http::body::Body;
use crate::http::extract::{GamePath, Params};
use crate::identity::Visitor;
use crate::limits::Rate;
use crate::net::Peer;
use crate::room;
use crate::state::App;
use axum::extract::State;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use janggi::Side;
use play::room::PlayerCommand;
use play::{GameId, GuestId, Player};
use serde::Deserialize;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::PoisonError;
use wire::http::{GameList, GameView, Join, NewGame};
use wire::{Code, ErrorBody};

/// Rows of one page of the list.
const PAGE: u32 = 20;

/// `POST /api/games`.
pub(crate) async fn create(
    State(app): State<App>,
    peer: Option<Extension<Peer>>,
    visitor: Visitor,
    Body(wanted): Body<NewGame>,
) -> Result<Response, AppError> {
    refuse_while_busy(&app)?;
    if let Some(Extension(Peer(peer))) = peer {
        spend_credit(&app, peer.ip())?;
    }
    let sides = Side::ALL;
    let drawn = *app.random.pick(&sides).unwrap_or(&Side::Cho);
    let game = GameId::from_bits(app.random.number());
    // The terms are looked at before a player is made: a bad body leaves no row behind.
    let known = visitor.0.unwrap_or(Player::Guest(GuestId::from_bits(0)));
    wire::convert::terms(&wanted, known, game, drawn, &app.levels)?;
    if let Some(player) = visitor.0 {
        refuse_too_many(&app, player).await?;
    }
    let (player, cookie) = visitor.or_new(&app).await?;
    let terms = wire::convert::terms(&wanted, player, game, drawn, &app.levels)?;
    app.rooms.create(&app, terms).await?;
    let view = view(&app, game, Some(player)).await?;
    let location = HeaderValue::from_str(&format!("/api/games/{game}")).map_err(AppError::internal)?;
    let response = (StatusCode::CREATED, [(header::LOCATION, location)], Json(view)).into_response();
    Ok(with_cookie(response, cookie))
}

/// `GET /api/games?page=1`.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct Wanted {
    page: u32,
}

impl Default for Wanted {
    fn default() -> Self {
        Self { page: 1 }
    }
}

/// `GET /api/games?page=1`: the visitor's own games; none for who has no cookie.
pub(crate) async fn list(
    State(app): State<App>,
    Params(Wanted { page }): Params<Wanted>,
    Visitor(player): Visitor,
) -> Result<Json<GameList>, AppError> {
    let Some(index) = page.checked_sub(1) else {
        return Err(ErrorBody::new(Code::BadRequest, "pages count from 1").into());
    };
    let Some(player) = player else {
        return Ok(Json(GameList {
            page,
            games: Vec::new(),
            more: false,
        }));
    };
    let Player::Guest(guest) = player;
    let name = guest.to_string();
    let found = app.read(move |store| store.games_of(&name, index, PAGE)).await?;
    let games = found
        .rows
        .iter()
        .map(|row| room::summary(row, player))
        .collect::<Result<_, _>>()?;
    Ok(Json(GameList {
        page,
        games,
        more: u64::from(page) * u64::from(PAGE) < u64::from(found.total),
    }))
}

/// `GET /api/games/{id}`.
pub(crate) async fn show(
    State(app): State<App>,
    GamePath(game): GamePath,
    Visitor(player): Visitor,
) -> Result<Json<GameView>, AppError> {
    view(&app, game, player).await.map(Json)
}

/// `POST /api/games/{id}/join`.
pub(crate) async fn join(
    State(app): State<App>,
    peer: Option<Extension<Peer>>,
    GamePath(game): GamePath,
    visitor: Visitor,
    Body(Join { side }): Body<Join>,
) -> Result<Response, AppError> {
    // Looked at before a player is made: an unknown game leaves no row behind.
    view(&app, game, visitor.0).await?;
    // Nor does a flood of visitors who come back without their cookie.
    if let (None, Some(Extension(Peer(peer)))) = (visitor.0, peer) {
        spend_credit(&app, peer.ip())?;
    }
    let (player, cookie) = visitor.or_new(&app).await?;
    app.rooms
        .ask(
            &app,
            game,
            player,
            PlayerCommand::Join {
                side: side.map(wire::convert::side_back),
            },
        )
        .await?;
    let view = view(&app, game, Some(player)).await?;
    Ok(with_cookie(Json(view).into_response(), cookie))
}

async fn view(app: &App, game: GameId, player: Option<Player>) -> Result<GameView, AppError> {
    app.rooms
        .look(app, game, move |seen| {
            wire::convert::game_view(seen.room, player, seen.created, seen.now)
        })
        .await
}

fn with_cookie(mut response: Response, cookie: Option<HeaderValue>) -> Response {
    if let Some(cookie) = cookie {
        response.headers_mut().insert(header::SET_COOKIE, cookie);
    }
    response
}

fn spend_credit(app: &App, address: IpAddr) -> Result<(), ErrorBody> {
    let limits = app.limits;
    let rate = Rate {
        burst: limits.game_burst,
        each_ms: 60_000 / limits.games_a_minute.clamp(1, 60_000),
    };
    let mut makers = app.makers.lock().unwrap_or_else(PoisonError::into_inner);
    makers
        .spend(household(address), rate, app.clock.now_ms())
        .map_err(|wait_ms| {
            let seconds = wait_ms.div_euclid(1000) + 1;
            ErrorBody::from(Code::TooFast).with("retry_after_s", seconds)
        })
}

/// One subscriber of an IPv6 network has at least 2^64 addresses.
fn household(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(v6) => Ipv6Addr::from_bits(v6.to_bits() & (u128::MAX << 64)).into(),
    }
}

/// New games wait for those that run, not the other way round.
fn refuse_while_busy(app: &App) -> Result<(), ErrorBody> {
    if app.is_closing() {
        return Err(Code::Restarting.into());
    }
    if app.store.waiting() > app.limits.backlog {
        return Err(ErrorBody::from(Code::Busy).with("retry_after_s", 1));
    }
    Ok(())
}

async fn refuse_too_many(app: &App, player: Player) -> Result<(), AppError> {
    let Player::Guest(guest) = player;
    let (name, most) = (guest.to_string(), app.limits.unfinished_games);
    let unfinished = app.read(move |store| store.unfinished_games_of(&name)).await?;
    if unfinished < most {
        Ok(())
    } else {
        Err(ErrorBody::from(Code::TooManyGames).with("most", most).into())
    }
}
