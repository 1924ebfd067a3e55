//! The mark after a move: check or mate.

use crate::mv::Move;
use crate::position::Position;

/// The effect of a legal action on the other general, for the mark after a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Mark {
    Quiet,
    Check,
    Mate,
}

/// Looks at the position after `mv`. A side in check that faces the other general may still pass under the rule sets
/// that know bikjang, so that is not mate; Fairy-Stockfish marks it the same way.
pub(super) fn mark(mv: Move, position: &Position) -> Mark {
    let next = position.after(mv);
    match (next.in_check(), next.facing() || next.has_legal_move()) {
        (false, _) => Mark::Quiet,
        (true, true) => Mark::Check,
        (true, false) => Mark::Mate,
    }
}
