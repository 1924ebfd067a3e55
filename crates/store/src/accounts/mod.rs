//! Accounts and sessions of players.
//!
//! - `rows` the stored data
//! - `commands` the writes; `queries` the reads

mod commands;
mod queries;
mod rows;

pub use commands::AccountCommand;
pub use queries::AccountQueries;
pub use rows::{
    AccountRow, BlockRow, EmailLinkKind, EmailLinkRow, EmailRow, LetterKind, LetterRow, NewAccount, PreferencesRow,
    ProfileRow, SecondFactorRow, SessionRow, StoredSession,
};
