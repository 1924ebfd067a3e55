//! The mark after a move: check or mate.

use crate::mv::Move;
use crate::position::Position;

/// The effect of an action on the opponent's general, as shown by the mark.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Mark {
    Quiet,
    Check,
    Mate,
}

/// Returns the mark for a move. Check is never mate while the generals face each other, because rule sets with bikjang
/// may still allow a pass. Fairy-Stockfish marks such moves the same way.
pub(super) fn mark(mv: Move, position: &Position) -> Mark {
    let next = position.after(mv);
    match (next.in_check(), next.facing() || next.has_legal_move()) {
        (false, _) => Mark::Quiet,
        (true, true) => Mark::Check,
        (true, false) => Mark::Mate,
    }
}
