//! Long move notations in western texts.
//!
//! | style | step | capture | pass |
//! |---|---|---|---|
//! | [`Style::Numbers`], Fairy-Stockfish's Janggi notation | `H02-83` | `E74x42`, check `+`, mate `#` | `K95-95` |
//! | [`Style::Named`], as on janggi.pl | `P71-72` | `E44xP72` | `K95-95` |
//!
//! The parser also accepts `N` for H, `B` for E, moves without a check or mate mark, and the bare form `a7-b7`. The
//! ranks of a bare move may be counted from either side. If the move is legal with both counts, it is rejected as
//! ambiguous.
//!
//! Pieces are written K A H E R C P. Except in bare moves, points have Korean numbers: row from Han's side, then column
//! (`79` is i4).

use alloc::format;
use alloc::string::String;
use core::fmt;

use super::mark::{Mark, mark};
use super::row_column::{digits, row_column};
use crate::mv::Move;
use crate::position::Position;
use crate::role::Role;
use crate::square::{File, Rank, Square};

/// The style of a long move text.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Style {
    /// The style that marks check and mate: `E74x42+`.
    Numbers,
    /// The style that names the captured piece, without marks: `E74xP42`.
    Named,
}

/// The reason why a western move text is rejected.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WesternError {
    /// The text is not in an accepted form.
    Syntax,
    /// The side to move has no piece on the starting point.
    NoPiece { at: Square },
    /// A piece other than the named one is on the starting point.
    OtherPiece {
        at: Square,
        /// The piece that the text names.
        said: Role,
        found: Role,
    },
    /// `x` for a step that captures nothing, `-` for a capture, or a captured piece other than the named one.
    OtherTaken {
        /// The destination.
        at: Square,
        /// The captured piece that the text names, if any.
        said: Option<Role>,
        found: Option<Role>,
    },
    /// A null step that is not a pass of the mover's general.
    NullStep { at: Square },
    /// A bare move such as `a7-b7` is legal with its ranks counted from either side.
    Ambiguous {
        /// The destination if ranks are counted from Cho's side, as in UCI.
        from_cho: Square,
        /// The destination if ranks are counted from Han's side instead.
        from_han: Square,
    },
    /// A bare move is illegal, whichever side its ranks are counted from.
    NoStep,
}

impl WesternError {
    /// Returns a stable code for programs and translations.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            WesternError::Syntax => "move_syntax",
            WesternError::NoPiece { .. } => "move_no_piece",
            WesternError::OtherPiece { .. } => "move_other_piece",
            WesternError::OtherTaken { .. } => "move_other_taken",
            WesternError::NullStep { .. } => "move_null_step",
            WesternError::Ambiguous { .. } => "move_ambiguous",
            WesternError::NoStep => "move_no_candidate",
        }
    }
}

impl fmt::Display for WesternError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WesternError::Syntax => f.write_str("not a move as in H02-83 or E44xP72"),
            WesternError::NoPiece { at } => write!(f, "no piece of the mover stands on {at}"),
            WesternError::OtherPiece { at, said, found } => {
                write!(
                    f,
                    "{} stands on {at}, not {}",
                    found.with_article(),
                    said.with_article()
                )
            }
            WesternError::OtherTaken { at, .. } => write!(f, "what the text takes does not stand on {at}"),
            WesternError::NullStep { at } => write!(f, "{at} to {at} would be a pass of the general"),
            WesternError::Ambiguous { from_cho, from_han } => {
                write!(f, "the ranks can be counted from either side: {from_cho} or {from_han}")
            }
            WesternError::NoStep => f.write_str("no legal step, from whichever side the ranks are counted"),
        }
    }
}

impl core::error::Error for WesternError {}

/// Returns the western letter of a role: K A H E R C P.
#[must_use]
pub const fn letter(role: Role) -> char {
    match role {
        Role::General => 'K',
        Role::Guard => 'A',
        Role::Horse => 'H',
        Role::Elephant => 'E',
        Role::Chariot => 'R',
        Role::Cannon => 'C',
        Role::Soldier => 'P',
    }
}

/// Writes an action of the side to move. A step must start from an occupied point.
#[must_use]
pub fn print_move(mv: Move, position: &Position, style: Style) -> String {
    let (from, to) = match mv {
        Move::Step { from, to } => (from, to),
        Move::Pass => (position.general(position.turn()), position.general(position.turn())),
    };
    let piece = position.board().get(from).map_or('?', |piece| letter(piece.role));
    let ((row, column), (to_row, to_column)) = (digits(from), digits(to));
    let taken = if from == to { None } else { position.board().get(to) };
    let sign = if taken.is_some() { 'x' } else { '-' };
    match style {
        Style::Numbers => {
            let mark = match mark(mv, position) {
                Mark::Quiet => "",
                Mark::Check => "+",
                Mark::Mate => "#",
            };
            format!("{piece}{row}{column}{sign}{to_row}{to_column}{mark}")
        }
        Style::Named => {
            let name = taken.map(|taken| String::from(letter(taken.role))).unwrap_or_default();
            format!("{piece}{row}{column}{sign}{name}{to_row}{to_column}")
        }
    }
}

