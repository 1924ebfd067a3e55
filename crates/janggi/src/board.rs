//! A board: the pieces on their points, and the points they reach. A board has no side to move, and its pieces may be
//! arranged in any way, even without generals. This module must not depend on rule sets.

use core::fmt;

use crate::attacks::{self, LineMask, RANK_MASK};
use crate::bitboard::Bitboard;
use crate::piece::Piece;
use crate::points::HalfPoints;
use crate::role::Role;
use crate::side::{BySide, Side};
use crate::square::{File, Rank, Square};

/// A set of points, by line. Bit f of `ranks[r]` and bit r of `files[f]` represent the point on rank r and file f.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Lines {
    pub(crate) ranks: [LineMask; Rank::COUNT as usize],
    pub(crate) files: [LineMask; File::COUNT as usize],
}

impl Lines {
    #[inline]
    fn toggle(&mut self, square: Square) {
        self.ranks[usize::from(square.rank().index())] ^= 1 << square.file().index();
        self.files[usize::from(square.file().index())] ^= 1 << square.rank().index();
    }
}

/// The pieces of a position.
///
/// Stored as a table by point, as sets by role and by side, and as masks by line, which must be kept consistent.
#[derive(Clone, PartialEq, Eq)]
pub struct Board {
    points: [Option<Piece>; Square::COUNT as usize],
    /// The points of each role, indexed by `Role`.
    roles: [Bitboard; 7],
    sides: BySide<Bitboard>,
    lines: BySide<Lines>,
    cannon_lines: Lines,
    count: u8,
}

impl Board {
    /// The empty board.
    pub const EMPTY: Board = {
        const NONE: Lines = Lines {
            ranks: [0; Rank::COUNT as usize],
            files: [0; File::COUNT as usize],
        };
        const E: Bitboard = Bitboard::EMPTY;
        Board {
            points: [None; Square::COUNT as usize],
            roles: [E; 7],
            sides: BySide { cho: E, han: E },
            lines: BySide { cho: NONE, han: NONE },
            cannon_lines: NONE,
            count: 0,
        }
    };

    /// Returns the piece on a point.
    #[inline]
    #[must_use]
    pub fn get(&self, square: Square) -> Option<Piece> {
        self.points[usize::from(square.index())]
    }

    /// Puts a piece on a point, or empties the point.
    pub fn set(&mut self, square: Square, piece: Option<Piece>) {
        if let Some(old) = self.get(square) {
            self.toggle(square, old);
            self.count -= 1;
        }
        if let Some(new) = piece {
            self.toggle(square, new);
            self.count += 1;
        }
        self.points[usize::from(square.index())] = piece;
    }

    /// Moves the piece on `from` to `to` and returns the piece captured there. `from` must hold `piece`.
    #[inline(always)]
    pub(crate) fn shift(&mut self, from: Square, to: Square, piece: Piece) -> Option<Piece> {
        let taken = self.get(to);
        if let Some(taken) = taken {
            self.toggle(to, taken);
            self.count -= 1;
        }
        let both = Bitboard::of(from) | Bitboard::of(to);
        self.roles[piece.role as usize] ^= both;
        self.sides[piece.side] ^= both;
        let lines = &mut self.lines[piece.side];
        lines.toggle(from);
        lines.toggle(to);
        if piece.role == Role::Cannon {
            self.cannon_lines.toggle(from);
            self.cannon_lines.toggle(to);
        }
        self.points[usize::from(from.index())] = None;
        self.points[usize::from(to.index())] = Some(piece);
        taken
    }

    /// Adds a piece to the sets and lines, or removes it.
    #[inline]
    fn toggle(&mut self, square: Square, piece: Piece) {
        let bit = Bitboard::of(square);
        self.roles[piece.role as usize] ^= bit;
        self.sides[piece.side] ^= bit;
        self.lines[piece.side].toggle(square);
        if piece.role == Role::Cannon {
            self.cannon_lines.toggle(square);
        }
    }

