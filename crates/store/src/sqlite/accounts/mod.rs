//! The SQL of accounts and sessions.
//!
//! - `apply` that of the commands, `emails` of those about addresses, `letters` of those about emails, `change` what they use; `select` that of the queries

mod apply;
mod change;
mod emails;
mod letters;
mod select;

pub(super) use apply::apply;
