//! Lists of games in progress and of online bots.

use super::access::{AnyScope, Token};
use super::people::status;
use super::seats::Seats;
use crate::admission::Admission;
use crate::error::AppError;
use crate::http::extract::Params;
use crate::identity::Accounts;
use crate::limits::{Client, Work};
use crate::net::ClientAddress;
use crate::room::{RoomSnapshot, Rooms};
use crate::services::Services;
use axum::Json;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use play::room::Phase;
use schemars::JsonSchema;
use serde::Deserialize;
use std::sync::Arc;
use wire::api::{NowPlaying, given};

/// Maximum number of listed games in progress.
pub(super) const MOST_GAMES: u32 = 256;
/// Maximum number of listed bots.
const MOST_BOTS: usize = 200;

/// Handles `GET /api/account/playing`.
pub(crate) async fn playing(
    token: Token<AnyScope>,
    (State(services), State(rooms), State(accounts)): (State<Arc<Services>>, State<Rooms>, State<Arc<Accounts>>),
) -> Result<Json<NowPlaying>, AppError> {
    let player = token.player();
    let mut games = Vec::new();
    for game in services.store.unfinished_ids_of(player, MOST_GAMES).await? {
        let found = rooms.query(game, Some(token.client), move |snapshot: RoomSnapshot<'_>| {
            let room = snapshot.room;
            let side = room
                .sides_of(player)
                .next()
                .filter(|_| matches!(room.phase(), Phase::Playing(_)))?;
            Some((Seats::of(room), side, wire::api::game_info(room, side, snapshot.now)))
        });
        if let Some((seats, side, mut info)) = found.await? {
            let players = seats.players(&services, &accounts).await?;
            info.set_opponent(&players[side.opposite()]);
            games.push(info);
        }
    }
    let mine = games.iter().filter(|game| game.is_my_turn).count();
    Ok(Json(NowPlaying {
        nb_my_turn: u32::try_from(mine).unwrap_or(u32::MAX),
        now_playing: games,
    }))
}

/// The query `?nb=10`.
#[derive(Debug, Default, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct BotsQuery {
    /// Maximum number of bots.
    #[serde(deserialize_with = "given")]
    nb: Option<usize>,
}

/// `GET /api/bot/online`: the bots that have an open event stream, one per line.
pub(crate) async fn bots(
    State(services): State<Arc<Services>>,
    (State(accounts), State(admission)): (State<Arc<Accounts>>, State<Admission>),
    ClientAddress(address): ClientAddress,
    Params(BotsQuery { nb }): Params<BotsQuery>,
) -> Result<Response, AppError> {
    admission.charge(Work::Page, Client { address, guest: None })?;
    let most = nb.unwrap_or(MOST_BOTS).min(MOST_BOTS);
    let players = services.program_streams.players(10 * MOST_BOTS);
    let rows = accounts.program_profiles(players).await?;
    let mut text = String::new();
    for row in rows.iter().filter(|row| row.bot).take(most) {
        let line = serde_json::to_string(&status(row, true)).map_err(AppError::internal)?;
        text.push_str(&line);
        text.push('\n');
    }
    Ok(([(header::CONTENT_TYPE, "application/x-ndjson")], text).into_response())
}
