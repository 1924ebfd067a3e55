//! The interface between the search and a variant.

use core::fmt::Debug;

use janggi::referee::GameHistory;
use janggi::{Bitboard, Board, Move, Position, Role, Square};

use crate::eval::{Evaluator, PointsContext};
use crate::law::exchange::Captures;
use crate::score::Score;

/// A variant, as a set of operations that the search needs.
pub trait Law: Copy + Debug + Send + Sync + 'static {
    /// Returns the exchange value of a role in centipawns; 0 for a general, which is never exchanged.
    fn value_of(role: Role) -> i32;

    /// Starts a series of captures on `to` with the piece on `from`.
    fn exchange(board: &Board, from: Square, to: Square) -> impl Captures;

    /// Returns whether a legal step of the side to move gives check. For speed, the implementation for Janggi ignores
    /// discovered checks.
    fn gives_check(position: &Position, from: Square, to: Square) -> bool {
        position.after(Move::Step { from, to }).in_check()
    }

    /// Returns, by role, the squares from which a piece of the side to move would give check. Returns `None` if the
    /// variant has no such shortcut. Must agree with [`gives_check`](Law::gives_check).
    fn check_points(_: &Position) -> Option<[Bitboard; 7]> {
        None
    }

    /// Returns whether a null move is sound for the side to move when it is not in check.
    fn null_is_sound(position: &Position) -> bool;

    /// Evaluates the last position of `history` for the side to move.
    fn evaluate(evaluator: &mut Evaluator, history: &GameHistory, points: &PointsContext) -> Score;
}