/// Reads an action of the side to move. Only bare moves are checked for legality.
///
/// # Errors
/// If the text is not an action, or is ambiguous.
pub fn parse_move(text: &str, position: &Position) -> Result<Move, WesternError> {
    let text = text.trim_end_matches(['+', '#']);
    let mut rest = text.chars();
    match rest.next() {
        Some(first) if first.is_ascii_uppercase() => parse_named(first, rest.as_str(), position),
        Some(first) if first.is_ascii_lowercase() => parse_bare(text, position),
        Some(_) | None => Err(WesternError::Syntax),
    }
}

fn parse_named(first: char, text: &str, position: &Position) -> Result<Move, WesternError> {
    let said = Role::from_letter(first).ok_or(WesternError::Syntax)?;
    let (from, text) = take_numbers(text).ok_or(WesternError::Syntax)?;
    let (takes, text) = match (text.strip_prefix('-'), text.strip_prefix('x')) {
        (Some(rest), _) => (false, rest),
        (None, Some(rest)) => (true, rest),
        (None, None) => return Err(WesternError::Syntax),
    };
    let (named, text) = match text.chars().next() {
        Some(letter) if takes && letter.is_ascii_uppercase() => {
            (Some(Role::from_letter(letter).ok_or(WesternError::Syntax)?), &text[1..])
        }
        _ => (None, text),
    };
    let Some((to, "")) = take_numbers(text) else {
        return Err(WesternError::Syntax);
    };
    let found = match position.board().get(from) {
        Some(piece) if piece.side == position.turn() => piece.role,
        Some(_) | None => return Err(WesternError::NoPiece { at: from }),
    };
    if found != said {
        return Err(WesternError::OtherPiece { at: from, said, found });
    }
    if from == to {
        let pass = said == Role::General && !takes;
        return if pass {
            Ok(Move::Pass)
        } else {
            Err(WesternError::NullStep { at: from })
        };
    }
    let on_goal = position.board().get(to).map(|piece| piece.role);
    if on_goal.is_some() != takes || named.is_some_and(|named| on_goal != Some(named)) {
        return Err(WesternError::OtherTaken {
            at: to,
            said: named,
            found: on_goal,
        });
    }
    Ok(Move::Step { from, to })
}

/// Parses a point written as two digits, row and column, and returns it with the remaining text.
fn take_numbers(text: &str) -> Option<(Square, &str)> {
    let digit = |index: usize| {
        text.as_bytes()
            .get(index)
            .filter(|byte| byte.is_ascii_digit())
            .map(|byte| byte - b'0')
    };
    Some((row_column(digit(0)?, digit(1)?)?, &text[2..]))
}

/// Reads `a7-b7`, with ranks counted from either side.
fn parse_bare(text: &str, position: &Position) -> Result<Move, WesternError> {
    let (from, to) = text.split_once('-').ok_or(WesternError::Syntax)?;
    let from_cho = from.parse::<Square>().ok().zip(to.parse::<Square>().ok());
    let from_han = from_top(from).zip(from_top(to));
    if from_cho.is_none() && from_han.is_none() {
        return Err(WesternError::Syntax);
    }
    let legal = |pair: &(Square, Square)| position.legal_destinations(pair.0).contains(pair.1);
    match (from_cho.filter(legal), from_han.filter(legal)) {
        (Some((from, to)), None) | (None, Some((from, to))) => Ok(Move::Step { from, to }),
        (Some((_, from_cho)), Some((_, from_han))) => Err(WesternError::Ambiguous { from_cho, from_han }),
        (None, None) => Err(WesternError::NoStep),
    }
}

/// Reads a point written as a file letter and a row from Han's side: 1–9, and 0 or 10 for the last.
fn from_top(text: &str) -> Option<Square> {
    let row = match text.get(1..)? {
        "0" | "10" => 0,
        digit if digit.len() == 1 => digit.parse::<u8>().ok()?,
        _ => return None,
    };
    let file = File::from_index(text.as_bytes()[0].checked_sub(b'a')?)?;
    let rank = Rank::from_index(if row == 0 { 0 } else { Rank::COUNT - row })?;
    Some(Square::at(file, rank))
}
