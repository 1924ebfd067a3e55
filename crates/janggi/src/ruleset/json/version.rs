//! The version of the JSON schema of rule sets.

/// The version of the schema that this program reads and writes.
pub const SCHEMA: u64 = 1;
