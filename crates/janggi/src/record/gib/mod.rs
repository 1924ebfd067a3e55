//! `.gib` (기보) files, the record format of Korean programs and associations.
//!
//! These variants occur in real files and are accepted: CP949 and UTF-8, including broken characters; lines that end in
//! LF, CRLF or CR; any number of games and blank lines; headers in any order, including unknown ones; setups under 차림
//! or 포진; a 판 with the side to move first; moves in hangul or hanja, with or without the side, with 타, with
//! `<seconds>`; today's, old (구좌표) and letter points; soldiers with the name of the wrong side; comments in braces over
//! many lines; a result after the moves; a wrong or missing 총수; end-of-file bytes (0x1A, 0xFF) anywhere.
//!
//! A fault is reported for its game, with line and ply. The moves before it are kept, and so are the other games.
//! [`RawGame`] has the bytes of every game, so a file can always be written back as it was read.

mod board;
mod body;
mod header;
mod layout;
mod read;
mod write;

pub use super::fault::{Fault, FaultKind, Note};
pub use super::source_text::{Encoding, Unencodable, encode};
pub use super::split::{LONGEST_GAME, Length, RawGame, Splitter, split};
#[cfg(feature = "json")]
pub(super) use header::held;
pub use layout::{Layout, LineEnd};
pub use read::read;
pub use write::print;
