//! Detection of the side that chased throughout a repeated cycle, for each definition that a rule set may use.
//!
//! This module reads the positions of the cycle; the consequences of a chase are decided in `ending`.

use crate::mv::Move;
use crate::position::Position;
use crate::referee::asian_chase;
use crate::referee::history::GameHistory;
use crate::referee::ply::Ply;
use crate::referee::repetition;
use crate::role::Role;
use crate::ruleset::{ChaserLoses, YesNo};
use crate::side::Side;
use crate::square::Square;

/// Returns the side that chased according to a definition; `None` if both or neither did.
///
/// The Asian definition covers all plies since the earliest of the last `n` counted occurrences. The one-piece
/// definition covers only the last cycle.
pub(crate) fn chaser(history: &GameHistory, n: u8, count_passes: YesNo, definition: ChaserLoses) -> Option<Side> {
    match definition {
        ChaserLoses::No => None,
        ChaserLoses::OnePiece => one_piece(history, count_passes),
        ChaserLoses::Asian => {
            let counted = repetition::occurrences(history, count_passes).take(usize::from(n));
            asian_chase::chaser(history, counted.last()? as usize)
        }
    }
}

/// Returns the side that chased one unprotected enemy piece throughout the last cycle. Returns `None` if both or
/// neither did, or if the cycle has a capture or a pass.
fn one_piece(history: &GameHistory, count_passes: YesNo) -> Option<Side> {
    let first = repetition::occurrences(history, count_passes).nth(1)? as usize;
    let window = history.plies.get(first..)?;
    let plain = window
        .iter()
        .skip(1)
        .all(|ply| ply.captured.is_none() && matches!(ply.action, Some(Move::Step { .. })));
    if !plain {
        return None;
    }
    let positions = history.positions_since(first);
    match (
        chases(window, &positions, Side::Cho),
        chases(window, &positions, Side::Han),
    ) {
        (true, false) => Some(Side::Cho),
        (false, true) => Some(Side::Han),
        (true, true) | (false, false) => None,
    }
}

/// Returns whether a side attacked the same unprotected piece after each of its steps in the window. The window begins
/// with the position before the cycle.
fn chases(window: &[Ply], positions: &[Position], side: Side) -> bool {
    let Some(board) = positions.first().map(Position::board) else {
        return false;
    };
    board
        .by_side(side.opposite())
        .into_iter()
        .filter(|square| board.get(*square).is_some_and(|piece| piece.role != Role::General))
        .any(|square| is_chased(window, positions, side, square))
}

fn is_chased(window: &[Ply], positions: &[Position], side: Side, mut prey: Square) -> bool {
    window.iter().zip(positions).skip(1).all(|(ply, position)| {
        if let Some(Move::Step { from, to }) = ply.action
            && from == prey
        {
            prey = to;
        }
        position.turn() == side || attacks_unprotected(position, prey)
    })
}

/// Returns whether the side that has just moved could capture `prey` if it moved again, without being recaptured.
fn attacks_unprotected(position: &Position, prey: Square) -> bool {
    let again = position.after(Move::Pass);
    let takes = |action: &Move| matches!(action, Move::Step { to, .. } if *to == prey);
    again
        .legal_moves()
        .iter()
        .filter(|action| takes(action))
        .any(|action| !again.after(*action).legal_moves().iter().any(takes))
}
