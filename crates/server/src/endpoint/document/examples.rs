//! Examples of messages: those of docs/reference/protocol.md, as a test of the crate `wire` copies them.

use serde_json::Value;
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// By the name of the type.
static EXAMPLES: LazyLock<BTreeMap<String, Vec<Value>>> =
    LazyLock::new(|| serde_json::from_str(wire::EXAMPLES).expect("a test of `wire` writes it"));

/// Returns the examples of a type.
pub(super) fn of(name: &str) -> &'static [Value] {
    EXAMPLES.get(name).map_or(&[], Vec::as_slice)
}
