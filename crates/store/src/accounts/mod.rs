//! Accounts and sessions of players.
//!
//! - `rows` what is kept of them
//! - `commands` what can be written; `queries` what can be asked

mod commands;
mod queries;
mod rows;

pub use commands::AccountCommand;
pub use queries::AccountQueries;
pub use rows::{
    AccountRow, BlockRow, EmailLinkKind, EmailLinkRow, EmailRow, LetterKind, LetterRow, NewAccount, PreferencesRow,
    ProfileRow, SecondFactorRow, SessionRow, StoredSession,
};
