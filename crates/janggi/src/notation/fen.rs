//! FEN in the dialect of Fairy-Stockfish. The fields are the board, the side to move (`w` is Cho), two unused ones, the
//! plies since the last capture, and the move number.
//!
//! Parsing is strict, with these exceptions:
//!
//! - `h` is a horse and `e` an elephant.
//! - Fields after the second may be missing. The defaults are `- - 0 1`.
//! - Fields may be separated by any ASCII white space.
//! - Move number 0 is read as 1.
//!
//! Printing uses `n` and `b`, and always writes six fields. Parsing does not validate the position; the conversion from
//! `Setup` to `Position` validates it.

use alloc::string::String;
use core::fmt::{self, Write};

use crate::board::Board;
use crate::movement::Movement;
use crate::piece::Piece;
use crate::position::Position;
use crate::setup::Setup;
use crate::side::Side;
use crate::square::{File, Rank, Square};

/// The reason why a string is not a FEN.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FenError {
    /// Not ten ranks separated by `/`.
    Ranks { found: usize },
    /// A rank does not have nine points.
    RankLength {
        /// The rank, 1 to 10. Rank 10 comes first in the text.
        rank: u8,
    },
    /// A character that is neither a piece nor a digit.
    Piece {
        /// The rank with the character, 1 to 10.
        rank: u8,
        found: char,
    },
    /// Two digits in succession, or a zero.
    Gap {
        /// The rank with the digits, 1 to 10.
        rank: u8,
    },
    /// The side to move is missing or neither `w` nor `b`.
    Turn,
    /// The third or fourth field is not `-`.
    Unused,
    /// A counter is not a decimal number up to 2³²−1.
    Counter,
    /// More than six fields.
    Surplus,
}

impl FenError {
    /// Returns a stable code for programs and translations.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            FenError::Ranks { .. } => "fen_ranks",
            FenError::RankLength { .. } => "fen_rank_length",
            FenError::Piece { .. } => "fen_piece",
            FenError::Gap { .. } => "fen_gap",
            FenError::Turn => "fen_turn",
            FenError::Unused => "fen_unused",
            FenError::Counter => "fen_counter",
            FenError::Surplus => "fen_surplus",
        }
    }
}

impl fmt::Display for FenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FenError::Ranks { found } => write!(f, "a board has ten ranks, not {found}"),
            FenError::RankLength { rank } => write!(f, "rank {rank} does not have nine points"),
            FenError::Piece { rank, found } => write!(f, "{found:?} in rank {rank} is no piece"),
            FenError::Gap { rank } => write!(f, "empty points in rank {rank} are written as one digit 1 to 9"),
            FenError::Turn => f.write_str("the second field is the side to move, w (Cho) or b (Han)"),
            FenError::Unused => f.write_str("the third and fourth field are '-'"),
            FenError::Counter => f.write_str("the fifth and sixth field are numbers"),
            FenError::Surplus => f.write_str("a FEN has six fields"),
        }
    }
}

impl core::error::Error for FenError {}

/// Reads a FEN.
///
/// ```
/// use janggi::{Position, fen};
/// let text = "rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1";
/// let position = Position::try_from(fen::parse(text)?)?;
/// assert_eq!(fen::print(&position), text);
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
///
/// # Errors
/// The first fault found.
pub fn parse(text: &str) -> Result<Setup, FenError> {
    let mut fields = text.split_ascii_whitespace();
    let board = parse_board(fields.next().unwrap_or(""))?;
    let turn = match fields.next() {
        Some("w") => Side::Cho,
        Some("b") => Side::Han,
        Some(_) | None => return Err(FenError::Turn),
    };
    for _ in 0..2 {
        if fields.next().is_some_and(|field| field != "-") {
            return Err(FenError::Unused);
        }
    }
    let no_capture_plies = fields.next().map_or(Ok(0), counter)?;
    let move_number = fields.next().map_or(Ok(1), counter)?.max(1);
    if fields.next().is_some() {
        return Err(FenError::Surplus);
    }
    Ok(Setup {
        board,
        turn,
        no_capture_plies,
        move_number,
        movement: Movement::Janggi,
    })
}

