//! Parsing of client input: JSON in bodies and frames, and the fields of forms and queries.

use serde::Deserializer;
use serde::de::DeserializeOwned;
use serde_json::error::Category;
use wire::{Code, ErrorBody};

/// Parses a JSON text as `T`.
///
/// # Errors
///
/// `bad_json` for invalid JSON, `bad_request` for JSON that does not match `T`. Both contain the line and column,
/// `bad_request` also the path of the invalid value, unless that is the whole input.
pub(crate) fn parse<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, ErrorBody> {
    serde_json::from_slice(bytes).map_err(|error| {
        let refused = match error.classify() {
            // Parse again to find the path. The first attempt does not track it, because that is slower.
            Category::Data => match fields(&mut serde_json::Deserializer::from_slice(bytes)) {
                Err(refused) => refused,
                Ok::<T, _>(_) => ErrorBody::new(Code::BadRequest, error.to_string()),
            },
            Category::Syntax | Category::Eof | Category::Io => ErrorBody::new(Code::BadJson, error.to_string()),
        };
        refused.with("line", error.line()).with("column", error.column())
    })
}

/// Deserialises a value of any format as `T`.
///
/// # Errors
///
/// `bad_request`, with the path of the invalid value, unless that is the whole input.
pub(crate) fn fields<'de, T: DeserializeOwned>(input: impl Deserializer<'de>) -> Result<T, ErrorBody> {
    serde_path_to_error::deserialize(input).map_err(|error| {
        let path = error.path().to_string();
        let detail = error.into_inner().to_string();
        if path == WHOLE {
            ErrorBody::new(Code::BadRequest, detail)
        } else {
            ErrorBody::new(Code::BadRequest, format!("{path}: {detail}")).with("path", path)
        }
    })
}

/// Path that `serde_path_to_error` reports for the whole input.
const WHOLE: &str = ".";

#[cfg(test)]
mod tests {
    use super::parse;
    use wire::Code;
    use wire::http::NewGame;

    #[test]
    fn what_is_wrong_is_named_by_its_path() {
        let of = |text: &str| parse::<NewGame>(text.as_bytes()).unwrap_err();
        for (text, code, path) in [
            ("{", Code::BadJson, None),
            ("[]", Code::BadRequest, None),
            (r#"{"rules":"kakao","rated":3}"#, Code::BadRequest, Some("rated")),
            (r#"{"rules":"kakao","rulez":3}"#, Code::BadRequest, Some("rulez")),
            (
                r#"{"rules":"kakao","time":{"kind":"byoyomi","main_ms":"a"}}"#,
                Code::BadRequest,
                Some("time"),
            ),
        ] {
            let error = of(text);
            let found = error.facts.get("path").and_then(serde_json::Value::as_str);
            assert_eq!((error.code, found), (code, path), "{text}: {error:?}");
            assert!(path.is_none_or(|path| error.detail.starts_with(path)), "{error:?}");
            assert!(error.facts.contains_key("line"), "{error:?}");
        }
    }
}
