//! `/api/games/{id}/record/{format}`: the game as a file to take away.

use crate::error::AppError;
use crate::http::extract::unknown;
use crate::state::App;
use axum::extract::{Path, State};
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use play::GameId;
use wire::http::RecordFormat;
use wire::{Code, ErrorBody};

/// `GET /api/games/{id}/record/{format}`.
pub(crate) async fn record(
    State(app): State<App>,
    Path((id, word)): Path<(String, String)>,
) -> Result<Response, AppError> {
    let game: GameId = id.parse().map_err(|_| unknown(&id))?;
    let Some(format) = RecordFormat::parse(&word) else {
        let known = RecordFormat::ALL.map(RecordFormat::word).join(", ");
        return Err(ErrorBody::new(Code::NotFound, format!("a record is one of {known}")).into());
    };
    let text = app
        .rooms
        .look(&app, game, move |seen| {
            wire::convert::record(seen.room, format, seen.created)
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
