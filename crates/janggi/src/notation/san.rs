//! Short algebraic notation of pychess (Fairy-Stockfish's SAN for Janggi): `Pb4`, `Ade2`, `Cfxf10`, `Rxe10+`. Mate is
//! `#`, and a pass is the general's step to its own point (`Ke2`). Pieces are written K A H E R C P, and ranks are
//! counted 1–10 from Cho's side.
//!
//! Also accepted:
//!
//! - `N` for H and `B` for E
//! - soldier steps without a piece letter
//! - more disambiguation than needed
//! - missing or wrong `x`, `+` and `#`
//! - `!` and `?` at the end
//! - `--`, `pass` and `@@@@` as a pass

use alloc::string::String;
use core::fmt::{self, Write};

use super::mark::{Mark, mark};
use super::western::letter;
use crate::bitboard::{Bitboard, Listed};
use crate::mv::Move;
use crate::position::Position;
use crate::role::Role;
use crate::square::{File, Rank, Square};

/// The reason why a SAN text is rejected.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SanError {
    /// The text is not SAN.
    Syntax,
    /// No piece of this kind can legally go to the destination.
    NoCandidate { role: Role, to: Square },
    /// Several pieces fit the text.
    Ambiguous { to: Square, from: Bitboard },
}

impl SanError {
    /// Returns a stable code for programs and translations.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            SanError::Syntax => "move_syntax",
            SanError::NoCandidate { .. } => "move_no_candidate",
            SanError::Ambiguous { .. } => "move_ambiguous",
        }
    }
}

impl fmt::Display for SanError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SanError::Syntax => f.write_str("not a move as in Pb4 or Cfxf10"),
            SanError::NoCandidate { role, to } => write!(f, "no {role:?} can go to {to}"),
            SanError::Ambiguous { to, from } => write!(f, "several pieces can go to {to}: from {}", Listed(*from)),
        }
    }
}

impl core::error::Error for SanError {}

/// Writes a legal action of the side to move.
///
/// ```
/// use janggi::{Position, fen, san, uci};
/// let text = "1b1aa2b1/5k3/3ncn3/1pp1pp3/5r2p/9/P1PPB1PPB/2N1CCN1c/9/R2AKAR2 w - - 19 17";
/// let position = Position::try_from(fen::parse(text)?)?;
/// let mv = uci::parse_move("d1e2", &position)?;
/// assert_eq!(san::print_move(mv, &position), "Ade2");
/// assert_eq!(san::parse_move("Ade2", &position), Ok(mv));
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
#[must_use]
pub fn print_move(mv: Move, position: &Position) -> String {
    let mut text = String::with_capacity(8);
    match mv {
        Move::Pass => write!(text, "K{}", position.general(position.turn())).expect(STRING),
        Move::Step { from, to } => {
            let role = position.board().get(from).map_or(Role::Soldier, |piece| piece.role);
            text.push(letter(role));
            push_hint(&mut text, role, from, to, position);
            if position.board().get(to).is_some() {
                text.push('x');
            }
            write!(text, "{to}").expect(STRING);
        }
    }
    match mark(mv, position) {
        Mark::Quiet => {}
        Mark::Check => text.push('+'),
        Mark::Mate => text.push('#'),
    }
    text
}

const STRING: &str = "writing to a String cannot fail";

/// Appends a hint if other pieces of the role could also go to `to`. The hint is the file if the file distinguishes the
/// piece, otherwise the rank if the rank does, otherwise the starting point.
fn push_hint(text: &mut String, role: Role, from: Square, to: Square, position: &Position) {
    let own = |square: &Square| *square != from;
    let all = candidates(role, to, position);
    let rivals = if resolves(position, from, to) {
        resolving(all, to, position)
    } else {
        all
    };
    let rivals: Bitboard = rivals.into_iter().filter(own).collect();
    if rivals.is_empty() {
        return;
    }
    let done = if rivals.into_iter().all(|square| square.file() != from.file()) {
        write!(text, "{}", from.file().letter())
    } else if rivals.into_iter().all(|square| square.rank() != from.rank()) {
        write!(text, "{}", from.rank().index() + 1)
    } else {
        write!(text, "{from}")
    };
    done.expect(STRING);
}

