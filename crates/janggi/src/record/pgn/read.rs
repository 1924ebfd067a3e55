//! Parser for one game of a PGN file.

use alloc::vec::Vec;

use super::headers::{format, names_start, outcome, said_winner, start};
use super::movetext::{self, Moves, Written};
use crate::movement::Movement;
use crate::record::fault::{Fault, FaultKind, Note};
use crate::record::game_record::Record;
use crate::record::meta::{self, Quotes};
use crate::record::reading::Reading;
use crate::record::source_text;
use crate::record::split::{Length, RawGame};
use crate::record::tag::Tag;
use crate::typography::{Comments, plain_moves};

/// Reads one game of a PGN file, as returned by [`split`](crate::record::split()).
///
/// ```
/// use janggi::record::{pgn, split};
/// let file = "[Variant \"Janggi\"]\n\n1. Pab4 Pih7 {cautious} (1... Pab7) 2. Ke2 *\n";
/// let reading = pgn::read(&split(file.as_bytes())[0])?;
/// assert_eq!(reading.record.tree.main_line().count(), 3);
/// assert_eq!(reading.record.tree.len(), 4);
/// # Ok::<(), janggi::record::Fault>(())
/// ```
///
/// # Errors
/// If the game is too long, or its headers name an unsupported game or notation or an invalid starting position.
pub fn read(game: &RawGame) -> Result<Reading, Fault> {
    let fail = |kind| Fault {
        line: game.line,
        ply: None,
        kind,
    };
    if game.length == Length::TooLong {
        return Err(fail(FaultKind::TooLong));
    }
    let source = source_text::decode(&game.bytes);
    let damage = source.damage.map(|damage| damage.fault(game.line));
    let text = source_text::lines(&source.text);
    let (tags, body, line) = meta::take_headers(&text, game.line, Quotes::Escaped);
    let begin = start(&tags).and_then(|start| Ok((start, format(&tags)?)));
    let (start, format) = begin.map_err(|kind| damage.clone().unwrap_or_else(|| fail(kind)))?;
    let body = plain_moves(body, Comments::Pgn);
    let mut moves = movetext::read(
        &body,
        line,
        &start,
        names_start(&tags),
        format.map_or(Written::FromOne, Written::In),
    );
    if moves.fault.is_some() && format.is_none() && start.movement() != Movement::Xiangqi {
        let again = movetext::read(&body, line, &start, names_start(&tags), Written::FromZero);
        if again.fault.is_none() {
            moves = again;
        }
    }
    let notes = notes(&tags, &moves);
    let outcome = outcome(&tags, moves.result.map(|(result, _)| result));
    let record = Record {
        tags,
        start,
        tree: moves.tree,
        outcome,
        judged: None,
    };
    Ok(Reading {
        notes,
        ..Reading::new(record, moves.fault.or(damage))
    })
}

/// Returns a note if the headers are missing, the result is missing, or the result contradicts the headers.
fn notes(tags: &[Tag], moves: &Moves) -> Vec<Note> {
    if tags.is_empty() {
        return alloc::vec![Note::SetupAssumed];
    }
    let note = match (moves.result, said_winner(tags)) {
        (Some((found, line)), Some(said)) if found.winner != said => Some(Note::ResultsDiffer {
            line,
            said: said.code(),
            found: found.winner.code(),
        }),
        (None, _) if moves.fault.is_none() && !moves.tree.is_empty() => Some(Note::NoResult { line: moves.last_line }),
        (Some(_) | None, _) => None,
    };
    note.into_iter().collect()
}
