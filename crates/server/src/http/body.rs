//! Reads a request's JSON body within its limits, and says what is wrong with one that is not right.

use crate::error::AppError;
use crate::state::App;
use axum::body::to_bytes;
use axum::extract::{FromRequest, Request};
use axum::http::{HeaderMap, header};
use serde::de::DeserializeOwned;
use serde_json::error::Category;
use wire::{Code, ErrorBody};

/// A body of type `T`.
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<App> for Body<T> {
    type Rejection = AppError;

    async fn from_request(request: Request, app: &App) -> Result<Self, AppError> {
        let limits = app.limits;
        if !is_json(request.headers()) {
            return Err(Code::NotJson.into());
        }
        let reading = to_bytes(request.into_body(), limits.body_bytes);
        let Ok(read) = tokio::time::timeout(limits.body_timeout, reading).await else {
            return Err(ErrorBody::new(Code::BadRequest, "the body did not arrive in time").into());
        };
        // axum has one error for "too long" and "broken off"; nobody reads the answer to the second.
        let bytes = read.map_err(|_| ErrorBody::from(Code::TooLarge).with("most", limits.body_bytes))?;
        parse(&bytes).map(Self).map_err(AppError::Refused)
    }
}

/// Reads one JSON text; used for frames too.
pub(crate) fn parse<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, ErrorBody> {
    serde_json::from_slice(bytes).map_err(|error| {
        let code = match error.classify() {
            Category::Data => Code::BadRequest,
            Category::Syntax | Category::Eof | Category::Io => Code::BadJson,
        };
        ErrorBody::new(code, error.to_string())
            .with("line", error.line())
            .with("column", error.column())
    })
}

fn is_json(headers: &HeaderMap) -> bool {
    let kind = headers
        .get(header::CONTENT_TYPE)
        .and_then(|value| value.to_str().ok())
        .unwrap_or_default();
    kind.split(';')
        .next()
        .is_some_and(|kind| kind.trim().eq_ignore_ascii_case("application/json"))
}
