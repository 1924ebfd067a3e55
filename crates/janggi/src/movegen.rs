//! Legal steps: lists, counts, and the reason why a step is illegal. This module must not depend on rule sets: passes,
//! bikjang and repetition are handled elsewhere.

use crate::attacks::{self, RANK_MASK};
use crate::bitboard::Bitboard;
use crate::board::Board;
use crate::check::{CheckInfo, is_safe_after};
use crate::illegal::Illegal;
use crate::law;
use crate::movement::Movement;
use crate::mv::{Move, MoveList};
use crate::piece::Piece;
use crate::position::Position;
use crate::role::Role;
use crate::side::Side;
use crate::square::Square;

/// All roles but the general. Most steps of these pieces can be proved legal without trying them out.
const COMMON: [Role; 6] = [
    Role::Guard,
    Role::Horse,
    Role::Elephant,
    Role::Chariot,
    Role::Cannon,
    Role::Soldier,
];

impl Position {
    /// Returns all legal steps of the side to move.
    ///
    /// Each step follows the position's variant and does not leave the mover's general under attack. Passes are
    /// excluded. Facing generals are allowed, except in Xiangqi.
    #[must_use]
    pub fn legal_moves(&self) -> MoveList {
        let mut list = MoveList::new();
        self.for_each_piece(|from, legal| list.extend(legal.into_iter().map(|to| Move::Step { from, to })));
        list
    }

    /// Returns the [`legal_moves`](Position::legal_moves) that end on one of `goals`. If the goals are the opponent's
    /// pieces, these are the captures.
    #[must_use]
    pub fn legal_moves_onto(&self, goals: Bitboard) -> MoveList {
        let mut list = MoveList::new();
        self.for_each_piece_onto(goals, |from, legal| {
            list.extend(legal.into_iter().map(|to| Move::Step { from, to }));
        });
        list
    }

    /// Returns the number of [`legal_moves`](Position::legal_moves), without listing them.
    #[must_use]
    pub fn count_legal_moves(&self) -> usize {
        if self.movement() != Movement::Janggi {
            let mut count = 0;
            self.for_each_by_law(Bitboard::ALL, &mut |_, legal| count += legal.len());
            return count;
        }
        let info = self.check_info();
        let mut count = self.legal_of_general(Bitboard::ALL).len();
        if (info.checkers | info.leaving | info.entering).is_empty() {
            return count + count_free(self.board(), self.turn());
        }
        for role in COMMON {
            for from in self.board().by_piece(self.turn(), role) {
                count += self.legal_of(from, role, &info).len();
            }
        }
        count
    }

    /// Returns whether the side to move has any legal step.
    #[must_use]
    pub fn has_legal_move(&self) -> bool {
        if self.movement() != Movement::Janggi {
            let mut found = false;
            self.for_each_by_law(Bitboard::ALL, &mut |_, _| found = true);
            return found;
        }
        if !self.legal_of_general(Bitboard::ALL).is_empty() {
            return true;
        }
        let info = self.check_info();
        COMMON.into_iter().any(|role| {
            self.board()
                .by_piece(self.turn(), role)
                .into_iter()
                .any(|from| !self.legal_of(from, role, &info).is_empty())
        })
    }

    /// Calls `f` for each piece of the side to move that has a legal step, with its point and its legal destinations.
    #[inline]
    pub fn for_each_piece(&self, f: impl FnMut(Square, Bitboard)) {
        self.for_each_piece_onto(Bitboard::ALL, f);
    }

    #[inline]
    fn for_each_piece_onto(&self, goals: Bitboard, f: impl FnMut(Square, Bitboard)) {
        self.for_each_piece_given::<true>(&self.check_info(), goals, f);
    }

