//! The endpoint `GET /game/export/{id}`.

use super::format::Format;
use crate::error::AppError;
use crate::http::programs::fields::Options;
use crate::http::programs::play::game_id;
use crate::http::programs::seats::Seats;
use crate::identity::Accounts;
use crate::limits::Client;
use crate::net::ClientAddress;
use crate::room::{RoomSnapshot, Rooms};
use crate::services::Services;
use axum::Json;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use schemars::JsonSchema;
use serde::Deserialize;
use std::sync::Arc;
use wire::Code;
use wire::api::given;

/// The query of an export.
#[derive(Debug, Default, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct FileQuery {
    /// `ndjson`, `json`, `pgn` or `gib`; takes precedence over the header `Accept`.
    #[serde(deserialize_with = "given")]
    pub(super) format: Option<String>,
}

/// `GET /game/export/{id}`: one game as PGN, or in the format of the query or the header `Accept`.
pub(crate) async fn export(
    (State(services), State(rooms), State(accounts)): (State<Arc<Services>>, State<Rooms>, State<Arc<Accounts>>),
    ClientAddress(address): ClientAddress,
    headers: HeaderMap,
    Path(game): Path<String>,
    Options(FileQuery { format }): Options<FileQuery>,
) -> Result<Response, AppError> {
    let (game, format) = (game_id(&game)?, Format::wanted(format.as_deref(), &headers)?);
    let client = Client { address, guest: None };
    let (seats, json, text) = rooms
        .query(game, Some(client), move |snapshot: RoomSnapshot<'_>| {
            let room = snapshot.room;
            let text = format
                .record()
                .and_then(|format| wire::convert::record(room, format, &snapshot.heading()));
            let json = wire::api::game_export(room, snapshot.created);
            (Seats::of(room), json, text)
        })
        .await?;
    if format.record().is_some() {
        let text = text.ok_or(Code::NoRecord)?;
        return Ok(([(header::CONTENT_TYPE, format.of_one())], text).into_response());
    }
    if json.end.is_none() {
        return Ok(Json(json.with(seats.players(&services, &accounts).await?)).into_response());
    }
    let rows = accounts.program_profiles(seats.people().collect()).await?;
    let players = seats.named(|player| rows.iter().find(|row| row.player == player));
    let changes = services.store.rating_changes_of(game).await?;
    Ok(Json(json.with(players).rated_by(changes)).into_response())
}
