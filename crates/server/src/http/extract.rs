//! Extractors for the game id and the query parameters of a URL, with the server's own errors instead of axum's.

use crate::endpoint::{Input, Operation, PathValue};
use crate::error::{AppError, unknown_game};
use crate::json;
use axum::extract::{FromRequestParts, Path};
use axum::http::Uri;
use axum::http::request::Parts;
use play::GameId;
use schemars::JsonSchema;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use wire::{Code, ErrorBody};

/// The path parameter `{id}`. An invalid id is refused like the id of an unknown game.
#[derive(Debug, Clone, Copy)]
pub(crate) struct GamePath(pub(crate) GameId);

/// The path parameters of a route. Parameters other than the id are ignored.
#[derive(Deserialize)]
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

impl Input for GamePath {
    fn describe(operation: &mut Operation) {
        operation.path_values.push(("id", PathValue::Game));
        operation.codes.insert(Code::UnknownGame);
    }
}

/// Extractor that parses the query as `T`.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Params<T>(pub(crate) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequestParts<S> for Params<T> {
    type Rejection = AppError;

    async fn from_request_parts(parts: &mut Parts, _state: &S) -> Result<Self, AppError> {
        Ok(Self(query(&parts.uri, &[])?))
    }
}

/// Parses the query of a URL as `T`, skipping the `ignored` parameters.
pub(crate) fn query<T: DeserializeOwned>(uri: &Uri, ignored: &[&str]) -> Result<T, ErrorBody> {
    let pairs = form_urlencoded::parse(uri.query().unwrap_or_default().as_bytes());
    let kept = pairs.filter(|(name, _)| !ignored.contains(&name.as_ref()));
    let text = form_urlencoded::Serializer::new(String::new())
        .extend_pairs(kept)
        .finish();
    json::fields(serde_urlencoded::Deserializer::new(form_urlencoded::parse(
        text.as_bytes(),
    )))
}

impl<T: JsonSchema> Input for Params<T> {
    fn describe(operation: &mut Operation) {
        operation.read_query::<T>();
        operation.codes.insert(Code::BadRequest);
    }
}

/// The query `?page=1` of a list.
#[derive(Debug, Clone, Copy, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct PageQuery {
    /// The page number, counted from 1.
    #[schemars(range(min = 1))]
    pub(crate) page: u32,
}

impl Default for PageQuery {
    fn default() -> Self {
        Self { page: 1 }
    }
}

impl PageQuery {
    /// Returns the page number counted from 0.
    pub(crate) fn index(self) -> Result<u32, ErrorBody> {
        self.page
            .checked_sub(1)
            .ok_or_else(|| ErrorBody::new(Code::BadRequest, "pages count from 1"))
    }
}
