//! What players say about which pieces beat which guards, and what the tables of wins say of it.
//!
//! The committed file with the answers, [`ClaimsFile`], is what the page of the web app and `docs/engine/endgames.md` show; `janggun tables
//! claims report --write` makes both.

mod figures;
mod file;
mod list;

pub use file::{Case, Claim, ClaimsFile, Example, OBJECTIVES, Verdicts, WinCount};
pub use list::{Says, Source, signatures};
