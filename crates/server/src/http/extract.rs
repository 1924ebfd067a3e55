//! Extracts a game's id and query parameters from the URL, with our own errors in place of axum's texts.

use crate::error::{AppError, unknown_game};
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

impl<S: Send + Sync> FromRequestParts<S> for GamePath {
    type Rejection = AppError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, AppError> {
        let Path(Named { id }) = Path::<Named>::from_request_parts(parts, state)
            .await
            .map_err(|_| ErrorBody::from(Code::UnknownGame))?;
        Ok(Self(id.parse().map_err(|_| unknown_game(&id))?))
    }
}

/// The query as `T`.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Params<T>(pub(crate) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequestParts<S> for Params<T> {
    type Rejection = AppError;

    async fn from_request_parts(parts: &mut Parts, _state: &S) -> Result<Self, AppError> {
        match Query::<T>::try_from_uri(&parts.uri) {
            Ok(Query(params)) => Ok(Self(params)),
            Err(rejection) => Err(ErrorBody::new(Code::BadRequest, rejection.body_text()).into()),
        }
    }
}
