//! A set of points in one `u128`. Bits are numbered by [`Square::index`]. This module must not depend on pieces or
//! rules.

use core::fmt;
use core::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not};
use core::str::FromStr;

use crate::side::Side;
use crate::square::{File, Rank, Square};

/// A set of points of the board. Bits 90 to 127 are always zero.
///
/// Parses and prints as ten rows seen from Cho, with `x` for a member:
///
/// ```
/// use janggi::{Bitboard, Side};
/// let palace: Bitboard = "
///     . . . x x x . . .
///     . . . x x x . . .
///     . . . x x x . . .
///     . . . . . . . . .
///     . . . . . . . . .
///     . . . . . . . . .
///     . . . . . . . . .
///     . . . . . . . . .
///     . . . . . . . . .
///     . . . . . . . . .".parse()?;
/// assert_eq!(palace, Bitboard::palace(Side::Han));
/// # Ok::<(), janggi::ParseBitboardError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Bitboard(u128);

/// The bit of each point. A lookup is faster than shifting 128 bits by a variable. The length is a power of two, so
/// masking the index replaces the bounds check.
static SINGLE: [u128; 128] = {
    let mut table = [0; 128];
    let mut index = 0;
    while index < Square::COUNT as usize {
        table[index] = 1 << index;
        index += 1;
    }
    table
};

impl Bitboard {
    /// The empty set.
    pub const EMPTY: Bitboard = Bitboard(0);
    /// All 90 points.
    pub const ALL: Bitboard = Bitboard((1 << Square::COUNT) - 1);

    /// Creates a set from its bits, numbered by [`Square::index`]. Bits above 89 are dropped.
    ///
    /// ```
    /// use janggi::Bitboard;
    /// assert_eq!(Bitboard::from_bits(u128::MAX), Bitboard::ALL);
    /// assert!(Bitboard::from_bits(1 << 100).is_empty());
    /// ```
    #[inline]
    #[must_use]
    pub const fn from_bits(bits: u128) -> Bitboard {
        Bitboard(bits & Bitboard::ALL.0)
    }

    /// Like [`from_bits`](Bitboard::from_bits), for bits that are known to be points, such as table entries.
    #[inline]
    pub(crate) const fn from_points(bits: u128) -> Bitboard {
        debug_assert!(bits >> Square::COUNT == 0);
        Bitboard(bits)
    }

    /// Returns the bits, numbered by [`Square::index`].
    #[inline]
    #[must_use]
    pub const fn bits(self) -> u128 {
        self.0
    }

    /// Returns the set of one point.
    #[inline]
    #[must_use]
    pub const fn of(square: Square) -> Bitboard {
        Bitboard(SINGLE[square.index() as usize % SINGLE.len()])
    }

    /// Returns the nine points of a side's own palace.
    #[must_use]
    pub const fn palace(side: Side) -> Bitboard {
        const ROW: u128 = 0b111 << 3;
        const CHO: u128 = ROW | ROW << File::COUNT | ROW << (2 * File::COUNT);
        match side {
            Side::Cho => Bitboard(CHO),
            Side::Han => Bitboard(CHO << (7 * File::COUNT)),
        }
    }

    /// Returns whether the point is a member.
    #[inline]
    #[must_use]
    pub const fn contains(self, square: Square) -> bool {
        // A lookup, because a shift of 128 bits by a variable is a function call in WebAssembly.
        self.0 & Bitboard::of(square).0 != 0
    }

    /// Returns whether no point is a member.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns whether exactly one point is a member.
    #[inline]
    pub(crate) const fn is_single(self) -> bool {
        self.0 != 0 && self.0 & (self.0 - 1) == 0
    }

    /// Returns whether exactly two points are members.
    #[inline]
    pub(crate) const fn is_pair(self) -> bool {
        self.0 != 0 && Bitboard(self.0 & (self.0 - 1)).is_single()
    }

    /// Returns the members that are not in `other`.
    #[inline]
    pub(crate) const fn without(self, other: Bitboard) -> Bitboard {
        Bitboard(self.0 & !other.0)
    }

    /// Returns the number of members.
    #[inline]
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Adds a point.
    #[inline]
    pub const fn insert(&mut self, square: Square) {
        self.0 |= Bitboard::of(square).0;
    }

    /// Removes a point if it is a member.
    #[inline]
    pub const fn remove(&mut self, square: Square) {
        self.0 &= !Bitboard::of(square).0;
    }

