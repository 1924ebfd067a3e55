//! `GET /api/games`.

use crate::error::AppError;
use crate::http::extract::Params;
use crate::identity::Visitor;
use crate::room;
use crate::services::Services;
use axum::Json;
use axum::extract::State;
use serde::Deserialize;
use std::sync::Arc;
use store::PageRequest;
use wire::http::GameList;
use wire::{Code, ErrorBody};

/// Rows of one page of the list.
const PAGE: u32 = 20;

/// The query of `GET /api/games?page=1`.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct ListQuery {
    page: u32,
}

impl Default for ListQuery {
    fn default() -> Self {
        Self { page: 1 }
    }
}

/// `GET /api/games?page=1`: the visitor's own games; empty for a visitor without a cookie.
pub(crate) async fn list(
    State(services): State<Arc<Services>>,
    Params(ListQuery { page }): Params<ListQuery>,
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
