//! Successive captures on one point, and the pieces that could capture next.
//!
//! Instead of copying the board, an exchange stores the points that are still occupied and masks of the two lines
//! through the target. Blocked legs, cannon screens and opened lines are taken into account exactly. This module must
//! not depend on piece values or pins.

use crate::attacks::{self, LineMask, RANK_MASK};
use crate::bitboard::Bitboard;
use crate::board::Board;
use crate::role::Role;
use crate::side::Side;
use crate::square::Square;

/// Masks of points on the rank and the file through the target.
#[derive(Clone, Copy, Debug)]
struct Cross {
    rank: LineMask,
    file: LineMask,
}

/// A series of captures on one point by pieces that move as in Janggi.
///
/// ```
/// use janggi::{Exchange, Role, Side, fen};
/// // Two chariots in a row attack e7, where an adjacent soldier protects it.
/// let board = fen::parse("3k5/9/9/3pp4/4R4/4R4/9/9/9/5K3 w - - 0 1")?.board;
/// let mut exchange = Exchange::begin(&board, "e6".parse()?, "e7".parse()?);
/// let soldier = exchange.attackers(Side::Han, Role::Soldier).first().expect("d7");
/// exchange.take(soldier, Role::Soldier);
/// assert_eq!(exchange.attackers(Side::Cho, Role::Chariot).len(), 1);
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Exchange<'a> {
    board: &'a Board,
    target: Square,
    /// Occupied points. A piece that has captured on the target is removed from its old point; the target stays
    /// occupied.
    occupied: Bitboard,
    lines: Cross,
    cannons: Cross,
    /// Role of the piece on the target now.
    occupant: Option<Role>,
}

