//! The endpoints of `/api/live`, `/api/online`, `/api/results` and `/api/players/{player}/results`.

use crate::admission::Admission;
use crate::error::AppError;
use crate::http::extract::{PageQuery, Params};
use crate::limits::{Client, Work};
use crate::lobby::Lobby;
use crate::net::ClientAddress;
use axum::Json;
use axum::extract::{Path, State};
use wire::http::ResultList;
use wire::lobby::{LiveList, OnlineList};
use wire::{Code, ErrorBody};

/// Number of games per page.
const GAMES: usize = 20;
/// Number of players per page.
const PLAYERS: usize = 50;

/// Handles `GET /api/live?page=1`.
pub(crate) async fn live(
    State(lobby): State<Lobby>,
    Params(query): Params<PageQuery>,
) -> Result<Json<LiveList>, AppError> {
    let games = lobby.live().await?;
    let (games, more) = cut(&games, query, GAMES)?;
    Ok(Json(LiveList {
        page: query.page,
        games,
        more,
    }))
}

/// Handles `GET /api/online?page=1`.
pub(crate) async fn online(
    State(lobby): State<Lobby>,
    State(admission): State<Admission>,
    Params(query): Params<PageQuery>,
) -> Result<Json<OnlineList>, AppError> {
    let players = lobby.online().await?;
    let (players, more) = cut(&players, query, PLAYERS)?;
    Ok(Json(OnlineList {
        page: query.page,
        players,
        more,
        total: u32::try_from(admission.online_count()).unwrap_or(u32::MAX),
    }))
}

/// Handles `GET /api/results`.
pub(crate) async fn results(State(lobby): State<Lobby>) -> Result<Json<ResultList>, AppError> {
    let games = lobby.results().await?.to_vec();
    Ok(Json(ResultList { games }))
}

/// Handles `GET /api/players/{player}/results`.
pub(crate) async fn results_of(
    State(lobby): State<Lobby>,
    State(admission): State<Admission>,
    ClientAddress(address): ClientAddress,
    Path(player): Path<String>,
) -> Result<Json<ResultList>, AppError> {
    let player = player.parse().map_err(|_| ErrorBody::from(Code::UnknownPlayer))?;
    // Charged, because the request reads many games of the player.
    admission.charge(Work::Page, Client { address, guest: None })?;
    let games = lobby.results_of(player).await?;
    Ok(Json(ResultList { games }))
}

/// Returns a page of a list, and whether another page follows.
fn cut<T: Clone>(list: &[T], page: PageQuery, size: usize) -> Result<(Vec<T>, bool), ErrorBody> {
    let from = usize::try_from(page.index()?)
        .unwrap_or(usize::MAX)
        .saturating_mul(size)
        .min(list.len());
    let to = from.saturating_add(size).min(list.len());
    Ok((list[from..to].to_vec(), to < list.len()))
}