/// Returns the mover's pieces of a role that can legally step to `to`.
fn candidates(role: Role, to: Square, position: &Position) -> Bitboard {
    let pieces = position.board().by_piece(position.turn(), role);
    pieces
        .into_iter()
        .filter(|&from| position.legal_destinations(from).contains(to))
        .collect()
}

/// Returns the candidates whose step would end bikjang (facing generals). On pychess, no other step is allowed while
/// the generals face each other, so its SAN does not distinguish these candidates from the others.
fn resolving(candidates: Bitboard, to: Square, position: &Position) -> Bitboard {
    candidates
        .into_iter()
        .filter(|&from| resolves(position, from, to))
        .collect()
}

fn resolves(position: &Position, from: Square, to: Square) -> bool {
    position.facing() && !position.after(Move::Step { from, to }).facing()
}

/// Reads an action of the side to move. Only steps are checked for legality, not passes.
///
/// # Errors
/// If the text is not SAN, or if it fits no legal step or several. If the generals face each other and exactly one of
/// several fitting steps ends the facing, that step is chosen.
pub fn parse_move(text: &str, position: &Position) -> Result<Move, SanError> {
    let text = text.trim_end_matches(['+', '#', '!', '?']);
    if matches!(text, "--" | "pass" | "@@@@") {
        return Ok(Move::Pass);
    }
    let parts = Parts::parse(text).ok_or(SanError::Syntax)?;
    if parts.role == Role::General && parts.to == position.general(position.turn()) {
        return Ok(Move::Pass);
    }
    let fitting: Bitboard = candidates(parts.role, parts.to, position)
        .into_iter()
        .filter(|&from| parts.fits(from))
        .collect();
    let chosen = match fitting.len() {
        0 => {
            return Err(SanError::NoCandidate {
                role: parts.role,
                to: parts.to,
            });
        }
        1 => fitting,
        _ => resolving(fitting, parts.to, position),
    };
    match (chosen.first(), chosen.len()) {
        (Some(from), 1) => Ok(Move::Step { from, to: parts.to }),
        (_, _) => Err(SanError::Ambiguous {
            to: parts.to,
            from: fitting,
        }),
    }
}

struct Parts {
    role: Role,
    file: Option<File>,
    rank: Option<Rank>,
    to: Square,
}

impl Parts {
    fn parse(text: &str) -> Option<Parts> {
        let (role, text) = match text.chars().next()? {
            first if first.is_ascii_uppercase() => (Role::from_letter(first)?, &text[1..]),
            _ => (Role::Soldier, text),
        };
        // The destination is the last file letter and the digits after it.
        let goal = text.rfind(|mark: char| mark.is_ascii_lowercase() && mark != 'x')?;
        let to = text[goal..].parse().ok()?;
        let hint = text[..goal].strip_suffix('x').unwrap_or(&text[..goal]);
        let (file, digits) = match hint.bytes().next() {
            Some(letter @ b'a'..=b'i') => (Some(File::from_index(letter - b'a')?), &hint[1..]),
            _ => (None, hint),
        };
        let rank = match digits {
            "" => None,
            "10" => Rank::from_index(9),
            digit if digit.len() == 1 => Some(Rank::from_index(digit.parse::<u8>().ok()?.checked_sub(1)?)?),
            _ => return None,
        };
        Some(Parts { role, file, rank, to })
    }

    fn fits(&self, from: Square) -> bool {
        self.file.is_none_or(|file| file == from.file()) && self.rank.is_none_or(|rank| rank == from.rank())
    }
}
