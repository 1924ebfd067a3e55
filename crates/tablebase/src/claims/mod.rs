//! Common claims about which pieces win against guards, and the answers from the tables of wins.
//!
//! The committed file with the answers, [`ClaimsFile`], is shown on a page of the web app and in
//! `docs/engine/endgames.md`. `janggun tables claims report --write` updates the file and the document.

mod figures;
mod file;
mod list;

pub use file::{Case, Claim, ClaimsFile, Example, OBJECTIVES, Verdicts, WinCount};
pub use list::{Says, Source, signatures};
