//! `.gib` (기보) files, the record format of Korean programs and associations.
//!
//! These variants occur in real files and are accepted:
//!
//! - CP949 and UTF-8, even with broken characters; lines that end in LF, CRLF or CR; end-of-file bytes (0x1A, 0xFF)
//! - any number of games and blank lines
//! - headers in any order, including unknown ones; setups under 차림 or 포진; a 판 with the side to move first; a wrong or
//!   missing 총수
//! - moves in hangul or hanja, with or without the side, with 타, or with `<seconds>`; soldiers with the name of the
//!   wrong side
//! - points in the current numbering, in the old numbering (구좌표) or in letters
//! - comments in braces over several lines; a result after the moves
//!
//! A fault is reported for its game, with the line and, in the moves, the ply. The moves before the fault and all other
//! games are kept. [`RawGame`] has the original bytes of a game, unless it is too long.

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
