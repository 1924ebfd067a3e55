//! Evaluation in any variant, for callers outside the search.

use janggi::Movement;
use janggi::referee::GameHistory;

use super::chess_war::ChessWar;
use super::contract::Law;
use super::janggi::Janggi;
use super::xiangqi::Xiangqi;
use crate::eval::{Evaluator, PointsContext};
use crate::score::Score;

/// Evaluates the last position of `history` for the side to move.
#[must_use]
pub fn evaluate(evaluator: &mut Evaluator, history: &GameHistory, points: &PointsContext) -> Score {
    match history.position().movement() {
        Movement::Janggi => Janggi::evaluate(evaluator, history, points),
        Movement::Xiangqi => Xiangqi::evaluate(evaluator, history, points),
        Movement::ChessWar => ChessWar::evaluate(evaluator, history, points),
    }
}
