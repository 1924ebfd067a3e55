//! Extractor for JSON bodies, with limits on size and time.

use crate::endpoint::{Input, Operation};
use crate::error::AppError;
use crate::services::Services;
use crate::{clock, json};
use axum::body::to_bytes;
use axum::extract::{FromRef, FromRequest, Request};
use axum::http::{HeaderMap, header};
use schemars::JsonSchema;
use serde::de::DeserializeOwned;
use std::sync::Arc;
use wire::{Code, ErrorBody};

/// Extractor for a JSON body of type `T`.
pub(crate) struct Body<T>(pub(crate) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Body<T>
where
    Arc<Services>: FromRef<S>,
{
    type Rejection = AppError;

    async fn from_request(request: Request, state: &S) -> Result<Self, AppError> {
        let limits = Arc::<Services>::from_ref(state).limits;
        if !is_json(request.headers()) {
            return Err(Code::NotJson.into());
        }
        let reading = to_bytes(request.into_body(), limits.body_bytes);
        let Ok(read) = clock::timeout(limits.body_timeout, reading).await else {
            return Err(ErrorBody::new(Code::BadRequest, "the body did not arrive in time").into());
        };
        // axum returns the same error for an aborted request, but then nobody reads the response.
        let bytes = read.map_err(|_| ErrorBody::from(Code::TooLarge).with("most", limits.body_bytes))?;
        json::parse(&bytes).map(Self).map_err(AppError::Refused)
    }
}

impl<T: JsonSchema> Input for Body<T> {
    fn describe(operation: &mut Operation) {
        operation.read_body::<T>();
    }
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
