//! Chasing as defined by the Asian Xiangqi Federation, as far as it depends on positions alone. This module finds the
//! pieces that a step newly threatens, and the side that threatened the same piece with every step of a cycle.
//!
//! Source of the rule: KoopKorea's manual (Xiangqi, 10). `bindings/python/compare_xiangqi.py` compares the
//! results with those of Fairy-Stockfish.

use alloc::vec::Vec;

use crate::bitboard::Bitboard;
use crate::movement::Movement;
use crate::mv::Move;
use crate::position::Position;
use crate::referee::history::GameHistory;
use crate::role::Role;
use crate::side::Side;
use crate::square::Square;

/// Returns the side that chased the same enemy piece with each of its steps after ply `first`. Returns `None` if both
/// or neither did, if an action is a pass, or if the side to move is in check in every position.
pub(super) fn chaser(history: &GameHistory, first: usize) -> Option<Side> {
    let positions = history.positions_since(first);
    if positions.len() < 2 || positions.iter().all(Position::in_check) {
        return None;
    }
    let steps: Vec<Step> = positions
        .windows(2)
        .enumerate()
        .filter_map(|(index, pair)| Step::of(history.action_at(first + index + 1)?, &pair[0], &pair[1]))
        .collect();
    if steps.len() + 1 < positions.len() {
        return None;
    }
    match (
        chases(&positions[0], &steps, Side::Cho),
        chases(&positions[0], &steps, Side::Han),
    ) {
        (true, false) => Some(Side::Cho),
        (false, true) => Some(Side::Han),
        (true, true) | (false, false) => None,
    }
}

/// A step of the cycle and the pieces that it newly threatens.
struct Step {
    from: Square,
    to: Square,
    by: Side,
    threatened: Bitboard,
}

impl Step {
    fn of(action: Move, before: &Position, after: &Position) -> Option<Step> {
        let Move::Step { from, to } = action else { return None };
        Some(Step {
            from,
            to,
            by: before.turn(),
            threatened: threatened_anew(before, (from, to), after),
        })
    }
}

/// Returns whether all steps of a side newly threaten the same enemy piece, which may move during the cycle.
fn chases(start: &Position, steps: &[Step], side: Side) -> bool {
    let prey = start.board().by_side(side.opposite());
    prey.into_iter().any(|square| {
        let mut at = square;
        steps.iter().all(|step| {
            if step.by == side {
                step.threatened.contains(at)
            } else {
                if step.from == at {
                    at = step.to;
                }
                true
            }
        })
    })
}

/// Returns the enemy pieces that one of the mover's pieces threatens after the step but did not threaten before the
/// step.
fn threatened_anew(before: &Position, (from, to): (Square, Square), after: &Position) -> Bitboard {
    let again = after.after(Move::Pass);
    let mut found = Bitboard::EMPTY;
    for hunter in chasing_pieces(&again) {
        let was = if hunter == to { from } else { hunter };
        for prey in prey_of(&again, hunter) {
            let old = prey_of(before, was).contains(prey) && threatens(before, was, prey);
            if !old && threatens(&again, hunter, prey) {
                found.insert(prey);
            }
        }
    }
    found
}

/// Returns the mover's pieces that can chase. Generals and soldiers may attack without chasing.
fn chasing_pieces(position: &Position) -> Bitboard {
    let board = position.board();
    board.by_side(position.turn()) & !(board.by_role(Role::General) | board.by_role(Role::Soldier))
}

/// Returns the enemy pieces that the piece on `hunter` reaches and that can be chased. The general cannot be chased,
/// because an attack on it is a check. In Xiangqi, a soldier that has not crossed the river cannot be chased either.
fn prey_of(position: &Position, hunter: Square) -> Bitboard {
    let board = position.board();
    let prey = position.reach(hunter) & board.by_side(position.turn().opposite()) & !board.by_role(Role::General);
    let side = position.turn().opposite();
    prey.into_iter()
        .filter(|&square| {
            let at_home = position.movement() == Movement::Xiangqi && !crate::law::crossed_river(square, side);
            !(at_home && board.by_role(Role::Soldier).contains(square))
        })
        .collect()
}

/// Returns whether the mover's piece on `hunter` threatens `prey`, which it attacks.
///
/// Unless the mover is in check, the capture must be legal. It must also win material by the roles alone, or be safe
/// from recapture without `prey` being a piece of the same role that could capture the hunter in turn.
fn threatens(position: &Position, hunter: Square, prey: Square) -> bool {
    let role = |square| position.board().get(square).map(|piece| piece.role);
    let (Some(hunter_role), Some(prey_role)) = (role(hunter), role(prey)) else {
        return false;
    };
    if !position.in_check() && !position.legal_destinations(hunter).contains(prey) {
        return false;
    }
    let worth_it = match hunter_role {
        Role::Horse | Role::Cannon => prey_role == Role::Chariot,
        Role::Guard | Role::Elephant => matches!(prey_role, Role::Chariot | Role::Cannon | Role::Horse),
        Role::General | Role::Chariot | Role::Soldier => false,
    };
    if worth_it {
        return true;
    }
    let answered = position.after(Move::Pass);
    if hunter_role == prey_role && answered.legal_destinations(prey).contains(hunter) {
        return false;
    }
    let taken = position.after(Move::Step { from: hunter, to: prey });
    taken.legal_moves_onto(Bitboard::of(prey)).is_empty()
}
