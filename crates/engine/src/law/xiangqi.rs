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

/// Returns the manual's value of a role, in centipawns; for soldiers, the value before crossing the river.
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

/// Value of a soldier across the river, by rank, starting with the first rank beyond the river.
const SOLDIER_ACROSS: [i32; 5] = [200, 215, 230, 225, 150];

const VALUES: Values = Values {
    mobility: [0, 0, 6, 2, 3, 2, 0],
    siege: 4,
    worth,
};

fn worth(role: Role, ahead: usize, off: usize) -> i32 {
    let middle = 4 - off as i32;
    match role {
        Role::General => [0, -15, -30].get(ahead).copied().unwrap_or(0) + if off == 0 { 10 } else { 0 },
        Role::Guard => points(role) + if ahead == 1 { 4 } else { 0 },
        Role::Elephant => points(role) + if off == 0 { 10 } else { 0 },
        // A horse is weak at the edge and on the back rank.
        Role::Horse => points(role) + 4 * middle + if ahead >= 4 { 15 } else { 0 } - if ahead == 0 { 20 } else { 0 },
        Role::Chariot => points(role) + 2 * middle + if ahead >= 5 { 10 } else { 0 } - if ahead == 0 { 15 } else { 0 },
        // On the middle file a cannon aims at the general; behind its own soldiers it has screens.
        Role::Cannon => points(role) + if off == 0 { 20 } else { 0 } + if ahead <= 2 { 5 } else { 0 },
        Role::Soldier if ahead >= 5 => SOLDIER_ACROSS[ahead - 5] + 6 * middle,
        Role::Soldier => points(role) + if ahead == 4 { 10 } else { 0 },
    }
}

/// Minimum number of chariots, cannons and horses for a null move.
const ENOUGH: usize = 2;

impl Law for Xiangqi {
    #[inline]
    fn value_of(role: Role) -> i32 {
        match role {
            // The exchange value does not depend on the square, so it is between the manual's two values.
            Role::Soldier => 150,
            _ => points(role),
        }
    }

    fn exchange(board: &Board, from: Square, to: Square) -> impl Captures {
        CopiedBoard::begin(Movement::Xiangqi, board, from, to)
    }

    /// Returns whether the side to move has enough strong pieces. With fewer, it may be in zugzwang, because passing is
    /// not allowed and stalemate loses.
    fn null_is_sound(position: &Position) -> bool {
        let board = position.board();
        let strong = board.by_role(Role::Chariot) | board.by_role(Role::Cannon) | board.by_role(Role::Horse);
        (strong & board.by_side(position.turn())).len() >= ENOUGH
    }

    fn evaluate(_: &mut Evaluator, history: &GameHistory, _: &PointsContext) -> Score {
        material::evaluate(&VALUES, history.position())
    }
}
