//! Headers of records.

use alloc::string::String;

/// A header, `[key "value"]` in both `.gib` and PGN.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tag {
    /// The key, with its escapes resolved.
    pub key: String,
    /// The value, with its escapes resolved.
    pub value: String,
}
