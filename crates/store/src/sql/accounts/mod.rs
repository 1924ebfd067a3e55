//! The SQL of accounts and sessions.
//!
//! - `apply` the SQL of the commands, with `emails` for addresses and `letters` for unsent emails; `change` execution
//!   of statements; `select` the SQL of the queries; `access_tokens` all SQL of access tokens; `programs` all SQL of
//!   handles and bots

mod access_tokens;
mod apply;
mod change;
mod emails;
mod letters;
mod programs;
mod select;

pub(super) use apply::apply;
