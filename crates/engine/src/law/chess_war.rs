//! Evaluation and exchange values for the Janggi army of Chess War.
//!
//! Chess War's rules for this army do not list piece values, so all values here were set by hand; they are not tuned.
//! The exchange values are those of Janggi, except that the cannon is worth more because it moves without a screen.

use janggi::referee::GameHistory;
use janggi::{Board, Movement, Position, Role, Square};

use super::contract::Law;
use super::exchange::{Captures, CopiedBoard};
use super::material::{self, Values};
use crate::eval::{self, Evaluator, PointsContext};
use crate::score::Score;

/// The Janggi army of Chess War.
#[derive(Clone, Copy, Debug)]
pub struct ChessWar;

const VALUES: Values = Values {
    mobility: [0, 0, 5, 3, 3, 2, 0],
    siege: 4,
    worth,
};

fn worth(role: Role, ahead: usize, off: usize) -> i32 {
    let middle = 4 - off as i32;
    let places = match role {
        // The back rank is safer than the centre of the palace, which is open on all sides.
        Role::General => [10, 0, -30].get(ahead).copied().unwrap_or(0),
        Role::Guard => 0,
        Role::Horse | Role::Elephant => 3 * middle + if ahead == 0 { -15 } else { 0 },
        Role::Chariot => 2 * middle + if ahead >= 5 { 10 } else { 0 } - if ahead == 0 { 10 } else { 0 },
        Role::Cannon => 2 * middle,
        // On the last rank a soldier can only move sideways.
        Role::Soldier => [0, 0, 0, 0, 10, 20, 35, 45, 35, -30][ahead] + 3 * middle,
    };
    ChessWar::value_of(role) + places
}

impl Law for ChessWar {
    #[inline]
    fn value_of(role: Role) -> i32 {
        match role {
            Role::Cannon => 400,
            _ => eval::value_of(role),
        }
    }

    fn exchange(board: &Board, from: Square, to: Square) -> impl Captures {
        CopiedBoard::begin(Movement::ChessWar, board, from, to)
    }

    /// Returns true, because a side may pass whenever it is not in check.
    fn null_is_sound(_: &Position) -> bool {
        true
    }

    fn evaluate(_: &mut Evaluator, history: &GameHistory, _: &PointsContext) -> Score {
        material::evaluate(&VALUES, history.position())
    }
}
