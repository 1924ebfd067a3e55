//! Attacks on a general (장군), now or after a step, and the points on which they depend. This module must not generate
//! moves.
//!
//! Most steps need not be tested individually. For each enemy piece that may attack the general, the attack changes
//! only if one of a few points becomes empty or occupied. Unless the general itself moves, a step that touches none of
//! these points is legal exactly if the general is not in check now. Only the other steps are tested one by one.

use crate::attacks;
use crate::bitboard::Bitboard;
use crate::board::Board;
use crate::role::Role;
use crate::side::Side;
use crate::square::Square;

/// The attacks on one general, and the points on which they depend.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct CheckInfo {
    /// Enemy pieces that currently attack the general.
    pub(crate) checkers: Bitboard,
    /// Points where the departure of a piece may change an attack.
    pub(crate) leaving: Bitboard,
    /// Points where the arrival of a piece, or a capture, may change an attack.
    pub(crate) entering: Bitboard,
}

impl CheckInfo {
    /// Finds the attacks on `side`'s general, which is on `general`.
    #[inline]
    pub(crate) fn of(board: &Board, side: Side, general: Square) -> CheckInfo {
        let enemy = board.by_side(side.opposite());
        let mut info = CheckInfo::default();
        let aligned = attacks::aligned(general) & enemy;
        let (chariots, cannons) = (
            aligned & board.by_role(Role::Chariot),
            aligned & board.by_role(Role::Cannon),
        );
        let horses = attacks::horse_ring(general) & board.by_role(Role::Horse);
        let elephants = attacks::elephant_ring(general) & board.by_role(Role::Elephant);
        let jumpers = (horses | elephants) & enemy;
        let soldiers = attacks::soldier_from(general, side.opposite()) & enemy & board.by_role(Role::Soldier);
        if (chariots | cannons | jumpers | soldiers).is_empty() {
            return info;
        }
        for chariot in chariots {
            info.add_chariot(board, general, chariot);
        }
        for cannon in cannons {
            info.add_cannon(board, general, cannon);
        }
        for jumper in jumpers {
            info.add_jumper(board, general, jumper);
        }
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
        } else if blockers.is_single() {
            self.leaving |= blockers;
        }
    }

    #[inline]
    fn add_cannon(&mut self, board: &Board, general: Square, cannon: Square) {
        let line = attacks::between(general, cannon);
        let met = line & board.occupied();
        if met.is_empty() {
            // A piece that steps in between becomes the screen, unless it is a cannon.
            self.entering |= line;
        } else if met.is_single() {
            if (met & board.by_role(Role::Cannon)).is_empty() {
                self.checkers.insert(cannon);
                self.entering |= line | Bitboard::of(cannon);
                self.leaving |= met;
            } else {
                // The cannon in between is not a screen, but a piece that captures it may become one.
                self.entering |= met;
            }
        } else if met.is_pair() {
            self.leaving |= met;
        }
    }

    #[inline]
    fn add_jumper(&mut self, board: &Board, general: Square, jumper: Square) {
        let path = attacks::jump_path(jumper, general);
        let blockers = path & board.occupied();
        if blockers.is_empty() {
            self.checkers.insert(jumper);
            self.entering |= path | Bitboard::of(jumper);
        } else if blockers.is_single() {
            self.leaving |= blockers;
        }
    }
}

/// A board after a step, reduced to the data that determines the attacks on the moving side's general.
#[derive(Clone, Copy)]
struct Stepped<'a> {
    board: &'a Board,
    general: Square,
    enemy_side: Side,
    enemy: Bitboard,
    occupied: Bitboard,
    cannons: Bitboard,
}

impl<'a> Stepped<'a> {
    /// Creates the state after `side`'s piece of `role` steps from `from` to `to`. `general` is the point of `side`'s
    /// general before the step.
    #[inline]
    fn after(
        board: &'a Board,
        (side, general): (Side, Square),
        (role, from, to): (Role, Square, Square),
    ) -> Stepped<'a> {
        let (from_bit, to_bit) = (Bitboard::of(from), Bitboard::of(to));
        let cannons = board.by_role(Role::Cannon).without(to_bit);
        Stepped {
            board,
            general: if role == Role::General { to } else { general },
            enemy_side: side.opposite(),
            enemy: board.by_side(side.opposite()).without(to_bit),
            occupied: board.occupied().without(from_bit) | to_bit,
            cannons: if role == Role::Cannon {
                cannons.without(from_bit) | to_bit
            } else {
                cannons
            },
        }
    }

    #[inline]
    fn chariots(&self) -> impl Iterator<Item = Square> {
        let chariots = attacks::aligned(self.general) & self.enemy & self.board.by_role(Role::Chariot);
        let Stepped { general, occupied, .. } = *self;
        chariots
            .into_iter()
            .filter(move |&chariot| (attacks::between(general, chariot) & occupied).is_empty())
    }

    #[inline]
    fn cannons(&self) -> impl Iterator<Item = Square> {
        let cannons = attacks::aligned(self.general) & self.enemy & self.cannons;
        let Stepped { general, occupied, .. } = *self;
        let all = self.cannons;
        cannons.into_iter().filter(move |&cannon| {
            let met = attacks::between(general, cannon) & occupied;
            met.is_single() && (met & all).is_empty()
        })
    }

    #[inline]
    fn jumpers(&self) -> impl Iterator<Item = Square> {
        let horses = attacks::horse_ring(self.general) & self.board.by_role(Role::Horse);
        let elephants = attacks::elephant_ring(self.general) & self.board.by_role(Role::Elephant);
        let Stepped { general, occupied, .. } = *self;
        ((horses | elephants) & self.enemy)
            .into_iter()
            .filter(move |&jumper| (attacks::jump_path(jumper, general) & occupied).is_empty())
    }

    #[inline]
    fn soldiers(&self) -> Bitboard {
        attacks::soldier_from(self.general, self.enemy_side) & self.enemy & self.board.by_role(Role::Soldier)
    }
}

/// Returns the enemy pieces that would attack a side's general after a step. `own` is the side and its general's point
/// before the step; `step` is the moving piece's role, its origin and its destination.
pub(crate) fn checkers_after(board: &Board, own: (Side, Square), step: (Role, Square, Square)) -> Bitboard {
    let after = Stepped::after(board, own, step);
    let pieces = after.chariots().chain(after.cannons()).chain(after.jumpers());
    pieces.collect::<Bitboard>() | after.soldiers()
}

/// Returns whether [`checkers_after`] would return the empty set.
#[inline]
pub(crate) fn is_safe_after(board: &Board, own: (Side, Square), step: (Role, Square, Square)) -> bool {
    let after = Stepped::after(board, own, step);
    if !after.soldiers().is_empty() {
        return false;
    }
    let lines = attacks::aligned(after.general) & after.enemy;
    let sliders = lines & (board.by_role(Role::Chariot) | after.cannons);
    let no_slider = sliders.is_empty() || (after.chariots().next().is_none() && after.cannons().next().is_none());
    no_slider && after.jumpers().next().is_none()
}
