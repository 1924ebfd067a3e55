//! Parses JSON from clients, in bodies and frames alike, and explains what is wrong with invalid input.

use serde::de::DeserializeOwned;
use serde_json::error::Category;
use wire::{Code, ErrorBody};

/// Reads one JSON text as `T`.
///
/// # Errors
///
/// `bad_json` for invalid JSON, `bad_request` for JSON of another shape; with line and column.
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
