//! Records as the UCI command `position fen F moves a4b4 …`. The command can hold only the main line of a game.

use alloc::string::String;
use alloc::vec::Vec;

use super::fault::shown;
use super::{Fault, FaultKind, MoveTextError, Reading, Record, RecordOutcome, Tree};
use crate::arrangement::Arrangement;
use crate::movement::Movement;
use crate::mv::Move;
use crate::notation::{fen, uci};
use crate::position::Position;
use crate::side::BySide;

/// Arrangements of `startpos` in Janggi and Chess War: inner elephants on both sides.
const USUAL: BySide<Arrangement> = BySide {
    cho: Arrangement::Mssm,
    han: Arrangement::Mssm,
};

/// Reads `position startpos|fen F [moves …]` as a game of Janggi; the line itself does not name a variant.
///
/// # Errors
/// If the text has a different form, or its FEN is not a valid position. The line of a fault is always 1.
pub fn read(text: &str) -> Result<Reading, Fault> {
    read_under(text, Movement::Janggi)
}

/// Reads a line like [`read`], but as a game in the given variant.
///
/// # Errors
/// The errors of [`read`].
pub fn read_under(text: &str, movement: Movement) -> Result<Reading, Fault> {
    let fail = |kind| Fault {
        line: 1,
        ply: None,
        kind,
    };
    let shape = || {
        fail(FaultKind::Json {
            message: "a line is: position fen … moves …".into(),
        })
    };
    let text = text
        .strip_prefix("position")
        .filter(|rest| rest.starts_with(char::is_whitespace))
        .ok_or_else(shape)?;
    let (start, moves) = text.split_once(" moves").unwrap_or((text, ""));
    let start = match start.trim() {
        "startpos" => match movement {
            Movement::Xiangqi => Position::xiangqi_start(),
            Movement::Janggi | Movement::ChessWar => Position::start(USUAL)
                .under(movement)
                .map_err(|faults| fail(FaultKind::Position(faults)))?,
        },
        other => {
            let text = other.strip_prefix("fen ").ok_or_else(shape)?;
            let setup = fen::parse_under(text, movement).map_err(|error| fail(FaultKind::Fen(error)))?;
            Position::try_from(setup).map_err(|faults| fail(FaultKind::Position(faults)))?
        }
    };
    let mut record = Record {
        tags: Vec::new(),
        start,
        tree: Tree::new(),
        outcome: RecordOutcome::default(),
        judged: None,
    };
    let fault = play(&mut record, moves).err();
    Ok(Reading::new(record, fault))
}

fn play(record: &mut Record, moves: &str) -> Result<(), Fault> {
    let mut position = record.start.clone();
    let mut last = None;
    for (ply, word) in (1..).zip(moves.split_whitespace()) {
        let fail = |kind| Fault {
            line: 1,
            ply: Some(ply),
            kind,
        };
        let mv = uci::parse_move(word, &position).map_err(|error| {
            fail(FaultKind::Move {
                text: shown(word),
                error: MoveTextError::Uci(error),
            })
        })?;
        match mv {
            Move::Step { from, to } => position.explain(from, to).map_err(|reason| {
                fail(FaultKind::Illegal {
                    text: shown(word),
                    reason,
                })
            })?,
            Move::Pass => FaultKind::of_pass(&position).map_or(Ok(()), |kind| Err(fail(kind)))?,
        }
        last = Some(record.tree.add(last, mv));
        position.play_unchecked(mv);
    }
    Ok(())
}

/// Writes the main line of a record as one line, without its variant.
#[must_use]
pub fn print(record: &Record) -> String {
    let mut position = record.start.clone();
    let mut text = String::from("position fen ");
    text.push_str(&fen::print(&position));
    for (ply, node) in record.tree.main_line().enumerate() {
        text.push_str(if ply == 0 { " moves " } else { " " });
        text.push_str(&uci::print_move(node.mv, &position));
        position.play_unchecked(node.mv);
    }
    text
}
