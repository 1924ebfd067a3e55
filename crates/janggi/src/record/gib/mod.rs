//! `.gib` (기보) files: what Korean programs and associations write their records in.
//!
//! Accepted, because real files have it: CP949 and UTF-8 (UTF-8 alone without the feature `cp949`); LF and CRLF; any
//! number of games and blank lines; headers in any order, unknown ones too; setups under 차림 or 포진; a 판 with its first
//! mover; moves in hangul or hanja, with or without side, with 타, with `<seconds>`; today's, old (구좌표) and letter
//! points; soldiers named after the wrong side; comments in braces over many lines; a wrong or missing 총수; end-of-file
//! bytes (0x1A, 0xFF) anywhere.
//!
//! What is wrong is reported for its game with line and ply; the moves before it are kept, and so are the other games.
//! The bytes of every game stay available in [`RawGame`], so a file can always be written back as it was read.

mod board;
mod body;
mod header;
mod text;
mod write;

use super::{Reading, Record, RecordOutcome, meta};
use crate::notation::korean::Style;
use crate::position::Position;
use crate::side::BySide;
use crate::start::Arrangement;

pub use super::fault::{Fault, FaultKind, Note};
pub use super::split::{LONGEST_GAME, Length, RawGame, Splitter, split};
pub(super) use header::arrangements;
pub use text::{Encoding, Unencodable, encode};
pub use write::{LineEnd, print};

/// How a file is written.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Layout {
    /// How its moves are written.
    pub style: Style,
    /// How its bytes are.
    pub encoding: Encoding,
    /// How its lines end.
    pub line_end: LineEnd,
}

/// Hangul, UTF-8, line feeds.
impl Default for Layout {
    fn default() -> Layout {
        Layout {
            style: Style::HANGUL,
            encoding: Encoding::Utf8,
            line_end: LineEnd::Lf,
        }
    }
}

/// Reads one game.
///
/// ```
/// use janggi::record::gib;
/// let file = "[초차림 \"마상상마\"]\n[한차림 \"상마상마\"]\n[대국결과 \"초 완승\"]\n\n1. 79졸78 2. 41병42\n\n";
/// let games = gib::split(file.as_bytes());
/// let reading = gib::read(&games[0])?;
/// assert_eq!(reading.record.tree.len(), 2);
/// assert_eq!(gib::print(&reading.record, reading.layout.style, reading.layout.line_end), file);
/// # Ok::<(), gib::Fault>(())
/// ```
///
/// # Errors
/// When there is no start to play from: another game's file, an unreadable encoding, an unknown setup.
pub fn read(game: &RawGame) -> Result<Reading, Fault> {
    let fail = |kind| Fault {
        line: game.line,
        ply: None,
        kind,
    };
    if game.bytes.trim_ascii_start().starts_with(b"\\HS") {
        return Err(fail(FaultKind::NotJanggi));
    }
    if game.length == Length::TooLong {
        return Err(fail(FaultKind::TooLong));
    }
    let (text, encoding) = text::decode(&game.bytes).map_err(|offset| fail(FaultKind::Encoding { offset }))?;
    let (tags, body, line) = meta::take_headers(&text, game.line, meta::Quotes::Plain);
    let start = match header::start(&tags) {
        Ok(start) => start,
        // Headers without a game are no fault.
        Err(FaultKind::NoSetup) if body.trim().is_empty() => Position::start(USUAL),
        Err(kind) => return Err(fail(kind)),
    };
    let mut read = body::read(body, line, &start, header::squares(&tags));
    let found = u32::try_from(read.tree.len()).unwrap_or(u32::MAX);
    if let Some(said) = header::claimed_plies(&tags)
        && said != found
        && read.fault.is_none()
    {
        read.notes.push(Note::MoveCount { said, found });
    }
    let result = tags.iter().find(|tag| tag.key == "대국결과");
    let outcome = result
        .map(|tag| RecordOutcome::parse_korean(&tag.value))
        .unwrap_or_default();
    Ok(Reading {
        record: Record {
            tags,
            start,
            tree: read.tree,
            outcome,
            judged: None,
        },
        fault: read.fault,
        notes: read.notes,
        layout: Layout {
            style: read.style,
            encoding,
            line_end: if text.contains("\r\n") {
                LineEnd::CrLf
            } else {
                LineEnd::Lf
            },
        },
    })
}

/// The start of a record that does not say its own and has no moves either.
const USUAL: BySide<Arrangement> = BySide {
    cho: Arrangement::Mssm,
    han: Arrangement::Mssm,
};
