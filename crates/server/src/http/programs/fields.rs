//! Extractors for the fields of a request (as JSON, as a form or absent) and for the query of a download. Some fields
//! of lichess clients are ignored because they have no meaning here; any other unknown field is refused.

use crate::clock;
use crate::endpoint::{Input, Operation};
use crate::error::AppError;
use crate::http::extract::query;
use crate::json;
use crate::services::Services;
use axum::body::to_bytes;
use axum::extract::{FromRef, FromRequest, FromRequestParts, Request};
use axum::http::header;
use axum::http::request::Parts;
use schemars::JsonSchema;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};
use std::sync::Arc;
use wire::{Code, ErrorBody};

/// Fields that lichess clients send and that have no meaning here. They would not change a game.
const IGNORED_FIELDS: [&str; 2] = ["keepAliveStream", "message"];

/// Parameters that lichess clients send to add or omit parts of a list or a file. This server ignores them.
const IGNORED_PARAMETERS: [&str; 13] = [
    "accuracy",
    "clocks",
    "division",
    "evals",
    "lastFen",
    "literate",
    "moves",
    "opening",
    "pgnInJson",
    "tags",
    "withGameIds",
    "withGameMetas",
    "withSignal",
];

/// Extractor that parses the query as `T`, without the ignored parameters of lichess.
#[derive(Debug)]
pub(crate) struct Options<T>(pub(crate) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequestParts<S> for Options<T> {
    type Rejection = AppError;

    async fn from_request_parts(parts: &mut Parts, _state: &S) -> Result<Self, AppError> {
        Ok(Self(query(&parts.uri, &IGNORED_PARAMETERS)?))
    }
}

impl<T: JsonSchema> Input for Options<T> {
    fn describe(operation: &mut Operation) {
        operation.read_query::<T>();
        operation.codes.insert(Code::BadRequest);
    }
}

/// Extractor that parses the fields as `T`. An empty body has no fields.
pub(crate) struct Fields<T>(pub(crate) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Fields<T>
where
    Arc<Services>: FromRef<S>,
{
    type Rejection = AppError;

    async fn from_request(request: Request, state: &S) -> Result<Self, AppError> {
        let limits = Arc::<Services>::from_ref(state).limits;
        let kind = request.headers().get(header::CONTENT_TYPE);
        let kind = kind
            .and_then(|value| value.to_str().ok())
            .unwrap_or_default()
            .to_ascii_lowercase();
        let reading = to_bytes(request.into_body(), limits.body_bytes);
        let Ok(read) = clock::timeout(limits.body_timeout, reading).await else {
            return Err(ErrorBody::new(Code::BadRequest, "the body did not arrive in time").into());
        };
        let bytes = read.map_err(|_| ErrorBody::from(Code::TooLarge).with("most", limits.body_bytes))?;
        Ok(Self(parsed(&kind, &bytes)?))
    }
}

impl<T: JsonSchema> Input for Fields<T> {
    fn describe(operation: &mut Operation) {
        operation.read_fields::<T>();
    }
}

fn parsed<T: DeserializeOwned>(kind: &str, bytes: &[u8]) -> Result<T, ErrorBody> {
    let fields = if bytes.iter().all(u8::is_ascii_whitespace) {
        Value::Object(Map::new())
    } else if kind.starts_with("application/x-www-form-urlencoded") {
        let pairs = form_urlencoded::parse(bytes);
        Value::Object(
            pairs
                .map(|(name, value)| (name.into_owned(), Value::from(value)))
                .collect(),
        )
    } else {
        json::parse(bytes)?
    };
    let Value::Object(mut fields) = fields else {
        return Err(ErrorBody::new(Code::BadRequest, "the body is an object with fields"));
    };
    fields.retain(|name, _| !IGNORED_FIELDS.contains(&name.as_str()));
    json::fields(Value::Object(fields))
}

#[cfg(test)]
mod tests {
    use super::parsed;
    use wire::Code;
    use wire::api::ChallengeRequest;

    #[test]
    fn json_forms_and_nothing_say_the_same() {
        let json = br#"{"rated":false,"clock.limit":600,"clock.increment":null,"days":null,"color":"white"}"#;
        let form = b"rated=false&clock.limit=600&clock.increment=&color=white";
        let of = |kind: &str, bytes: &[u8]| parsed::<ChallengeRequest>(kind, bytes).unwrap();
        let wanted = of("application/json", json);
        assert_eq!(
            (wanted.rated, wanted.limit, wanted.increment),
            (Some(false), Some(600), None)
        );
        assert_eq!(of("application/x-www-form-urlencoded", form), wanted);
        assert_eq!(of("", b""), ChallengeRequest::default());
        let from_lichess = of("application/x-www-form-urlencoded", b"keepAliveStream=true&message=hi");
        assert_eq!(from_lichess, ChallengeRequest::default());
        for (kind, bytes, path) in [
            ("application/json", &b"{\"clock.limit\":[1]}"[..], Some("clock.limit")),
            ("application/json", b"{\"clock.limit\":-1}", Some("clock.limit")),
            ("application/x-www-form-urlencoded", b"rated=maybe", Some("rated")),
            ("application/x-www-form-urlencoded", b"ratde=true", Some("ratde")),
            ("application/json", b"[]", None),
        ] {
            let error = parsed::<ChallengeRequest>(kind, bytes).unwrap_err();
            let found = error.facts.get("path").and_then(serde_json::Value::as_str);
            assert_eq!((error.code, found), (Code::BadRequest, path), "{error:?}");
        }
        let broken = parsed::<ChallengeRequest>("application/json", b"{").unwrap_err();
        assert_eq!(broken.code, Code::BadJson);
    }
}
