//! Static exchange evaluation (교환 계산): the value of a series of captures on one square.
//!
//! This module decides whether each side continues the exchange; the variant provides the captures ([`Captures`]).

use janggi::{Board, Role, Square};

use crate::law::{Captures, Law};

/// Returns whether the exchange started by the move from `from` to `to` gains at least `threshold` centipawns.
///
/// The gain is that of the moving side. After the move, either side may stop at any time, and a general only recaptures
/// an unprotected piece. If `from` is empty, the gain is 0.
#[must_use]
pub fn is_worth<L: Law>(board: &Board, from: Square, to: Square, threshold: i32) -> bool {
    let Some(mover) = board.get(from) else {
        return threshold <= 0;
    };
    let mut swap = board.get(to).map_or(0, |taken| L::value_of(taken.role)) - threshold;
    if swap < 0 {
        return false;
    }
    swap = L::value_of(mover.role) - swap;
    if swap <= 0 {
        return true;
    }
    let mut captures = L::exchange(board, from, to);
    let mut side = mover.side;
    // True if the side that moved first reaches the threshold when the exchange stops here.
    let mut reached = true;
    loop {
        side = side.opposite();
        let Some((attacker, role)) = captures.cheapest(side) else {
            return reached;
        };
        reached = !reached;
        captures.take(attacker, role);
        if role == Role::General {
            return reached != captures.is_attacked(side.opposite());
        }
        swap = L::value_of(role) - swap;
        if swap < i32::from(reached) {
            return reached;
        }
    }
}
