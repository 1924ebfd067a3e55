//! The SQL of accounts and sessions.
//!
//! - `apply` the SQL of the commands, `emails` of those about addresses, `letters` of those about emails, `change`
//!   their common part; `select` the SQL of the queries

mod apply;
mod change;
mod emails;
mod letters;
mod select;

pub(super) use apply::apply;
