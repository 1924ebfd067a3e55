//! Moves as Korean records write them: `79졸78`, `62. 85포55장군` without its number, `41漢兵42`, `한수쉼`.
//!
//! Written: point of departure, side where the style has it, piece, goal, what was taken, `장군` for check.
//! Read: every style, blanks between the parts, `궁` and `왕` for the general, soldiers named after the wrong side
//! (졸/병: whole records have them exchanged), a missing taken piece, a missing `장군`; and the spoken short form without
//! the point of departure (`차34`) where only one piece can go there.
//! Refused: anything else, with the reason. Whether a move with its point of departure is legal is not asked here.

use alloc::string::String;
use core::fmt::Write;

use super::mark::{Mark, mark};
use super::row_column::{digits, row_column};
use crate::mv::Move;
use crate::piece::Piece;
use crate::position::Position;
use crate::role::Role;
use crate::side::Side;
use crate::square::{File, Rank, Square};

mod error;
mod token;

pub use error::KoreanError;
pub use token::{Label, Token};

/// How points are numbered.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Squares {
    /// Today's numbers (현행 좌표): row 1–9, 0 from Han's side, then column 1–9 from Cho's left. `79` is i4, `05` is e1.
    RowColumn,
    /// Old numbers (구좌표) 1 to 90: file a is 1 to 10 from Cho's side, file b 11 to 20, and so on.
    Old,
    /// Letters as WinBoard writes them: file a–i, then rank 0–9 from Cho's side. `i3` is UCI's i4.
    Letters,
}

/// How pieces are named.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Labels {
    /// `79졸78`.
    Hangul,
    /// `79卒78`.
    Hanja,
    /// `79초졸78`.
    SidedHangul,
    /// `79楚卒78`.
    SidedHanja,
}

/// How a taken piece is written.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Taken {
    /// `74상42병`.
    Bare,
    /// `74상42타병`, as older records have it.
    AfterTa,
}

/// One of the ways records are written.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Style {
    /// How points are numbered.
    pub squares: Squares,
    /// How pieces are named.
    pub labels: Labels,
    /// How a taken piece is written.
    pub taken: Taken,
}

impl Style {
    /// The commonest: `74상42병`.
    pub const HANGUL: Style = Style {
        squares: Squares::RowColumn,
        labels: Labels::Hangul,
        taken: Taken::Bare,
    };
    /// `74象42兵`.
    pub const HANJA: Style = Style {
        labels: Labels::Hanja,
        ..Style::HANGUL
    };
    /// `74초상42병`.
    pub const SIDED_HANGUL: Style = Style {
        labels: Labels::SidedHangul,
        ..Style::HANGUL
    };
    /// `74楚象42兵`.
    pub const SIDED_HANJA: Style = Style {
        labels: Labels::SidedHanja,
        ..Style::HANGUL
    };
}

/// The pass.
pub const PASS: &str = "한수쉼";
/// The mark of a step that gives check.
pub const CHECK: &str = "장군";

/// The name of a piece in hangul, as records write it: 장 사 마 상 차 포, 졸 of Cho and 병 of Han.
#[must_use]
pub const fn hangul(piece: Piece) -> char {
    match (piece.role, piece.side) {
        (Role::General, _) => '장',
        (Role::Guard, _) => '사',
        (Role::Horse, _) => '마',
        (Role::Elephant, _) => '상',
        (Role::Chariot, _) => '차',
        (Role::Cannon, _) => '포',
        (Role::Soldier, Side::Cho) => '졸',
        (Role::Soldier, Side::Han) => '병',
    }
}

/// The name of a piece in hanja, as records write it: 將 士 馬 象 車 包, 卒 of Cho and 兵 of Han.
#[must_use]
pub const fn hanja(piece: Piece) -> char {
    match (piece.role, piece.side) {
        (Role::General, _) => '將',
        (Role::Guard, _) => '士',
        (Role::Horse, _) => '馬',
        (Role::Elephant, _) => '象',
        (Role::Chariot, _) => '車',
        (Role::Cannon, _) => '包',
        (Role::Soldier, Side::Cho) => '卒',
        (Role::Soldier, Side::Han) => '兵',
    }
}

/// Writes a point.
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

fn push_square(text: &mut String, square: Square, squares: Squares) {
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
    done.expect("a String takes all text");
}

/// Reads a point and nothing else.
///
/// # Errors
/// [`KoreanError::Point`] when the text is not a point in this numbering.
pub fn parse_square(text: &str, squares: Squares) -> Result<Square, KoreanError> {
    match take_square(text, squares) {
        Some((square, "")) => Ok(square),
        Some(_) | None => Err(KoreanError::Point),
    }
}

/// Reads a point at the start of `text`; gives the rest too. Never splits a run of digits.
fn take_square(text: &str, squares: Squares) -> Option<(Square, &str)> {
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

/// Writes an action of the side to move. A step must start from a piece; it need not be legal.
///
/// ```
/// use janggi::{Position, fen, korean, uci};
/// let position = Position::try_from(fen::parse("4k4/9/9/9/9/9/p8/9/4K4/R8 w - - 0 1")?)?;
/// let mv = uci::parse_move("a1a4", &position)?;
/// assert_eq!(korean::print_move(mv, &position, korean::Style::HANGUL), "01차71병");
/// assert_eq!(korean::print_move(mv, &position, korean::Style::SIDED_HANJA), "01楚車71兵");
/// assert_eq!(korean::parse_move("01차71병", &position), Ok(mv));
/// assert_eq!(korean::parse_move("차71", &position), Ok(mv));
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
#[must_use]
pub fn print_move(mv: Move, position: &Position, style: Style) -> String {
    let Move::Step { from, to } = mv else {
        return String::from(PASS);
    };
    let mut text = String::with_capacity(20);
    push_square(&mut text, from, style.squares);
    if let Some(piece) = position.board().get(from) {
        match (style.labels, piece.side) {
            (Labels::SidedHangul, Side::Cho) => text.push('초'),
            (Labels::SidedHangul, Side::Han) => text.push('한'),
            (Labels::SidedHanja, Side::Cho) => text.push('楚'),
            (Labels::SidedHanja, Side::Han) => text.push('漢'),
            (Labels::Hangul | Labels::Hanja, _) => {}
        }
        text.push(label(piece, style.labels));
    }
    push_square(&mut text, to, style.squares);
    if let Some(taken) = position.board().get(to) {
        if style.taken == Taken::AfterTa {
            text.push('타');
        }
        text.push(label(taken, style.labels));
    }
    if mark(mv, position) != Mark::Quiet {
        text.push_str(CHECK);
    }
    text
}

fn label(piece: Piece, labels: Labels) -> char {
    match labels {
        Labels::Hangul | Labels::SidedHangul => hangul(piece),
        Labels::Hanja | Labels::SidedHanja => hanja(piece),
    }
}

/// Reads an action of the side to move, with today's numbers or with letters.
///
/// # Errors
/// Why the text is no action, or which one it does not say; `장군` on a step that gives no check is an error too.
pub fn parse_move(text: &str, position: &Position) -> Result<Move, KoreanError> {
    parse_move_in(text, position, Squares::RowColumn)
}

/// Reads an action whose points are numbered as the record says; letters are understood beside both numberings.
///
/// # Errors
/// As [`parse_move`].
pub fn parse_move_in(text: &str, position: &Position, squares: Squares) -> Result<Move, KoreanError> {
    let token = Token::parse(text, squares)?;
    let mv = token.resolve(position)?;
    if token.gives_check() && mark(mv, position) == Mark::Quiet {
        return Err(KoreanError::NoCheck);
    }
    Ok(mv)
}
