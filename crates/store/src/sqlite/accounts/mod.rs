//! The SQL of accounts and sessions.
//!
//! - `apply` that of the commands, `emails` of those about addresses, `change` what both use; `select` that of the queries

mod apply;
mod change;
mod emails;
mod select;

pub(super) use apply::apply;
