//! Conditional requests: compares `If-None-Match` with the tag of the response.

use axum::http::{HeaderMap, header};

/// Returns whether the browser already has the version with this tag. `tag` includes the quotes.
pub(crate) fn is_known(headers: &HeaderMap, tag: &str) -> bool {
    let known = headers.get(header::IF_NONE_MATCH).and_then(|value| value.to_str().ok());
    known.is_some_and(|known| known.split(',').any(|one| one.trim().trim_start_matches("W/") == tag))
}