    /// Like [`for_each_piece`](Position::for_each_piece), but only for steps onto `goals`. `info` must be the result of
    /// [`check_info`](Position::check_info). Without `PROVED`, the steps of a general in Janggi are not tested for
    /// safety (see [`general_is_safe_on`](Position::general_is_safe_on)).
    #[inline]
    pub(crate) fn for_each_piece_given<const PROVED: bool>(
        &self,
        info: &CheckInfo,
        goals: Bitboard,
        mut f: impl FnMut(Square, Bitboard),
    ) {
        if self.movement() != Movement::Janggi {
            return self.for_each_by_law(goals, &mut f);
        }
        let (board, side) = (self.board(), self.turn());
        let goals = goals.without(board.by_side(side));
        // Often only the general's own steps can affect its safety.
        let all_legal = (info.checkers | info.leaving | info.entering).is_empty();
        let mut visit = |from, role, reach: Bitboard| {
            let legal = if all_legal {
                reach
            } else {
                self.legal_among(from, role, reach, info)
            };
            if !legal.is_empty() {
                f(from, legal);
            }
        };
        // Iterating by role avoids looking up the role of each piece.
        macro_rules! visit_all {
            ($role:ident, |$from:ident| $reach:expr) => {
                for $from in board.by_piece(side, Role::$role) {
                    let reach = $reach & goals;
                    if !reach.is_empty() {
                        visit($from, Role::$role, reach);
                    }
                }
            };
        }
        let palace = Bitboard::palace(side);
        visit_all!(Guard, |from| attacks::palace_step(from) & palace);
        visit_all!(Horse, |from| board.horse(from));
        visit_all!(Elephant, |from| attacks::elephant_onto(from, board.occupied(), goals));
        visit_all!(Chariot, |from| board.chariot(from));
        visit_all!(Cannon, |from| board.cannon(from));
        visit_all!(Soldier, |from| attacks::soldier(from, side));
        let general = self.general(side);
        let steps = if PROVED {
            self.legal_of_general(goals)
        } else {
            attacks::palace_step(general) & palace & goals
        };
        if !steps.is_empty() {
            f(general, steps);
        }
    }

    /// Returns whether the general of the side to move would be safe on `to`. The general must be able to step there.
    #[must_use]
    pub(crate) fn general_is_safe_on(&self, to: Square) -> bool {
        // In the other variants, every listed step has been tested.
        self.movement() != Movement::Janggi || self.is_safe(Role::General, self.general(self.turn()), to)
    }

    /// Returns the legal destinations of the piece on `from`. The set is empty if the side to move has no piece there.
    #[must_use]
    pub fn legal_destinations(&self, from: Square) -> Bitboard {
        self.legal_destinations_given(&self.check_info(), from)
    }

    /// Like [`legal_destinations`](Position::legal_destinations). `info` must be the result of
    /// [`check_info`](Position::check_info).
    pub(crate) fn legal_destinations_given(&self, info: &CheckInfo, from: Square) -> Bitboard {
        match self.board().get(from) {
            Some(Piece { side, .. }) if side == self.turn() && self.movement() != Movement::Janggi => {
                self.legal_by_law(from)
            }
            Some(Piece {
                side,
                role: Role::General,
            }) if side == self.turn() => self.legal_of_general(Bitboard::ALL),
            Some(Piece { side, role }) if side == self.turn() => self.legal_of(from, role, info),
            _ => Bitboard::EMPTY,
        }
    }

    #[inline]
    fn legal_of(&self, from: Square, role: Role, info: &CheckInfo) -> Bitboard {
        let piece = Piece {
            side: self.turn(),
            role,
        };
        self.legal_among(from, role, self.board().reach_of(from, piece), info)
    }

    /// Returns the legal destinations in `reach` of a piece that is not the general.
    #[inline]
    fn legal_among(&self, from: Square, role: Role, reach: Bitboard, info: &CheckInfo) -> Bitboard {
        let doubtful = if info.leaving.contains(from) {
            reach
        } else {
            reach & info.entering
        };
        let mut legal = if info.checkers.is_empty() {
            reach.without(doubtful)
        } else {
            Bitboard::EMPTY
        };
        for to in doubtful {
            if self.is_safe(role, from, to) {
                legal.insert(to);
            }
        }
        legal
    }

    #[inline]
    fn legal_of_general(&self, goals: Bitboard) -> Bitboard {
        let (side, role) = (self.turn(), Role::General);
        let from = self.general(side);
        (self.board().reach_of(from, Piece { side, role }) & goals)
            .into_iter()
            .filter(|&to| self.is_safe(role, from, to))
            .collect()
    }

    #[inline]
    fn is_safe(&self, role: Role, from: Square, to: Square) -> bool {
        let side = self.turn();
        is_safe_after(self.board(), (side, self.general(side)), (role, from, to))
    }

    /// Returns the reach of the piece on `from` in the position's variant, including steps that expose the
    /// general to check. The result is empty if `from` has no piece.
    #[must_use]
    pub fn reach(&self, from: Square) -> Bitboard {
        match self.board().get(from) {
            Some(piece) => law::reach(self.movement(), self.board(), from, piece),
            None => Bitboard::EMPTY,
        }
    }

    /// Returns the pieces of `by` that could capture a piece on `target` in the position's variant. An empty
    /// target is treated as if an enemy soldier were on it.
    #[must_use]
    pub fn attackers(&self, target: Square, by: Side) -> Bitboard {
        law::attackers(self.movement(), self.board(), target, by)
    }

