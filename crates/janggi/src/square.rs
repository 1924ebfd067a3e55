//! The 90 points of the board, named as in UCI (`a1` to `i10`), and the points of the palaces (궁성). This module must
//! not depend on pieces. The code calls a point a square, as chess libraries do.

use core::fmt;
use core::num::NonZeroU8;
use core::str::FromStr;

use crate::side::Side;

/// A file, `a` to `i`, with index 0 to 8 from Cho's left.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct File(u8);

/// A rank, 1 to 10, with index 0 to 9 from Cho's back rank.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Rank(u8);

impl File {
    /// Number of files.
    pub const COUNT: u8 = 9;

    /// Returns the file with this index; `None` if the index is 9 or more.
    #[must_use]
    pub const fn from_index(index: u8) -> Option<File> {
        if index < File::COUNT { Some(File(index)) } else { None }
    }

    /// Returns the index: 0 for file `a` to 8 for file `i`.
    #[inline]
    #[must_use]
    pub const fn index(self) -> u8 {
        self.0
    }

    /// Returns the letter, `a` to `i`.
    #[must_use]
    pub const fn letter(self) -> char {
        (b'a' + self.0) as char
    }

    /// Returns all files, from `a` to `i`.
    pub fn all() -> impl DoubleEndedIterator<Item = File> {
        (0..File::COUNT).map(File)
    }
}

impl Rank {
    /// Number of ranks.
    pub const COUNT: u8 = 10;

    /// Returns the rank with this index; `None` if the index is 10 or more.
    #[must_use]
    pub const fn from_index(index: u8) -> Option<Rank> {
        if index < Rank::COUNT { Some(Rank(index)) } else { None }
    }

    /// Returns the index: 0 for rank 1 (Cho's back rank) to 9 for rank 10.
    #[inline]
    #[must_use]
    pub const fn index(self) -> u8 {
        self.0
    }

    /// Returns all ranks, from 1 to 10.
    pub fn all() -> impl DoubleEndedIterator<Item = Rank> {
        (0..Rank::COUNT).map(Rank)
    }
}

/// A point of the board. `Option<Square>` takes one byte.
///
/// ```
/// use janggi::Square;
/// let square: Square = "e10".parse()?;
/// assert_eq!(square.index(), 85); // rank * 9 + file, a1 = 0
/// assert_eq!(square.to_string(), "e10");
/// # Ok::<(), janggi::ParseSquareError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(NonZeroU8);

const _: () = assert!(size_of::<Option<Square>>() == 1);

/// File and rank of each point, indexed by its stored byte. The table covers every byte value, so no bounds check is
/// needed.
static COORDINATES: [(File, Rank); 1 << u8::BITS] = {
    let mut table = [(File(0), Rank(0)); 1 << u8::BITS];
    let mut index = 0;
    while index < Square::COUNT {
        table[index as usize + 1] = (File(index % File::COUNT), Rank(index / File::COUNT));
        index += 1;
    }
    table
};

impl Square {
    /// Number of points.
    pub const COUNT: u8 = File::COUNT * Rank::COUNT;

    /// Returns the point where a file and a rank cross.
    #[inline]
    #[must_use]
    pub const fn at(file: File, rank: Rank) -> Square {
        Square::wrap(rank.0 * File::COUNT + file.0)
    }

    /// Returns the point with this index; `None` if the index is 90 or more.
    #[inline]
    #[must_use]
    pub const fn from_index(index: u8) -> Option<Square> {
        if index < Square::COUNT {
            Some(Square::wrap(index))
        } else {
            None
        }
    }

    /// Returns the point with this index, which must be below 90.
    #[inline]
    pub(crate) const fn wrap(index: u8) -> Square {
        match NonZeroU8::new(index + 1) {
            Some(inner) => Square(inner),
            None => unreachable!(),
        }
    }

    /// Returns the index: `rank * 9 + file`, 0 (a1) to 89 (i10).
    #[inline]
    #[must_use]
    pub const fn index(self) -> u8 {
        self.0.get() - 1
    }

    /// Returns the file of this point.
    #[inline]
    #[must_use]
    pub const fn file(self) -> File {
        COORDINATES[self.0.get() as usize].0
    }

    /// Returns the rank of this point.
    #[inline]
    #[must_use]
    pub const fn rank(self) -> Rank {
        COORDINATES[self.0.get() as usize].1
    }

