//! Reads one game of a `.gib` file.

use super::layout::{Layout, LineEnd};
use super::{body, header, text};
use crate::arrangement::USUAL;
use crate::position::Position;
use crate::record::fault::{Fault, FaultKind, Note};
use crate::record::game_record::Record;
use crate::record::meta;
use crate::record::outcome::RecordOutcome;
use crate::record::reading::Reading;
use crate::record::split::{Length, RawGame};

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
        // Headers without a game are no fault; such a record starts as usual.
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
