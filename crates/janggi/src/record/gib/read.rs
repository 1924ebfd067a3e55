//! Parsing of one game of a `.gib` file.

use alloc::vec::Vec;

use super::layout::{Layout, LineEnd};
use super::{body, header};
use crate::arrangement::USUAL;
use crate::notation::korean::{Label, PASS};
use crate::position::Position;
use crate::record::fault::{Fault, FaultKind, Note};
use crate::record::game_record::Record;
use crate::record::meta;
use crate::record::outcome::RecordOutcome;
use crate::record::reading::Reading;
use crate::record::source_text;
use crate::record::split::{Length, RawGame};
use crate::typography::{Comments, is_between_moves, plain_moves};

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
/// If the game is too long or a baduk record, or if its start cannot be determined, for example because of an unknown
/// setup.
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
    let source = source_text::decode(&game.bytes);
    let damage = source.damage.map(|damage| damage.fault(game.line));
    let text = source_text::lines(&source.text);
    let (tags, body, line) = meta::take_headers(&text, game.line, meta::Quotes::Plain);
    let body = plain_moves(body, Comments::Braces);
    let mut notes = Vec::new();
    let start = match header::start(&tags) {
        Ok(start) => start,
        Err(_) if damage.is_some() => return Err(damage.unwrap_or_else(|| fail(FaultKind::NoSetup))),
        // A record may consist of headers only, and then has the standard starting position.
        Err(FaultKind::NoSetup) if body.trim().is_empty() && header::say_something(&tags) => Position::start(USUAL),
        // Moves without headers, as copied from a message.
        Err(FaultKind::NoSetup) if tags.is_empty() && begins_with_move(&body) => {
            notes.push(Note::SetupAssumed);
            Position::start(USUAL)
        }
        Err(kind) => return Err(fail(kind)),
    };
    let mut read = body::read(&body, line, (&start, header::start_from(&tags)), header::squares(&tags));
    let found = u32::try_from(read.tree.len()).unwrap_or(u32::MAX);
    if let Some(said) = header::claimed_plies(&tags)
        && said != found
        && read.fault.is_none()
    {
        read.notes.push(Note::MoveCount { said, found });
    }
    notes.append(&mut read.notes);
    notes.extend(
        read.result
            .and_then(|(found, line)| differing(header::outcome(&tags), found, line)),
    );
    let outcome = header::outcome_with(&tags, read.result.map(|(result, _)| result));
    Ok(Reading {
        record: Record {
            tags,
            start,
            tree: read.tree,
            outcome,
            judged: None,
        },
        fault: read.fault.or(damage),
        notes,
        layout: Layout {
            style: read.style,
            encoding: source.encoding,
            line_end: match source_text::has_windows_lines(&source.text) {
                true => LineEnd::CrLf,
                false => LineEnd::Lf,
            },
        },
    })
}

/// Returns a note if the header and the result after the moves, in `line`, name different winners.
fn differing(said: RecordOutcome, found: RecordOutcome, line: u32) -> Option<Note> {
    let (said, found) = (said.winner.known()?, found.winner.known()?);
    (said != found).then_some(Note::ResultsDiffer { line, said, found })
}

/// Returns whether a text without headers may be a game. After comments, numbers and punctuation, it must begin with a
/// pass or the name of a piece.
fn begins_with_move(body: &str) -> bool {
    let number = |mark: char| is_between_moves(mark) || mark.is_ascii_digit() || matches!(mark, '.' | ')' | ':');
    let mut rest = body.trim_start();
    while let Some((_, behind)) = rest.strip_prefix('{').and_then(|inside| inside.split_once('}')) {
        rest = behind.trim_start();
    }
    let word = rest.trim_start_matches(number);
    word.starts_with(PASS) || word.chars().next().and_then(Label::from_char).is_some()
}
