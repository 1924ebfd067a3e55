//! Numbering of the board's points in Korean records.

use alloc::string::String;
use core::fmt::Write;

use super::error::KoreanError;
use crate::notation::row_column::{digits, row_column};
use crate::square::{File, Rank, Square};

/// A numbering of the points.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Squares {
    /// The current numbering (현행 좌표): the row from Han's side, 1–9 and then 0, and the column from Cho's left, 1–9.
    /// `79` is i4, `05` is e1.
    RowColumn,
    /// The old numbering (구좌표), from 1 to 90. File a is 1 to 10 from Cho's side, file b 11 to 20, and so on.
    Old,
    /// Coordinates as in WinBoard: file a–i, then rank 0–9 from Cho's side. `i3` is i4 in UCI.
    Letters,
}

/// Writes a point in a numbering.
///
/// ```
/// use janggi::korean::{Squares, print_square};
/// assert_eq!(print_square("i4".parse()?, Squares::RowColumn), "79");
/// assert_eq!(print_square("e1".parse()?, Squares::RowColumn), "05");
/// assert_eq!(print_square("i4".parse()?, Squares::Old), "84");
/// assert_eq!(print_square("i4".parse()?, Squares::Letters), "i3");
/// # Ok::<(), janggi::ParseSquareError>(())
/// ```
#[must_use]
pub fn print_square(square: Square, squares: Squares) -> String {
    let mut text = String::with_capacity(2);
    push_square(&mut text, square, squares);
    text
}

pub(super) fn push_square(text: &mut String, square: Square, squares: Squares) {
    let done = match squares {
        Squares::RowColumn => {
            let (row, column) = digits(square);
            write!(text, "{row}{column}")
        }
        Squares::Old => write!(
            text,
            "{}",
            square.file().index() * Rank::COUNT + square.rank().index() + 1
        ),
        Squares::Letters => write!(text, "{}{}", square.file().letter(), square.rank().index()),
    };
    done.expect("writing to a String cannot fail");
}

/// Reads a single point.
///
/// # Errors
/// [`KoreanError::Point`] if the text is not a point in this numbering.
pub fn parse_square(text: &str, squares: Squares) -> Result<Square, KoreanError> {
    match take_square(text, squares) {
        Some((square, "")) => Ok(square),
        Some(_) | None => Err(KoreanError::Point),
    }
}

/// Parses a point at the start of `text`, and returns it with the remaining text. Returns `None` if `text` does not
/// start with a point, or if another digit follows the point.
pub(super) fn take_square(text: &str, squares: Squares) -> Option<(Square, &str)> {
    let bytes = text.as_bytes();
    let digit = |index: usize| {
        bytes
            .get(index)
            .filter(|byte| byte.is_ascii_digit())
            .map(|byte| byte - b'0')
    };
    let (square, used) = match squares {
        Squares::RowColumn => (row_column(digit(0)?, digit(1)?)?, 2),
        Squares::Old => {
            let (number, used) = match (digit(0)?, digit(1)) {
                (tens, Some(ones)) => (tens * 10 + ones, 2),
                (ones, None) => (ones, 1),
            };
            let place = number.checked_sub(1)?;
            let file = File::from_index(place / Rank::COUNT)?;
            (Square::at(file, Rank::from_index(place % Rank::COUNT)?), used)
        }
        Squares::Letters => {
            let file = File::from_index(bytes.first()?.checked_sub(b'a')?)?;
            (Square::at(file, Rank::from_index(digit(1)?)?), 2)
        }
    };
    if digit(used).is_some() {
        None
    } else {
        Some((square, &text[used..]))
    }
}
