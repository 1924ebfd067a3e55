//! Player accounts and sessions.
//!
//! - `rows` the stored data
//! - `commands` the writes; `queries` the reads

mod commands;
mod queries;
mod rows;

pub use commands::AccountCommand;
pub use queries::AccountQueries;
pub use rows::{
    AccessTokenRow, AccountRow, BlockRow, EmailLinkKind, EmailLinkRow, EmailRow, HandleKind, LetterKind, LetterRow,
    NewAccount, NewHandle, PreferencesRow, ProfileRow, ProgramProfileRow, SecondFactorRow, SessionRow, StoredSession,
};
