//! Attacks on a general, now or after a step.
//!
//! Check is the same in Chess War as in Janggi. Only the steps of the guard and the general, and of a cannon that does
//! not capture, differ, and no such step can capture a general.

use crate::attacks::{self, RANK_MASK};
use crate::bitboard::Bitboard;
use crate::board::Board;
use crate::check;
use crate::movement::Movement;
use crate::role::Role;
use crate::side::Side;
use crate::square::{Rank, Square};

/// Returns the enemy pieces that attack `side`'s general on `general` in Xiangqi. Generals that face each other count
/// as attacking each other.
pub(crate) fn xiangqi_checkers(board: &Board, side: Side, general: Square) -> Bitboard {
    attacking(board, side, general, board.by_side(side.opposite()), board.occupied())
}

/// Returns the enemy pieces that would attack a side's general after a step. `own` is the side and the point of its
/// general before the step; `step` is the role of the moving piece, its origin and its destination.
pub(crate) fn checkers_after(
    movement: Movement,
    board: &Board,
    own: (Side, Square),
    step: (Role, Square, Square),
) -> Bitboard {
    match movement {
        Movement::Janggi | Movement::ChessWar => check::checkers_after(board, own, step),
        Movement::Xiangqi => {
            let ((side, general), (role, from, to)) = (own, step);
            let (from_bit, to_bit) = (Bitboard::of(from), Bitboard::of(to));
            let enemy = board.by_side(side.opposite()) & !to_bit;
            let occupied = (board.occupied() & !from_bit) | to_bit;
            let target = if role == Role::General { to } else { general };
            attacking(board, side, target, enemy, occupied)
        }
    }
}

/// Returns the pieces in `enemy` that attack `side`'s general on `target` in Xiangqi. `board` provides their roles.
fn attacking(board: &Board, side: Side, target: Square, enemy: Bitboard, occupied: Bitboard) -> Bitboard {
    let cross =
        attacks::rank_points(RANK_MASK, target.rank()) | attacks::file_points((1 << Rank::COUNT) - 1, target.file());
    let soldiers = attacks::soldier_from(target, side.opposite()) & board.by_role(Role::Soldier);
    let mut found = soldiers & cross & enemy;
    let screens = |from| (attacks::between(target, from) & occupied).len();
    let lines = cross & enemy;
    for from in lines & (board.by_role(Role::Chariot) | board.by_role(Role::General)) {
        if screens(from) == 0 {
            found.insert(from);
        }
    }
    for from in lines & board.by_role(Role::Cannon) {
        if screens(from) == 1 {
            found.insert(from);
        }
    }
    for horse in attacks::horse_ring(target) & enemy & board.by_role(Role::Horse) {
        if (attacks::jump_path(horse, target) & occupied).is_empty() {
            found.insert(horse);
        }
    }
    found
}
