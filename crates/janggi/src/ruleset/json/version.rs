//! The version of the schema.

/// The version of the schema that this program writes.
pub const SCHEMA: u64 = 1;
