//! The contract's conformance suite on every database there is, and what is SQLite's own. One test program: one link.

#![expect(clippy::disallowed_methods, reason = "a writer that is killed writes at a pace")]
#![expect(clippy::unwrap_used, reason = "a test stops at the first surprise")]

mod conformance;
mod sqlite;
