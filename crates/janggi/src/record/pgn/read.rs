//! Reads one game of a PGN file.

use super::headers::{format, outcome, start};
use super::movetext::{self, Written};
use crate::movement::Movement;
use crate::record::fault::{Fault, FaultKind};
use crate::record::game_record::Record;
use crate::record::meta::{self, Quotes};
use crate::record::reading::Reading;
use crate::record::split::{Length, RawGame};

/// Reads one game, as [`split`](crate::record::split()) cuts it out of a file.
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
/// When there is no start to play from: another variant, an unreadable FEN header, text that is not UTF-8.
pub fn read(game: &RawGame) -> Result<Reading, Fault> {
    let fail = |kind| Fault {
        line: game.line,
        ply: None,
        kind,
    };
    if game.length == Length::TooLong {
        return Err(fail(FaultKind::TooLong));
    }
    let text = core::str::from_utf8(&game.bytes).map_err(|error| {
        fail(FaultKind::Encoding {
            offset: error.valid_up_to(),
        })
    })?;
    let (tags, body, line) = meta::take_headers(text.trim_start_matches('\u{FEFF}'), game.line, Quotes::Escaped);
    let start = start(&tags).map_err(fail)?;
    let format = format(&tags).map_err(fail)?;
    let mut moves = movetext::read(body, line, &start, format.map_or(Written::FromOne, Written::In));
    if moves.fault.is_some() && format.is_none() && start.movement() != Movement::Xiangqi {
        let again = movetext::read(body, line, &start, Written::FromZero);
        if again.fault.is_none() {
            moves = again;
        }
    }
    let outcome = outcome(&tags, moves.result);
    let record = Record {
        tags,
        start,
        tree: moves.tree,
        outcome,
        judged: None,
    };
    Ok(Reading::new(record, moves.fault))
}
