//! What the search asks about a law of movement.

use core::fmt::Debug;

use janggi::referee::GameHistory;
use janggi::{Bitboard, Board, Move, Position, Role, Square};

use crate::eval::{Evaluator, PointsContext};
use crate::law::exchange::Captures;
use crate::score::Score;

/// What the search needs to know about a law of movement.
pub trait Law: Copy + Debug + Send + Sync + 'static {
    /// Exchange value of a role in centipawns; a general is never exchanged and counts 0.
    fn value_of(role: Role) -> i32;

    /// The series of captures that begins with the piece on `from` going to `to`.
    fn exchange(board: &Board, from: Square, to: Square) -> impl Captures;

    /// Whether a legal step of the side to move gives check. Janggi overlooks discovered checks, for speed.
    fn gives_check(position: &Position, from: Square, to: Square) -> bool {
        position.after(Move::Step { from, to }).in_check()
    }

    /// By role, the points where a piece of the side to move gives check, as [`gives_check`](Law::gives_check) sees it;
    /// `None` if only the step itself tells.
    fn check_points(_: &Position) -> Option<[Bitboard; 7]> {
        None
    }

    /// Whether a null move is sound for the side to move when it is not in check.
    fn null_is_sound(position: &Position) -> bool;

    /// The value of the end of `history` for the side to move.
    fn evaluate(evaluator: &mut Evaluator, history: &GameHistory, points: &PointsContext) -> Score;
}
