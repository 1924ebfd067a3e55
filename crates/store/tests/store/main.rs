//! Runs the conformance suite on all databases, and the tests specific to each. All tests share one binary, so that it
//! is linked only once.

#![expect(clippy::disallowed_methods, reason = "a writer that is killed writes at a pace")]
#![expect(clippy::unwrap_used, reason = "a test stops at the first surprise")]

mod conformance;
mod postgres;
mod sqlite;
