//! The SQL of accounts and sessions.
//!
//! - `apply` the SQL of the commands, `emails` of those about addresses, `letters` of those about emails; `change`
//!   execution of statements; `select` the SQL of the queries; `access_tokens` all SQL of access tokens, `programs`
//!   that of handles and bots

mod access_tokens;
mod apply;
mod change;
mod emails;
mod letters;
mod programs;
mod select;

pub(super) use apply::apply;
