//! The words of Janggi as JSON: what the bindings hand on, and `bindings/npm/src/glossary.gen.ts` has.

use alloc::string::String;
use alloc::vec::Vec;

use super::json::to_json;
use crate::glossary::{Term, terms};

/// Returns every term of the glossary as a JSON array, group by group.
#[must_use]
pub fn glossary() -> String {
    to_json(&terms().collect::<Vec<&Term>>())
}
