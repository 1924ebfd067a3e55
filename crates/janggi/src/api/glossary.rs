//! The Janggi glossary as JSON, for the Python binding.

use alloc::string::String;
use alloc::vec::Vec;

use super::json::to_json;
use crate::glossary::{Term, terms};

/// Returns every term of the glossary as a JSON array, group by group.
#[must_use]
pub fn glossary() -> String {
    to_json(&terms().collect::<Vec<&Term>>())
}
