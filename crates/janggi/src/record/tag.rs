//! Header lines of records.

use alloc::string::String;

/// A header line, `[key "value"]` in both `.gib` and PGN.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tag {
    /// The key as written.
    pub key: String,
    /// The value as written, including blanks.
    pub value: String,
}