    /// Returns the member with the smallest index.
    #[inline]
    #[must_use]
    pub const fn first(self) -> Option<Square> {
        if self.0 == 0 {
            None
        } else {
            Some(Square::wrap(self.0.trailing_zeros() as u8))
        }
    }
}

/// Iterator over the members of a [`Bitboard`], in the order of their indices.
#[derive(Clone, Debug)]
pub struct BitboardIter(u128);

impl Iterator for BitboardIter {
    type Item = Square;
    #[inline]
    fn next(&mut self) -> Option<Square> {
        if self.0 == 0 {
            return None;
        }
        let index = self.0.trailing_zeros();
        self.0 &= self.0 - 1;
        Some(Square::wrap(index as u8))
    }
    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = self.0.count_ones() as usize;
        (len, Some(len))
    }
}

impl ExactSizeIterator for BitboardIter {}

impl IntoIterator for Bitboard {
    type Item = Square;
    type IntoIter = BitboardIter;
    #[inline]
    fn into_iter(self) -> BitboardIter {
        BitboardIter(self.0)
    }
}

impl FromIterator<Square> for Bitboard {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Bitboard {
        let mut set = Bitboard::EMPTY;
        for square in squares {
            set.insert(square);
        }
        set
    }
}

impl BitAnd for Bitboard {
    type Output = Bitboard;
    #[inline]
    fn bitand(self, other: Bitboard) -> Bitboard {
        Bitboard(self.0 & other.0)
    }
}

impl BitOr for Bitboard {
    type Output = Bitboard;
    #[inline]
    fn bitor(self, other: Bitboard) -> Bitboard {
        Bitboard(self.0 | other.0)
    }
}

impl BitXor for Bitboard {
    type Output = Bitboard;
    #[inline]
    fn bitxor(self, other: Bitboard) -> Bitboard {
        Bitboard(self.0 ^ other.0)
    }
}

impl BitAndAssign for Bitboard {
    #[inline]
    fn bitand_assign(&mut self, other: Bitboard) {
        self.0 &= other.0;
    }
}

impl BitOrAssign for Bitboard {
    #[inline]
    fn bitor_assign(&mut self, other: Bitboard) {
        self.0 |= other.0;
    }
}

impl BitXorAssign for Bitboard {
    #[inline]
    fn bitxor_assign(&mut self, other: Bitboard) {
        self.0 ^= other.0;
    }
}

/// Returns the points of the board that are not members.
impl Not for Bitboard {
    type Output = Bitboard;
    #[inline]
    fn not(self) -> Bitboard {
        Bitboard(!self.0 & Bitboard::ALL.0)
    }
}

impl fmt::Display for Bitboard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in Rank::all().rev() {
            for file in File::all() {
                let gap = if file.index() == 0 { "" } else { " " };
                let mark = if self.contains(Square::at(file, rank)) {
                    'x'
                } else {
                    '.'
                };
                write!(f, "{gap}{mark}")?;
            }
            if rank.index() != 0 {
                f.write_str("\n")?;
            }
        }
        Ok(())
    }
}

impl fmt::Debug for Bitboard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

/// Displays a set as a list of points: `e5`, or `e5, e6`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Listed(pub(crate) Bitboard);

impl fmt::Display for Listed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, square) in self.0.into_iter().enumerate() {
            let separator = if number == 0 { "" } else { ", " };
            write!(f, "{separator}{square}")?;
        }
        Ok(())
    }
}

/// Error for a string that does not consist of 90 marks, each `.` or `x`. White space is ignored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseBitboardError;

impl fmt::Display for ParseBitboardError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a set of points is drawn as ten rows of nine marks, '.' or 'x'")
    }
}

impl core::error::Error for ParseBitboardError {}

impl FromStr for Bitboard {
    type Err = ParseBitboardError;
    fn from_str(text: &str) -> Result<Bitboard, ParseBitboardError> {
        let mut squares = Rank::all()
            .rev()
            .flat_map(|rank| File::all().map(move |file| Square::at(file, rank)));
        let mut set = Bitboard::EMPTY;
        for mark in text.chars().filter(|mark| !mark.is_whitespace()) {
            let square = squares.next().ok_or(ParseBitboardError)?;
            match mark {
                'x' => set.insert(square),
                '.' => {}
                _ => return Err(ParseBitboardError),
            }
        }
        if squares.next().is_some() {
            Err(ParseBitboardError)
        } else {
            Ok(set)
        }
    }
}