    /// Implements [`for_each_piece`](Position::for_each_piece) in the variants other than Janggi.
    fn for_each_by_law(&self, goals: Bitboard, f: &mut dyn FnMut(Square, Bitboard)) {
        for from in self.board().by_side(self.turn()) {
            let legal = self.legal_by_law(from) & goals;
            if !legal.is_empty() {
                f(from, legal);
            }
        }
    }

    /// Returns the legal destinations of the mover's piece on `from` in the variants other than Janggi, by trying
    /// every step.
    fn legal_by_law(&self, from: Square) -> Bitboard {
        let Some(piece) = self.board().get(from) else {
            return Bitboard::EMPTY;
        };
        let own = (self.turn(), self.general(self.turn()));
        law::reach(self.movement(), self.board(), from, piece)
            .into_iter()
            .filter(|&to| law::checkers_after(self.movement(), self.board(), own, (piece.role, from, to)).is_empty())
            .collect()
    }

    /// Checks that a step of the side to move is legal on the board.
    ///
    /// # Errors
    /// The first reason found. The two points are tested first, then the reach of the piece, then its general's safety.
    pub fn explain(&self, from: Square, to: Square) -> Result<(), Illegal> {
        let Some(piece) = self.board().get(from) else {
            return Err(Illegal::NoPiece { at: from });
        };
        if piece.side != self.turn() {
            return Err(Illegal::NotYours { at: from, piece });
        }
        if from == to {
            return Err(Illegal::NullStep { at: from });
        }
        if let Some(own) = self.board().get(to)
            && own.side == piece.side
        {
            return Err(Illegal::OwnPiece { at: to, piece: own });
        }
        if !self.reach(from).contains(to) {
            return Err(law::out_of_reach(self.movement(), self.board(), piece, from, to));
        }
        let own = self.general(self.turn());
        let by = law::checkers_after(
            self.movement(),
            self.board(),
            (self.turn(), own),
            (piece.role, from, to),
        );
        if by.is_empty() {
            return Ok(());
        }
        let general = if piece.role == Role::General { to } else { own };
        let other = self.general(self.turn().opposite());
        if by == Bitboard::of(other) {
            return Err(Illegal::LeavesFacing { general, other });
        }
        Err(if self.in_check() {
            Illegal::StaysInCheck { general, by }
        } else {
            Illegal::ExposesGeneral { general, by }
        })
    }
}

/// Counts the steps of all pieces but the general, regardless of check. Chariots and cannons are counted line by line,
/// mostly without building sets.
fn count_free(board: &Board, side: Side) -> usize {
    let free = !board.by_side(side);
    let own = board.lines(side);
    let mut count = 0;
    for chariot in board.by_piece(side, Role::Chariot) {
        let (file, rank) = (chariot.file(), chariot.rank());
        let (f, r) = (usize::from(file.index()), usize::from(rank.index()));
        let along_rank = attacks::slide(file.index(), board.on_rank(rank)) & RANK_MASK & !own.ranks[r];
        let along_file = attacks::slide(rank.index(), board.on_file(file)) & !own.files[f];
        count += along_rank.count_ones() + along_file.count_ones();
        if attacks::DIAGONAL_POINTS.contains(chariot) {
            count += (board.chariot_diagonals(chariot) & free).bits().count_ones();
        }
    }
    let barred = board.cannon_lines();
    for cannon in board.by_piece(side, Role::Cannon) {
        let (file, rank) = (cannon.file(), cannon.rank());
        let (f, r) = (usize::from(file.index()), usize::from(rank.index()));
        let along_rank = attacks::leap_barring(file.index(), board.on_rank(rank), barred.ranks[r]) & RANK_MASK;
        let along_file = attacks::leap_barring(rank.index(), board.on_file(file), barred.files[f]);
        count += (along_rank & !own.ranks[r] & !barred.ranks[r]).count_ones();
        count += (along_file & !own.files[f] & !barred.files[f]).count_ones();
        if attacks::DIAGONAL_POINTS.contains(cannon) {
            count += (board.cannon_corner(cannon) & free & !board.by_role(Role::Cannon))
                .bits()
                .count_ones();
        }
    }
    for role in [Role::Horse, Role::Elephant, Role::Guard, Role::Soldier] {
        for from in board.by_piece(side, role) {
            count += board.reach_of(from, Piece { side, role }).bits().count_ones();
        }
    }
    count as usize
}
