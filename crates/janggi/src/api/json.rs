//! JSON serialization of the types of this module.

use alloc::string::String;

use serde::Serialize;

/// Serializes a type of this module as JSON.
pub(super) fn to_json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("a struct whose maps have texts as keys is JSON")
}
