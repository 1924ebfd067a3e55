//! The SQL of clubs.
//!
//! - `apply` the SQL of the commands; `select` the SQL of the queries; `words` the stored forms of enums

mod apply;
mod select;
mod words;

pub(super) use apply::{apply, leave_all};
