//! Evaluation and exchange values for Xiangqi.
//!
//! The piece values come from KoopKorea's manual ("Xiangqi, differences and how to play with Janggi"): chariot 7,
//! cannon 4.5, horse 4, elephant and advisor 2, soldier 1, or 2 across the river. The piece-square adjustments were set
//! by hand and are not tuned.

use janggi::referee::GameHistory;
use janggi::{Board, Movement, Position, Role, Square};

use super::contract::Law;
use super::exchange::{Captures, CopiedBoard};
use super::material::{self, Values};
use crate::eval::{Evaluator, PointsContext};
use crate::score::Score;

/// Chinese chess (샹치, 象棋).
#[derive(Clone, Copy, Debug)]
pub struct Xiangqi;

/// Returns the value of a role in the manual, in centipawns.
const fn points(role: Role) -> i32 {
    match role {
        Role::General => 0,
        Role::Guard | Role::Elephant => 200,
        Role::Horse => 400,
        Role::Chariot => 700,
        Role::Cannon => 450,
        Role::Soldier => 100,
    }
}

/// Value of a soldier across the river, by the number of ranks beyond it; lowest on the last rank.
const SOLDIER_ACROSS: [i32; 5] = [200, 215, 230, 225, 150];

const VALUES: Values = Values {
    mobility: [0, 0, 6, 2, 3, 2, 0],
    siege: 4,
    worth,
};

/// Returns the value of a piece on a square.
fn worth(role: Role, ahead: usize, off: usize) -> i32 {
    let middle = 4 - off as i32;
    match role {
        Role::General => [0, -15, -30].get(ahead).copied().unwrap_or(0) + if off == 0 { 10 } else { 0 },
        Role::Guard => points(role) + if ahead == 1 { 4 } else { 0 },
        Role::Elephant => points(role) + if off == 0 { 10 } else { 0 },
        // A horse is weak on the edge and on its back rank.
        Role::Horse => points(role) + 4 * middle + if ahead >= 4 { 15 } else { 0 } - if ahead == 0 { 20 } else { 0 },
        Role::Chariot => points(role) + 2 * middle + if ahead >= 5 { 10 } else { 0 } - if ahead == 0 { 15 } else { 0 },
        // A cannon on the middle file aims at the general, and behind its own soldiers it has screens.
        Role::Cannon => points(role) + if off == 0 { 20 } else { 0 } + if ahead <= 2 { 5 } else { 0 },
        Role::Soldier if ahead >= 5 => SOLDIER_ACROSS[ahead - 5] + 6 * middle,
        Role::Soldier => points(role) + if ahead == 4 { 10 } else { 0 },
    }
}

/// Number of chariots, cannons and horses with which a side is hardly ever in zugzwang.
const ENOUGH: usize = 2;

impl Law for Xiangqi {
    #[inline]
    fn value_of(role: Role) -> i32 {
        match role {
            // An exchange ignores the square, so this value lies between the manual's two.
            Role::Soldier => 150,
            _ => points(role),
        }
    }

    fn exchange(board: &Board, from: Square, to: Square) -> impl Captures {
        CopiedBoard::begin(Movement::Xiangqi, board, from, to)
    }

    /// Returns whether the side has enough strong pieces. Otherwise it may be in zugzwang, because passing is not
    /// allowed and stalemate loses.
    fn null_is_sound(position: &Position) -> bool {
        let board = position.board();
        let strong = board.by_role(Role::Chariot) | board.by_role(Role::Cannon) | board.by_role(Role::Horse);
        (strong & board.by_side(position.turn())).len() >= ENOUGH
    }

    fn evaluate(_: &mut Evaluator, history: &GameHistory, _: &PointsContext) -> Score {
        material::evaluate(&VALUES, history.position())
    }
}
