//! JSON serialization for the types in `api`.

use alloc::string::String;

use serde::Serialize;

pub(super) fn to_json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("a struct whose maps have texts as keys is JSON")
}