    /// Returns the points of all pieces of one role.
    #[inline]
    #[must_use]
    pub const fn by_role(&self, role: Role) -> Bitboard {
        self.roles[role as usize]
    }

    /// Returns the points of all pieces of one side.
    #[inline]
    #[must_use]
    pub const fn by_side(&self, side: Side) -> Bitboard {
        *self.sides.get(side)
    }

    /// Returns the points of one side's pieces of one role.
    #[inline]
    #[must_use]
    pub fn by_piece(&self, side: Side, role: Role) -> Bitboard {
        self.by_role(role) & self.by_side(side)
    }

    /// Returns every occupied point.
    #[inline]
    #[must_use]
    pub fn occupied(&self) -> Bitboard {
        self.sides.cho | self.sides.han
    }

    /// Returns the number of pieces.
    #[inline]
    #[must_use]
    pub const fn piece_count(&self) -> usize {
        self.count as usize
    }

    /// Returns every piece with its point, in order of the points.
    pub fn pieces(&self) -> impl Iterator<Item = (Square, Piece)> + '_ {
        self.occupied()
            .into_iter()
            .filter_map(|square| self.get(square).map(|piece| (square, piece)))
    }

    /// Returns the value of each side's pieces, without the deom (덤).
    #[must_use]
    pub fn points(&self) -> BySide<HalfPoints> {
        BySide::from_fn(|side| {
            Role::ALL.into_iter().fold(HalfPoints::ZERO, |sum, role| {
                let count = i32::try_from(self.by_piece(side, role).len()).expect("a board has 90 points");
                sum + HalfPoints(HalfPoints::of(role).0 * count)
            })
        })
    }

    /// Returns the board with left and right exchanged.
    #[must_use]
    pub fn mirror(&self) -> Board {
        let mut board = Board::EMPTY;
        for (square, piece) in self.pieces() {
            board.set(square.mirror(), Some(piece));
        }
        board
    }

    /// Returns one side's pieces by line.
    #[inline]
    pub(crate) fn lines(&self, side: Side) -> &Lines {
        &self.lines[side]
    }

    /// Returns the cannons of both sides by line.
    #[inline]
    pub(crate) fn cannon_lines(&self) -> &Lines {
        &self.cannon_lines
    }

    /// Returns the occupied points of a rank.
    #[inline]
    pub(crate) fn on_rank(&self, rank: Rank) -> LineMask {
        let index = usize::from(rank.index());
        self.lines.cho.ranks[index] | self.lines.han.ranks[index]
    }

    /// Returns the occupied points of a file.
    #[inline]
    pub(crate) fn on_file(&self, file: File) -> LineMask {
        let index = usize::from(file.index());
        self.lines.cho.files[index] | self.lines.han.files[index]
    }

    /// Returns the points that the piece on `from` reaches in Janggi, even if the step leaves its general in check.
    /// Empty if `from` is unoccupied.
    ///
    /// ```
    /// use janggi::{Bitboard, fen};
    /// // A horse on e5 whose leg (멱) towards e6 is blocked.
    /// let board = fen::parse("3k5/9/9/9/4p4/4N4/9/9/9/5K3 w - - 0 1")?.board;
    /// let reach: Bitboard = "
    ///     . . . . . . . . .
    ///     . . . . . . . . .
    ///     . . . . . . . . .
    ///     . . . . . . . . .
    ///     . . x . . . x . .
    ///     . . . . . . . . .
    ///     . . x . . . x . .
    ///     . . . x . x . . .
    ///     . . . . . . . . .
    ///     . . . . . . . . .".parse()?;
    /// assert_eq!(board.reach("e5".parse()?), reach);
    /// # Ok::<(), Box<dyn core::error::Error>>(())
    /// ```
    #[must_use]
    pub fn reach(&self, from: Square) -> Bitboard {
        match self.get(from) {
            Some(piece) => self.reach_of(from, piece),
            None => Bitboard::EMPTY,
        }
    }

    /// Returns the reach of `piece` from `from`, regardless of the piece on `from` now.
    #[inline]
    pub(crate) fn reach_of(&self, from: Square, piece: Piece) -> Bitboard {
        let free = !self.by_side(piece.side);
        free & match piece.role {
            Role::General | Role::Guard => attacks::palace_step(from) & Bitboard::palace(piece.side),
            Role::Horse => self.horse(from),
            Role::Elephant => attacks::elephant(from, self.occupied()),
            Role::Chariot => self.chariot(from),
            Role::Cannon => self.cannon(from),
            Role::Soldier => attacks::soldier(from, piece.side),
        }
    }

    #[inline]
    pub(crate) fn horse(&self, from: Square) -> Bitboard {
        attacks::horse(from, self.on_rank(from.rank()), self.on_file(from.file()))
    }

    /// Returns the reach of a chariot, including the first piece in each direction.
    #[inline]
    pub(crate) fn chariot(&self, from: Square) -> Bitboard {
        let (file, rank) = (from.file(), from.rank());
        let reach = attacks::rank_points(attacks::slide(file.index(), self.on_rank(rank)) & RANK_MASK, rank)
            | attacks::file_points(attacks::slide(rank.index(), self.on_file(file)), file);
        if attacks::DIAGONAL_POINTS.contains(from) {
            reach | self.chariot_diagonals(from)
        } else {
            reach
        }
    }

    /// Returns the part of a chariot's reach along palace diagonals. `from` must be on a palace diagonal.
    #[inline]
    pub(crate) fn chariot_diagonals(&self, from: Square) -> Bitboard {
        attacks::chariot_diagonals(from, self.occupied())
    }

    /// Returns the opposite palace corner if a cannon on the corner `from` can jump over the centre. The opposite
    /// corner may be empty or occupied.
    #[inline]
    pub(crate) fn cannon_corner(&self, from: Square) -> Bitboard {
        attacks::cannon_corner(from, self.occupied().without(self.by_role(Role::Cannon)))
    }

    /// Returns the reach of a cannon. In each direction, it begins after one screen that is not a cannon and ends with
    /// the next piece, which is excluded if it is a cannon.
    #[inline]
    pub(crate) fn cannon(&self, from: Square) -> Bitboard {
        let (file, rank) = (from.file(), from.rank());
        let (on_rank, on_file) = (self.on_rank(rank), self.on_file(file));
        let cannons = self.by_role(Role::Cannon);
        let barred = self.cannon_lines();
        let (barred_rank, barred_file) = (
            barred.ranks[usize::from(rank.index())],
            barred.files[usize::from(file.index())],
        );
        let along_rank = attacks::leap_barring(file.index(), on_rank, barred_rank) & RANK_MASK;
        let along_file = attacks::leap_barring(rank.index(), on_file, barred_file);
        let reach = attacks::rank_points(along_rank, rank) | attacks::file_points(along_file, file);
        (reach | self.cannon_corner(from)) & !cannons
    }

    /// Returns whether the piece on `from` would reach `target` from `to`. This is a quick estimate: `from` still
    /// counts as occupied, so lines that the step opens are ignored.
    #[inline]
    #[must_use]
    pub fn would_attack(&self, from: Square, to: Square, target: Square) -> bool {
        self.get(from)
            .is_some_and(|piece| self.reach_of(to, piece).contains(target))
    }
}

/// Prints ten rows seen from Cho, with FEN letters for pieces and `.` for empty points.
impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in Rank::all().rev() {
            for file in File::all() {
                let gap = if file.index() == 0 { "" } else { " " };
                let mark = self.get(Square::at(file, rank)).map_or('.', Piece::letter);
                write!(f, "{gap}{mark}")?;
            }
            if rank.index() != 0 {
                f.write_str("\n")?;
            }
        }
        Ok(())
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "\n{self}")
    }
}
