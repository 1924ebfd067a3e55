//! What the search asks about a law of movement (행마법), one type for each law.
//!
//! The law is chosen once, at the root of a search: each law has a search compiled for it, so that Janggi's never asks which
//! law it plays. How pieces move is the crate `janggi`'s; here are the shortcuts that a search takes, and its evaluation.
//!
//! ```text
//! janggi      board tables, a network or the hand-made evaluation, and points
//! xiangqi     exchange values, squares and the evaluation of Xiangqi
//! chess_war   the same for Chess War
//! material    the sum of values and squares that both use
//! ```

mod chess_war;
mod janggi;
mod material;
mod xiangqi;

pub use self::chess_war::ChessWar;
pub use self::janggi::Janggi;
pub use self::xiangqi::Xiangqi;

use core::fmt::Debug;

use ::janggi::referee::GameHistory;
use ::janggi::{Bitboard, Board, Move, Position, Role, Side, Square};

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

/// The value of the end of `history` for the side to move, whatever its law: for callers outside a search.
#[must_use]
pub fn evaluate(evaluator: &mut Evaluator, history: &GameHistory, points: &PointsContext) -> Score {
    match history.position().movement() {
        ::janggi::Movement::Janggi => Janggi::evaluate(evaluator, history, points),
        ::janggi::Movement::Xiangqi => Xiangqi::evaluate(evaluator, history, points),
        ::janggi::Movement::ChessWar => ChessWar::evaluate(evaluator, history, points),
    }
}
