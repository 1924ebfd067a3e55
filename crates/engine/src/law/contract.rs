//! What the search asks about a law of movement.

use core::fmt::Debug;

use janggi::referee::GameHistory;
use janggi::{Bitboard, Board, Move, Position, Role, Side, Square};

use crate::eval::{Evaluator, PointsContext};
use crate::score::Score;

/// What the search asks about a law of movement.
pub trait Law: Copy + Debug + Send + Sync + 'static {
    /// Exchange value of a role in centipawns; a general is never exchanged and counts 0.
    fn value_of(role: Role) -> i32;

    /// The pieces of `by` that could take the enemy piece on `target`, pins aside.
    fn attackers(board: &Board, target: Square, by: Side) -> Bitboard;

    /// Whether a legal step of the side to move gives check. Janggi overlooks discovered checks, for speed.
    fn gives_check(position: &Position, from: Square, to: Square) -> bool {
        position.after(Move::Step { from, to }).in_check()
    }

    /// Whether the side to move may be thought to give its turn away (null move), when it is not in check.
    fn null_is_sound(position: &Position) -> bool;

    /// The value of the end of `history` for the side to move.
    fn evaluate(evaluator: &mut Evaluator, history: &GameHistory, points: &PointsContext) -> Score;
}
