//! Whether a general is attacked (장군), now or after a step, and which steps can make a difference.
//! Must not generate moves. Works on sets only; reads the tables of `attacks`.
//!
//! The idea that makes legality cheap: each enemy piece that could matter to the general names the few points whose
//! emptying or filling changes whether it attacks. A step that touches none of them leaves the answer as it was, so it
//! is legal exactly when the general is not in check now. Only the others are tried out.

use crate::attacks;
use crate::bitboard::Bitboard;
use crate::board::Board;
use crate::role::Role;
use crate::side::Side;
use crate::square::Square;

/// The attacks on one general and the points they depend on.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CheckInfo {
    /// Enemy pieces that attack the general now.
    pub(crate) checkers: Bitboard,
    /// Leaving one of these points may change an attack.
    pub(crate) leaving: Bitboard,
    /// Entering one of these points, or taking what stands there, may change an attack.
    pub(crate) entering: Bitboard,
}

impl CheckInfo {
    /// Looks at `side`'s general, which stands on `general`.
    #[inline]
    pub(crate) fn of(board: &Board, side: Side, general: Square) -> CheckInfo {
        let enemy = board.by_side(side.opposite());
        let mut info = CheckInfo {
            checkers: Bitboard::EMPTY,
            leaving: Bitboard::EMPTY,
            entering: Bitboard::EMPTY,
        };
        let aligned = attacks::aligned(general) & enemy;
        for chariot in aligned & board.by_role(Role::Chariot) {
            info.add_chariot(board, general, chariot);
        }
        for cannon in aligned & board.by_role(Role::Cannon) {
            info.add_cannon(board, general, cannon);
        }
        for horse in attacks::horse_ring(general) & enemy & board.by_role(Role::Horse) {
            info.add_jumper(board, horse, attacks::jump_path(&attacks::HORSE, horse, general));
        }
        for elephant in attacks::elephant_ring(general) & enemy & board.by_role(Role::Elephant) {
            info.add_jumper(
                board,
                elephant,
                attacks::jump_path(&attacks::ELEPHANT, elephant, general),
            );
        }
        let soldiers = attacks::soldier_from(general, side.opposite()) & enemy & board.by_role(Role::Soldier);
        info.checkers |= soldiers;
        info.entering |= soldiers;
        info
    }

    #[inline]
    fn add_chariot(&mut self, board: &Board, general: Square, chariot: Square) {
        let line = attacks::between(general, chariot);
        let blockers = line & board.occupied();
        if blockers.is_empty() {
            self.checkers.insert(chariot);
            self.entering |= line | Bitboard::of(chariot);
        } else if blockers.bits().is_power_of_two() {
            self.leaving |= blockers;
        }
    }

    #[inline]
    fn add_cannon(&mut self, board: &Board, general: Square, cannon: Square) {
        let line = attacks::between(general, cannon);
        let met = line & board.occupied();
        let all_but_one = met.bits() & met.bits().wrapping_sub(1);
        if met.is_empty() {
            // Whatever steps between becomes the screen.
            self.entering |= line;
        } else if all_but_one == 0 {
            if (met & board.by_role(Role::Cannon)).is_empty() {
                self.checkers.insert(cannon);
                self.entering |= line | Bitboard::of(cannon);
                self.leaving |= met;
            } else {
                // A cannon is no screen, but what takes it may be.
                self.entering |= met;
            }
        } else if all_but_one.is_power_of_two() {
            self.leaving |= met;
        }
    }

    #[inline]
    fn add_jumper(&mut self, board: &Board, jumper: Square, path: Option<Bitboard>) {
        let path = path.expect("a jumper on the ring has a way to its middle");
        let blockers = path & board.occupied();
        if blockers.is_empty() {
            self.checkers.insert(jumper);
            self.entering |= path | Bitboard::of(jumper);
        } else if blockers.bits().is_power_of_two() {
            self.leaving |= blockers;
        }
    }
}

/// The enemy pieces that would attack `side`'s general (now on `general`) after `side`'s piece of `role` stepped from
/// `from` to `to`.
#[inline]
pub(crate) fn checkers_after(
    board: &Board,
    side: Side,
    general: Square,
    role: Role,
    from: Square,
    to: Square,
) -> Bitboard {
    let (from_bit, to_bit) = (Bitboard::of(from), Bitboard::of(to));
    let enemy = board.by_side(side.opposite()) & !to_bit;
    let occupied = (board.occupied() & !from_bit) | to_bit;
    let mut cannons = board.by_role(Role::Cannon) & !to_bit;
    let mut target = general;
    match role {
        Role::General => target = to,
        Role::Cannon => cannons = (cannons & !from_bit) | to_bit,
        Role::Guard | Role::Horse | Role::Elephant | Role::Chariot | Role::Soldier => {}
    }
    let mut checkers = attacks::soldier_from(target, side.opposite()) & enemy & board.by_role(Role::Soldier);
    let aligned = attacks::aligned(target) & enemy;
    for chariot in aligned & board.by_role(Role::Chariot) {
        if (attacks::between(target, chariot) & occupied).is_empty() {
            checkers.insert(chariot);
        }
    }
    for cannon in aligned & cannons {
        let met = attacks::between(target, cannon) & occupied;
        if met.bits().is_power_of_two() && (met & cannons).is_empty() {
            checkers.insert(cannon);
        }
    }
    for horse in attacks::horse_ring(target) & enemy & board.by_role(Role::Horse) {
        if jump_is_free(attacks::jump_path(&attacks::HORSE, horse, target), occupied) {
            checkers.insert(horse);
        }
    }
    for elephant in attacks::elephant_ring(target) & enemy & board.by_role(Role::Elephant) {
        if jump_is_free(attacks::jump_path(&attacks::ELEPHANT, elephant, target), occupied) {
            checkers.insert(elephant);
        }
    }
    checkers
}

#[inline]
pub(crate) fn jump_is_free(path: Option<Bitboard>, occupied: Bitboard) -> bool {
    path.is_some_and(|path| (path & occupied).is_empty())
}
