//! Converts values of this module to text.

use alloc::string::String;

use serde::Serialize;

/// Returns a value of this module as JSON text.
pub(super) fn to_json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("a struct whose maps have texts as keys is JSON")
}