impl<'a> Exchange<'a> {
    /// Begins an exchange. If there is a piece on `from`, it captures on `target`.
    #[inline]
    #[must_use]
    pub fn begin(board: &'a Board, from: Square, target: Square) -> Exchange<'a> {
        let mut exchange = Exchange::before(board, target);
        if let Some(piece) = board.get(from) {
            exchange.take(from, piece.role);
        }
        exchange
    }

    /// Creates the state before any piece has moved to `target`.
    #[inline]
    fn before(board: &'a Board, target: Square) -> Exchange<'a> {
        let (file, rank) = (target.file(), target.rank());
        let barred = board.cannon_lines();
        Exchange {
            board,
            target,
            occupied: board.occupied() | Bitboard::of(target),
            lines: Cross {
                rank: board.on_rank(rank),
                file: board.on_file(file),
            },
            cannons: Cross {
                rank: barred.ranks[usize::from(rank.index())],
                file: barred.files[usize::from(file.index())],
            },
            occupant: board.get(target).map(|piece| piece.role),
        }
    }

    /// Captures on the target with the piece of `role` on `from`.
    #[inline]
    pub fn take(&mut self, from: Square, role: Role) {
        let (file, rank) = (from.file().index(), from.rank().index());
        let on_rank = LineMask::from(rank == self.target.rank().index()) << file;
        let on_file = LineMask::from(file == self.target.file().index()) << rank;
        self.lines.rank &= !on_rank;
        self.lines.file &= !on_file;
        self.cannons.rank &= !on_rank;
        self.cannons.file &= !on_file;
        self.occupied.remove(from);
        self.occupant = Some(role);
    }

    /// Returns the pieces of one kind that could capture next, ignoring pins.
    #[inline]
    #[must_use]
    pub fn attackers(&self, side: Side, role: Role) -> Bitboard {
        let left = self.occupied.without(Bitboard::of(self.target));
        self.reaching(self.board.by_piece(side, role) & left, side, role)
    }

    /// Returns a piece of `side` that could capture next, ignoring pins. Roles are tried in the given order.
    ///
    /// The loop over the roles is unrolled, so that with a constant order, the code for each role is specialised and
    /// has no branch on the role.
    #[inline(always)]
    #[must_use]
    pub fn first_attacker(&self, side: Side, order: &[Role; 7]) -> Option<(Square, Role)> {
        let left = self.board.by_side(side) & self.occupied.without(Bitboard::of(self.target));
        let [first, second, third, fourth, fifth, sixth, last] = *order;
        self.one_of(left, side, first)
            .or_else(|| self.one_of(left, side, second))
            .or_else(|| self.one_of(left, side, third))
            .or_else(|| self.one_of(left, side, fourth))
            .or_else(|| self.one_of(left, side, fifth))
            .or_else(|| self.one_of(left, side, sixth))
            .or_else(|| self.one_of(left, side, last))
    }

    /// Returns the first piece of this role on `points` that could capture next.
    #[inline(always)]
    fn one_of(&self, points: Bitboard, side: Side, role: Role) -> Option<(Square, Role)> {
        let from = self.reaching(self.board.by_role(role) & points, side, role).first()?;
        Some((from, role))
    }

    /// Returns the members of a set from which a piece of this role reaches the target.
    #[inline(always)]
    fn reaching(&self, points: Bitboard, side: Side, role: Role) -> Bitboard {
        match role {
            Role::General | Role::Guard if !Bitboard::palace(side).contains(self.target) => Bitboard::EMPTY,
            Role::General | Role::Guard => points & attacks::palace_step(self.target),
            Role::Soldier => points & attacks::soldier_from(self.target, side),
            Role::Chariot => self.on_lines(points, Exchange::chariot_lines),
            Role::Cannon if self.occupant == Some(Role::Cannon) => Bitboard::EMPTY,
            Role::Cannon => self.on_lines(points, Exchange::cannon_lines),
            Role::Horse => self.on_ring(points & attacks::horse_ring(self.target)),
            Role::Elephant => self.on_ring(points & attacks::elephant_ring(self.target)),
        }
    }

    /// Returns whether any piece of `side` could capture next, ignoring pins.
    #[must_use]
    pub fn is_attacked(&self, side: Side) -> bool {
        Role::ALL.into_iter().any(|role| !self.attackers(side, role).is_empty())
    }

    /// Returns the members of `points` that are in the set computed by `seen`. If none of `points` is aligned with the
    /// target, which is the usual case, `seen` is not called.
    #[inline]
    fn on_lines(&self, points: Bitboard, seen: impl Fn(&Self) -> Bitboard) -> Bitboard {
        let aligned = points & attacks::aligned(self.target);
        if aligned.is_empty() {
            aligned
        } else {
            aligned & seen(self)
        }
    }

    #[inline]
    fn chariot_lines(&self) -> Bitboard {
        let (file, rank) = (self.target.file(), self.target.rank());
        let along = attacks::rank_points(attacks::slide(file.index(), self.lines.rank) & RANK_MASK, rank)
            | attacks::file_points(attacks::slide(rank.index(), self.lines.file), file);
        if attacks::DIAGONAL_POINTS.contains(self.target) {
            along | attacks::chariot_diagonals(self.target, self.occupied)
        } else {
            along
        }
    }

    /// Returns the points from which a cannon reaches the target. A cannon's jump also works in the opposite direction,
    /// so these are the points that a cannon on the target would reach.
    #[inline]
    fn cannon_lines(&self) -> Bitboard {
        let (file, rank) = (self.target.file(), self.target.rank());
        let on_rank = attacks::leap_barring(file.index(), self.lines.rank, self.cannons.rank) & RANK_MASK;
        let on_file = attacks::leap_barring(rank.index(), self.lines.file, self.cannons.file);
        let screens = self.occupied.without(self.board.by_role(Role::Cannon));
        attacks::rank_points(on_rank, rank)
            | attacks::file_points(on_file, file)
            | attacks::cannon_corner(self.target, screens)
    }

    #[inline]
    fn on_ring(&self, jumpers: Bitboard) -> Bitboard {
        if jumpers.is_empty() {
            jumpers
        } else {
            self.with_free_way(jumpers)
        }
    }

    fn with_free_way(&self, jumpers: Bitboard) -> Bitboard {
        let mut free = jumpers;
        for jumper in jumpers {
            if !(attacks::jump_path(jumper, self.target) & self.occupied).is_empty() {
                free.remove(jumper);
            }
        }
        free
    }
}

impl Board {
    /// Returns the pieces of `by` that could capture a piece on `target`, ignoring pins. An empty target is treated
    /// as if a piece other than a cannon were on it.
    #[must_use]
    pub fn attackers(&self, target: Square, by: Side) -> Bitboard {
        let exchange = Exchange::before(self, target);
        Role::ALL
            .into_iter()
            .fold(Bitboard::EMPTY, |found, role| found | exchange.attackers(by, role))
    }

    /// Returns, by role, the points from which a piece of `by` would reach the enemy piece on `target`. Calling this
    /// function is cheaper than calling [`would_attack`](Board::would_attack) for every step.
    #[must_use]
    pub fn attack_points(&self, target: Square, by: Side) -> [Bitboard; 7] {
        let exchange = Exchange::before(self, target);
        let free = !self.by_side(by);
        // The loop is unrolled, as in `first_attacker`.
        let mut points = [Bitboard::EMPTY; 7];
        macro_rules! enter {
            ($($role:ident)*) => {
                $(points[Role::$role as usize] = exchange.reaching(free, by, Role::$role);)*
            };
        }
        enter!(General Guard Horse Elephant Chariot Cannon Soldier);
        points
    }
}
