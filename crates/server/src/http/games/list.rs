//! The endpoint `GET /api/games`.

use crate::error::AppError;
use crate::http::extract::{PageQuery, Params};
use crate::identity::Visitor;
use crate::room;
use crate::services::Services;
use axum::Json;
use axum::extract::State;
use std::sync::Arc;
use store::PageRequest;
use wire::http::GameList;

/// Number of games per page.
const PAGE: u32 = 20;

/// `GET /api/games?page=1`: the visitor's own games; empty for a visitor without a session.
pub(crate) async fn list(
    State(services): State<Arc<Services>>,
    Params(query): Params<PageQuery>,
    Visitor(player): Visitor,
) -> Result<Json<GameList>, AppError> {
    let (page, index) = (query.page, query.index()?);
    let Some(player) = player else {
        return Ok(Json(GameList {
            page,
            games: Vec::new(),
            more: false,
        }));
    };
    let found = services
        .store
        .games_of(player, PageRequest { index, size: PAGE })
        .await?;
    let people = room::people_of(&services, &found.rows).await?;
    let games = found
        .rows
        .iter()
        .map(|row| room::summary(row, Some(player), &people))
        .collect::<Result<_, _>>()?;
    Ok(Json(GameList {
        page,
        games,
        more: found.more,
    }))
}
