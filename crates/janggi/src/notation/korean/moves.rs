//! Printing and parsing of single moves.

use alloc::string::String;

use super::error::KoreanError;
use super::names::{CHECK, PASS, hangul, hanja};
use super::squares::{Squares, push_square};
use super::style::{Labels, Style, Taken};
use super::token::Token;
use crate::movement::Movement;
use crate::mv::Move;
use crate::notation::mark::{Mark, mark};
use crate::piece::Piece;
use crate::position::Position;
use crate::side::Side;

/// Writes an action of the side to move. A step must start from an occupied point, but need not be legal.
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
        let sides = match (style.labels, position.movement()) {
            (Labels::SidedHangul, Movement::Janggi | Movement::ChessWar) => Some(('초', '한')),
            (Labels::SidedHanja, Movement::Janggi | Movement::ChessWar) => Some(('楚', '漢')),
            (Labels::SidedHangul, Movement::Xiangqi) => Some(('홍', '흑')),
            (Labels::SidedHanja, Movement::Xiangqi) => Some(('紅', '黑')),
            (Labels::Hangul | Labels::Hanja, _) => None,
        };
        text.extend(sides.map(|(cho, han)| match piece.side {
            Side::Cho => cho,
            Side::Han => han,
        }));
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

/// Reads an action of the side to move, with points as [`Squares::RowColumn`] or [`Squares::Letters`].
///
/// # Errors
/// If the text is not an action, is ambiguous, or has `장군` although the step does not give check.
pub fn parse_move(text: &str, position: &Position) -> Result<Move, KoreanError> {
    parse_move_in(text, position, Squares::RowColumn)
}

/// Like [`parse_move`], but with points in the given numbering. Letters are accepted with every numbering.
///
/// # Errors
/// See [`parse_move`].
pub fn parse_move_in(text: &str, position: &Position, squares: Squares) -> Result<Move, KoreanError> {
    let token = Token::parse(text, squares)?;
    let mv = token.resolve(position)?;
    if token.gives_check() && mark(mv, position) == Mark::Quiet {
        return Err(KoreanError::NoCheck);
    }
    Ok(mv)
}