    /// Returns the point `files` to the right and `ranks` up, as seen by Cho; `None` if it is off the board.
    #[must_use]
    pub const fn offset(self, files: i8, ranks: i8) -> Option<Square> {
        let file = self.file().0 as i8 + files;
        let rank = self.rank().0 as i8 + ranks;
        if file < 0 || file >= File::COUNT as i8 || rank < 0 || rank >= Rank::COUNT as i8 {
            return None;
        }
        Some(Square::wrap(rank as u8 * File::COUNT + file as u8))
    }

    /// Returns the owner of the palace that contains this point: d1–f3 is Cho's, d8–f10 is Han's.
    #[must_use]
    pub const fn palace(self) -> Option<Side> {
        match (self.file().0, self.rank().0) {
            (3..=5, 0..=2) => Some(Side::Cho),
            (3..=5, 7..=9) => Some(Side::Han),
            _ => None,
        }
    }

    /// Returns whether the point lies on a palace diagonal, as the centre and the four corners of a palace do.
    #[must_use]
    pub const fn on_palace_diagonal(self) -> bool {
        matches!((self.file().0, self.rank().0), (3 | 5, 0 | 2 | 7 | 9) | (4, 1 | 8))
    }

    /// Returns the point mirrored left to right.
    #[must_use]
    pub const fn mirror(self) -> Square {
        Square::at(File(File::COUNT - 1 - self.file().0), self.rank())
    }

    /// Returns the point rotated by 180 degrees, as seen from the other side of the board.
    #[must_use]
    pub const fn rotate(self) -> Square {
        Square::wrap(Square::COUNT - 1 - self.index())
    }

    /// Returns all points in index order: a1, b1 … i10.
    pub fn all() -> impl DoubleEndedIterator<Item = Square> {
        (0..Square::COUNT).map(Square::wrap)
    }

    /// Returns the name, `a1` to `i10`.
    #[inline]
    #[must_use]
    pub fn name(self) -> &'static str {
        let index = usize::from(self.index());
        let (start, length) = match index.checked_sub(SHORT) {
            None => (2 * index, 2),
            Some(past) => (2 * SHORT + 3 * past, 3),
        };
        NAMES.get(start..start + length).unwrap_or_default()
    }

    /// Parses a point at the start of `text`, and returns it with the remaining text (`a10b10` → a10 and `b10`).
    ///
    /// # Errors
    /// [`ParseSquareError`] if the text does not start with a file `a`–`i` and a rank 1–10.
    pub fn parse_prefix(text: &str) -> Result<(Square, &str), ParseSquareError> {
        let bytes = text.as_bytes();
        let file = match bytes.first() {
            Some(letter @ b'a'..=b'i') => File(letter - b'a'),
            _ => return Err(ParseSquareError),
        };
        let (rank, used) = match (bytes.get(1), bytes.get(2)) {
            (Some(b'1'), Some(b'0')) => (Rank(9), 3),
            (Some(digit @ b'1'..=b'9'), _) => (Rank(digit - b'1'), 2),
            _ => return Err(ParseSquareError),
        };
        Ok((Square::at(file, rank), &text[used..]))
    }
}

/// Names of all points in index order. They have two characters on ranks 1 to 9, and three on rank 10.
const NAMES: &str = concat!(
    "a1b1c1d1e1f1g1h1i1",
    "a2b2c2d2e2f2g2h2i2",
    "a3b3c3d3e3f3g3h3i3",
    "a4b4c4d4e4f4g4h4i4",
    "a5b5c5d5e5f5g5h5i5",
    "a6b6c6d6e6f6g6h6i6",
    "a7b7c7d7e7f7g7h7i7",
    "a8b8c8d8e8f8g8h8i8",
    "a9b9c9d9e9f9g9h9i9",
    "a10b10c10d10e10f10g10h10i10",
);
/// Number of points with two-character names.
const SHORT: usize = 81;

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Error for a string that is not a file `a`–`i` followed by a rank 1–10.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseSquareError;

impl fmt::Display for ParseSquareError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a point of the board (a1 to i10)")
    }
}

impl core::error::Error for ParseSquareError {}

impl FromStr for Square {
    type Err = ParseSquareError;
    fn from_str(text: &str) -> Result<Square, ParseSquareError> {
        match Square::parse_prefix(text)? {
            (square, "") => Ok(square),
            (_, _) => Err(ParseSquareError),
        }
    }
}
