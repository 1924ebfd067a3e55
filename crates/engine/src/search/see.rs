//! Static exchange evaluation (교환 계산): what a series of captures on one point is worth.
//!
//! Owns what either side chooses in the exchange. The captures themselves are the law's, see [`Captures`].

use janggi::{Board, Role, Square};

use crate::law::{Captures, Law};

/// Is the exchange that begins with `from` going to `to` worth at least `threshold` centipawns to the side that begins?
///
/// Either side may stop whenever it likes; a general takes only what is not protected. An empty `from` is worth nothing.
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
    // Has the side that began reached the threshold if the exchange stops here?
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
