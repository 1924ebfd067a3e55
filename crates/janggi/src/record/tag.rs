//! Header lines of records.

use alloc::string::String;

/// A header line: `[key "value"]` in `.gib` and PGN alike.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tag {
    /// The key as written.
    pub key: String,
    /// The value as written, blanks included.
    pub value: String,
}
