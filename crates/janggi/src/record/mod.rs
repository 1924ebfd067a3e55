//! Game records (기보), independent of programs and file formats.
//!
//! [`gib`] and [`pgn`] are common file formats, `json` is this library's own, and [`uci_line`] is for engines.
//! `FileReader` splits the bytes of any file into games, and `read` reads one game. While a game is read, its actions
//! need only be legal on the board, because real games may continue after some rule sets would have ended them. Only a
//! JSON record with rules is also replayed under those rules.

#[cfg(feature = "json")]
pub mod analysis;
mod annotations;
mod commands;
mod cp949;
mod cursor;
mod escape;
mod fault;
#[cfg(feature = "json")]
mod file;
#[cfg(feature = "json")]
mod first_version;
#[cfg(feature = "json")]
mod format;
mod game_conversion;
mod game_record;
pub mod gib;
#[cfg(feature = "json")]
pub mod json;
mod judged;
#[cfg(feature = "json")]
mod left_out;
#[cfg(feature = "json")]
mod left_out_words;
#[cfg(feature = "json")]
mod line_form;
#[cfg(feature = "json")]
mod lines;
mod meta;
mod outcome;
pub mod pgn;
mod pgn_form;
mod reading;
mod replayed;
mod result_text;
mod seam;
mod source_text;
mod split;
mod tag;
mod tree;
pub mod uci_line;

pub use crate::notation::MoveTextError;
pub use annotations::{Annotations, Colour, Glyph, Glyphs, Shape};
pub use fault::{FAULT, Fault, FaultKind, Note};
#[cfg(feature = "json")]
pub use file::{FileReader, Pending};
#[cfg(feature = "json")]
pub use format::{Division, LawNotInFormat, RecordFormat, print, print_in, read, read_under};
pub use game_record::Record;
pub use judged::Judged;
#[cfg(feature = "json")]
pub use left_out::{Content, left_out};
pub use outcome::{Reason, RecordOutcome, Winner};
pub use reading::Reading;
pub use replayed::{Answer, Replayed, parting};
pub use split::{LONGEST_GAME, Length, RawGame, Splitter, split};
pub use tag::Tag;
pub use tree::{Node, NodeId, Times, Tree};
