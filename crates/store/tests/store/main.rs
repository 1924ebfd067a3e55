//! Runs the conformance suite on each database, and the tests specific to it. All tests share one binary to save time
//! on linking.

#![expect(clippy::disallowed_methods, reason = "a writer that is killed writes at a pace")]
#![expect(clippy::unwrap_used, reason = "a test stops at the first surprise")]

mod conformance;
mod postgres;
mod sqlite;