/// Reads the first field of a FEN, the board.
///
/// # Errors
/// See [`parse`].
pub fn parse_board(text: &str) -> Result<Board, FenError> {
    let found = text.split('/').count();
    if found != usize::from(Rank::COUNT) {
        return Err(FenError::Ranks { found });
    }
    let mut board = Board::EMPTY;
    for (rank, row) in Rank::all().rev().zip(text.split('/')) {
        parse_row(&mut board, rank, row)?;
    }
    Ok(board)
}

fn parse_row(board: &mut Board, rank: Rank, row: &str) -> Result<(), FenError> {
    let number = rank.index() + 1;
    let mut file = 0;
    let mut after_gap = false;
    for letter in row.chars() {
        if let Some(gap) = letter.to_digit(10) {
            if after_gap || gap == 0 {
                return Err(FenError::Gap { rank: number });
            }
            file += gap as u8;
        } else {
            let piece = Piece::from_letter(letter).ok_or(FenError::Piece {
                rank: number,
                found: letter,
            })?;
            let at = File::from_index(file).ok_or(FenError::RankLength { rank: number })?;
            board.set(Square::at(at, rank), Some(piece));
            file += 1;
        }
        if file > File::COUNT {
            return Err(FenError::RankLength { rank: number });
        }
        after_gap = letter.is_ascii_digit();
    }
    if file == File::COUNT {
        Ok(())
    } else {
        Err(FenError::RankLength { rank: number })
    }
}

fn counter(field: &str) -> Result<u32, FenError> {
    if field.bytes().all(|byte| byte.is_ascii_digit()) {
        field.parse().map_err(|_| FenError::Counter)
    } else {
        Err(FenError::Counter)
    }
}

/// Reads a FEN like [`parse`], but in the given variant.
///
/// ```
/// use janggi::{Movement, Position, fen};
/// let text = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";
/// let position = Position::try_from(fen::parse_under(text, Movement::Xiangqi)?)?;
/// assert_eq!(position, Position::xiangqi_start());
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
///
/// # Errors
/// See [`parse`].
pub fn parse_under(text: &str, movement: Movement) -> Result<Setup, FenError> {
    let setup = parse(text)?;
    Ok(Setup { movement, ..setup })
}

/// Writes a position as FEN.
#[must_use]
pub fn print(position: &Position) -> String {
    let counters = (position.no_capture_plies(), position.move_number());
    print_fields(position.board(), position.turn(), counters)
}

/// Writes a setup as FEN, even if it is not a legal position.
#[must_use]
pub fn print_setup(setup: &Setup) -> String {
    print_fields(&setup.board, setup.turn, (setup.no_capture_plies, setup.move_number))
}

fn print_fields(board: &Board, turn: Side, (no_capture_plies, move_number): (u32, u32)) -> String {
    let mut text = print_board(board);
    let side = match turn {
        Side::Cho => 'w',
        Side::Han => 'b',
    };
    write!(text, " {side} - - {no_capture_plies} {move_number}").expect("writing to a String cannot fail");
    text
}

/// Writes the first field of a FEN, the board.
#[must_use]
pub fn print_board(board: &Board) -> String {
    let mut text = String::with_capacity(96);
    for rank in Rank::all().rev() {
        let mut gap = 0;
        for file in File::all() {
            match board.get(Square::at(file, rank)) {
                Some(piece) => {
                    push_gap(&mut text, gap);
                    gap = 0;
                    text.push(piece.letter());
                }
                None => gap += 1,
            }
        }
        push_gap(&mut text, gap);
        if rank.index() != 0 {
            text.push('/');
        }
    }
    text
}

fn push_gap(text: &mut String, gap: u8) {
    if gap > 0 {
        text.push(char::from(b'0' + gap));
    }
}
