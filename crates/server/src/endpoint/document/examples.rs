//! Example messages. A test in the `wire` crate extracts them from docs/reference/protocol.md.

use serde_json::Value;
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// Examples by type name.
static EXAMPLES: LazyLock<BTreeMap<String, Vec<Value>>> =
    LazyLock::new(|| serde_json::from_str(wire::EXAMPLES).expect("a test of `wire` writes it"));

/// Returns the examples of a type.
pub(super) fn of(name: &str) -> &'static [Value] {
    EXAMPLES.get(name).map_or(&[], Vec::as_slice)
}
