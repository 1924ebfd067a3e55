//! Reads a game's id and a query from the address, with our own refusals in place of axum's texts.

use crate::error::AppError;
use crate::state::App;
use axum::extract::{FromRequestParts, Path, Query};
use axum::http::request::Parts;
use play::GameId;
use serde::de::DeserializeOwned;
use wire::{Code, ErrorBody};

/// `{id}` in the address. What cannot be an id is the id of no game.
#[derive(Debug, Clone, Copy)]
pub(crate) struct GamePath(pub(crate) GameId);

/// A route's named parts, of which only the id is wanted.
#[derive(serde::Deserialize)]
struct Named {
    id: String,
}

impl FromRequestParts<App> for GamePath {
    type Rejection = AppError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, AppError> {
        let Path(Named { id }) = Path::<Named>::from_request_parts(parts, app)
            .await
            .map_err(|_| ErrorBody::from(Code::UnknownGame))?;
        Ok(Self(id.parse().map_err(|_| unknown(&id))?))
    }
}

/// The refusal for an id that no game has.
#[cold]
pub(crate) fn unknown(id: &str) -> ErrorBody {
    // Cut, so that an answer is never much longer than its question deserves.
    let shown: String = id.chars().take(24).collect();
    ErrorBody::new(Code::UnknownGame, format!("no game has the id {shown}"))
}

/// The query as `T`.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Params<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequestParts<App> for Params<T> {
    type Rejection = AppError;

    async fn from_request_parts(parts: &mut Parts, _app: &App) -> Result<Self, AppError> {
        match Query::<T>::try_from_uri(&parts.uri) {
            Ok(Query(params)) => Ok(Self(params)),
            Err(rejection) => Err(ErrorBody::new(Code::BadRequest, rejection.body_text()).into()),
        }
    }
}
