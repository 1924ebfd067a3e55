//! Frames that cannot be parsed.

use serde_json::Value;
use wire::{Code, ErrorBody};

/// Returns the command's id in an unreadable frame, if it is valid. The refusal contains it, so that the client stops
/// waiting.
pub(super) fn named(text: &str, error: &ErrorBody) -> Option<String> {
    let value = serde_json::from_str::<Value>(text).ok();
    let id = value
        .as_ref()
        .and_then(|value| value.get("id"))
        .and_then(Value::as_str)?;
    let refused = error.code == Code::BadRequest && id.parse::<play::ClientId>().is_ok();
    refused.then(|| id.to_owned())
}
