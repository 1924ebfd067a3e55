//! `/api/games/{id}/record/{format}`: the game as a file to download, and a list of what the file leaves out.

use crate::error::{AppError, unknown_game};
use crate::limits::Client;
use crate::net::ClientAddress;
use crate::room::Rooms;
use axum::Json;
use axum::extract::{Path, State};
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use play::GameId;
use wire::http::{LeftOutList, RecordFormat};
use wire::{Code, ErrorBody};

/// Handles `GET /api/games/{id}/record/{format}`.
pub(crate) async fn record(
    State(rooms): State<Rooms>,
    ClientAddress(address): ClientAddress,
    Path((id, word)): Path<(String, String)>,
) -> Result<Response, AppError> {
    let (game, format) = wanted(&id, &word)?;
    let text = rooms
        .query(game, Some(Client { address, guest: None }), move |snapshot| {
            wire::convert::record(snapshot.room, format, &snapshot.heading())
        })
        .await?;
    let text = text.ok_or_else(|| ErrorBody::from(Code::NoRecord))?;
    let name = format!("attachment; filename=\"janggun-{game}.{}\"", format.word());
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static(format.content_type())),
        (
            header::CONTENT_DISPOSITION,
            HeaderValue::from_str(&name).map_err(AppError::internal)?,
        ),
    ];
    Ok((headers, text).into_response())
}

/// Handles `GET /api/games/{id}/record/{format}/left-out`.
pub(crate) async fn left_out_of_record(
    State(rooms): State<Rooms>,
    ClientAddress(address): ClientAddress,
    Path((id, word)): Path<(String, String)>,
) -> Result<Json<LeftOutList>, AppError> {
    let (game, format) = wanted(&id, &word)?;
    let list = rooms
        .query(game, Some(Client { address, guest: None }), move |snapshot| {
            wire::convert::left_out(snapshot.room, format, &snapshot.heading())
        })
        .await?;
    Ok(Json(list.ok_or_else(|| ErrorBody::from(Code::NoRecord))?))
}

/// Parses the game id and the format in the path.
fn wanted(id: &str, word: &str) -> Result<(GameId, RecordFormat), AppError> {
    let game = id.parse().map_err(|_| unknown_game(&id))?;
    let Some(format) = RecordFormat::parse(word) else {
        let known = RecordFormat::ALL.map(RecordFormat::word).join(", ");
        return Err(ErrorBody::new(Code::NotFound, format!("a record is one of {known}")).into());
    };
    Ok((game, format))
}
