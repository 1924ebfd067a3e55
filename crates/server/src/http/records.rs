//! `/api/games/{id}/record/{format}`: the game as a file to take away.

use crate::app::App;
use crate::error::AppError;
use axum::extract::{Path, State};
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use play::GameId;
use wire::{Code, ErrorBody};

/// `GET /api/games/{id}/record/{fen|gib|json}`.
pub(crate) async fn record(
    State(app): State<App>,
    Path((id, format)): Path<(String, String)>,
) -> Result<Response, AppError> {
    let game: GameId = id.parse().map_err(|_| super::extract::unknown(&id))?;
    let (kind, extension) = match format.as_str() {
        "fen" => ("text/plain; charset=utf-8", "fen"),
        "gib" => ("text/plain; charset=utf-8", "gib"),
        "json" => ("application/json", "json"),
        _ => return Err(ErrorBody::new(Code::NotFound, "a record is fen, gib or json").into()),
    };
    let text = app
        .rooms
        .look(&app, game, move |seen| crate::record::write(seen.room, extension))
        .await?;
    let text = text.ok_or_else(|| ErrorBody::from(Code::NoRecord))?;
    let name = HeaderValue::from_str(&format!("attachment; filename=\"janggun-{game}.{extension}\""))
        .map_err(AppError::internal)?;
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static(kind)),
        (header::CONTENT_DISPOSITION, name),
    ];
    Ok((headers, text).into_response())
}
