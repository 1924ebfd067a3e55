//! The parts of a Korean move text, parsed without a board and then resolved in a position.

use super::error::KoreanError;
use super::names::{CHECK, PASS, PASSES};
use super::squares::{Squares, take_square};
use crate::bitboard::Bitboard;
use crate::mv::Move;
use crate::piece::Piece;
use crate::position::Position;
use crate::role::Role;
use crate::side::Side;
use crate::square::Square;

/// The name of a piece in a move text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Label {
    pub role: Role,
    /// The side that the name implies (졸, 兵, 楚 …). [`Token::resolve`] ignores the side of soldiers, because some
    /// records swap the names of the two sides' soldiers.
    pub side: Option<Side>,
}

impl Label {
    /// Parses the name of a piece in hangul or hanja.
    #[must_use]
    pub const fn from_char(name: char) -> Option<Label> {
        let (role, side) = match name {
            '장' | '궁' | '왕' | '將' | '宮' | '王' => (Role::General, None),
            '楚' => (Role::General, Some(Side::Cho)),
            '漢' => (Role::General, Some(Side::Han)),
            '사' | '士' => (Role::Guard, None),
            '마' | '말' | '馬' => (Role::Horse, None),
            '상' | '象' => (Role::Elephant, None),
            '차' | '車' => (Role::Chariot, None),
            '포' | '包' => (Role::Cannon, None),
            '졸' | '卒' => (Role::Soldier, Some(Side::Cho)),
            '병' | '兵' => (Role::Soldier, Some(Side::Han)),
            _ => return None,
        };
        Some(Label { role, side })
    }
}

/// An action as written, not yet resolved in a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Token {
    /// A pass (한수쉼).
    Pass,
    Step {
        /// The starting point; `None` in the short form.
        from: Option<Square>,
        /// The side, if it is written before the piece.
        side: Option<Side>,
        piece: Label,
        to: Square,
        /// The captured piece, if the text names one.
        taken: Option<Label>,
        /// Whether the text ends with 장군.
        check: bool,
    },
}

impl Token {
    /// Reads the parts of a move text.
    ///
    /// # Errors
    /// [`KoreanError::Point`], [`KoreanError::PieceName`] or [`KoreanError::Surplus`].
    pub fn parse(text: &str, squares: Squares) -> Result<Token, KoreanError> {
        let text = text.trim();
        if text == PASS || PASSES.contains(&text) {
            return Ok(Token::Pass);
        }
        let (from, text) = match take_point(text, squares) {
            Some((from, rest)) => (Some(from), rest.trim_start()),
            None if text.starts_with(|first: char| first.is_ascii_alphanumeric()) => return Err(KoreanError::Point),
            None => (None, text),
        };
        let (side, text) = take_side(text);
        let (piece, text) = take_label(text.trim_start()).ok_or(KoreanError::PieceName)?;
        let (to, text) = take_point(text.trim_start(), squares).ok_or(KoreanError::Point)?;
        let text = text.trim_start();
        let (taken, text) = take_taken(text)?;
        let text = text.trim_start();
        let (check, rest) = match text.strip_prefix(CHECK) {
            Some(rest) => (true, rest),
            None => (false, text),
        };
        if rest.trim().is_empty() {
            Ok(Token::Step {
                from,
                side,
                piece,
                to,
                taken,
                check,
            })
        } else {
            Err(KoreanError::Surplus)
        }
    }

    /// Returns whether the text ends with 장군, which means that the step gives check.
    #[must_use]
    pub const fn gives_check(&self) -> bool {
        matches!(self, Token::Step { check: true, .. })
    }

    /// Finds the action in a position. A step with a starting point is not checked for legality.
    ///
    /// # Errors
    /// If the named pieces or sides do not match the board, or if the short form fits no piece or several.
    pub fn resolve(&self, position: &Position) -> Result<Move, KoreanError> {
        let Token::Step {
            from,
            side,
            piece,
            to,
            taken,
            ..
        } = *self
        else {
            return Ok(Move::Pass);
        };
        let from = match from {
            Some(from) => from,
            None => only_candidate(position, piece.role, to)?,
        };
        let found = position.board().get(from).ok_or(KoreanError::NoPiece { at: from })?;
        if found.role != piece.role {
            return Err(KoreanError::OtherPiece {
                at: from,
                said: piece.role,
                found,
            });
        }
        let said_side = side.or(if piece.role == Role::General { piece.side } else { None });
        if found.side != position.turn() || said_side.is_some_and(|said| said != found.side) {
            return Err(KoreanError::OtherSide { at: from, found });
        }
        if let Some(said) = taken {
            let on_goal = position.board().get(to);
            if on_goal.is_none_or(|on_goal| on_goal.role != said.role) {
                return Err(KoreanError::OtherTaken {
                    at: to,
                    said: said.role,
                    found: on_goal,
                });
            }
        }
        Ok(Move::Step { from, to })
    }
}

fn only_candidate(position: &Position, said: Role, to: Square) -> Result<Square, KoreanError> {
    let pieces = position.board().by_piece(position.turn(), said);
    let from: Bitboard = pieces
        .into_iter()
        .filter(|&from| position.legal_destinations(from).contains(to))
        .collect();
    match (from.first(), from.len()) {
        (Some(only), 1) => Ok(only),
        (None, _) => Err(KoreanError::NoCandidate { said, to }),
        (Some(_), _) => Err(KoreanError::Ambiguous { to, from }),
    }
}

/// Reads a point in the given numbering or in letters.
fn take_point(text: &str, squares: Squares) -> Option<(Square, &str)> {
    if text.starts_with(|first: char| first.is_ascii_lowercase()) {
        take_square(text, Squares::Letters)
    } else {
        take_square(text, squares)
    }
}

/// Reads the side written before a piece: 초 or 한, 楚 or 漢; in Xiangqi 홍 or 흑, 紅 or 黑. Without a piece after them, 楚
/// and 漢 are the generals themselves.
fn take_side(text: &str) -> (Option<Side>, &str) {
    let mut rest = text.chars();
    let side = match rest.next() {
        Some('초' | '楚' | '홍' | '紅') => Side::Cho,
        Some('한' | '漢' | '흑' | '黑') => Side::Han,
        _ => return (None, text),
    };
    let rest = rest.as_str().trim_start();
    if take_label(rest).is_some() {
        (Some(side), rest)
    } else {
        (None, text)
    }
}

fn take_label(text: &str) -> Option<(Label, &str)> {
    let mut rest = text.chars();
    let label = Label::from_char(rest.next()?)?;
    Some((label, rest.as_str()))
}

/// Reads a captured piece, with or without 타. 장군 is not a captured piece, although 장 alone is the general.
fn take_taken(text: &str) -> Result<(Option<Label>, &str), KoreanError> {
    if let Some(rest) = text.strip_prefix('타') {
        let (label, rest) = take_label(rest.trim_start()).ok_or(KoreanError::PieceName)?;
        return Ok((Some(label), rest));
    }
    if text.is_empty() || text.starts_with(CHECK) {
        return Ok((None, text));
    }
    match take_label(text) {
        Some((label, rest)) => Ok((Some(label), rest)),
        None => Err(KoreanError::Surplus),
    }
}

impl From<Piece> for Label {
    fn from(piece: Piece) -> Label {
        Label {
            role: piece.role,
            side: Some(piece.side),
        }
    }
}
