//! Static exchange evaluation (교환 계산): what a series of captures on one point is worth.
//!
//! Owns the exchange. Every capture is really made on a copy of the board, so legs that open, lines that lengthen and
//! cannon screens that come and go are exact; only pins are not looked at.

use janggi::{Board, Role, Side, Square};

use crate::law::Law;

/// Cheapest first: the order in which a side throws its pieces into an exchange.
const CHEAPEST_FIRST: [Role; 7] = [
    Role::Soldier,
    Role::Guard,
    Role::Elephant,
    Role::Horse,
    Role::Cannon,
    Role::Chariot,
    Role::General,
];

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
    let mut board = board.clone();
    board.set(from, None);
    board.set(to, Some(mover));
    let mut side = mover.side;
    // Has the side that began reached the threshold if the exchange stops here?
    let mut reached = true;
    loop {
        side = side.opposite();
        let Some((attacker, role)) = cheapest::<L>(&board, to, side) else {
            return reached;
        };
        reached = !reached;
        let piece = board.get(attacker);
        board.set(attacker, None);
        board.set(to, piece);
        if role == Role::General {
            let protected = !L::attackers(&board, to, side.opposite()).is_empty();
            return reached != protected;
        }
        swap = L::value_of(role) - swap;
        if swap < i32::from(reached) {
            return reached;
        }
    }
}

fn cheapest<L: Law>(board: &Board, target: Square, side: Side) -> Option<(Square, Role)> {
    let attackers = L::attackers(board, target, side);
    if attackers.is_empty() {
        return None;
    }
    CHEAPEST_FIRST
        .into_iter()
        .find_map(|role| (attackers & board.by_role(role)).first().map(|square| (square, role)))
}
