//! Letter notation of the World Xiangqi Federation: `C2=5`, `H8+7`, and `C+-1` for the front cannon of two. Pieces are
//! written K A E H R C P; `+` is forwards, `-` backwards and `=` sideways. `+`, `.` and `-` in place of the file stand
//! for the front, middle and rear piece of a file. If these are not enough, `a` to `e` number the soldiers from the
//! right, and from the front on each file.
//!
//! Also accepted: lower-case piece letters, `B` for E, `N` for H, `S` for P, `.` for `=`.

use alloc::string::String;

use super::error::XiangqiError;
use super::relative::{self, Direction, Place, Relative};
use crate::mv::Move;
use crate::notation::uci;
use crate::position::Position;
use crate::role::Role;

/// Writes a legal move in a position of Xiangqi.
///
/// ```
/// use janggi::notation::xiangqi::wxf;
/// use janggi::{Position, uci};
/// let start = Position::xiangqi_start();
/// let mv = uci::parse_move("h3e3", &start)?;
/// assert_eq!(wxf::print_move(mv, &start), "C2=5");
/// assert_eq!(wxf::parse_move("C2=5", &start), Ok(mv));
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
#[must_use]
pub fn print_move(mv: Move, position: &Position) -> String {
    match relative::of(mv, position) {
        Some(relative) => text(relative),
        None => uci::print_move(mv, position),
    }
}

fn text(relative: Relative) -> String {
    let place = match relative.place {
        Place::File(file) => digit(file),
        Place::Front => '+',
        Place::Middle => '.',
        Place::Rear => '-',
        Place::Number(number) => char::from(b'a' + number - 1),
    };
    let direction = match relative.direction {
        Direction::Advance => '+',
        Direction::Retreat => '-',
        Direction::Traverse => '=',
    };
    [letter(relative.role), place, direction, digit(relative.number)]
        .into_iter()
        .collect()
}

const fn letter(role: Role) -> char {
    match role {
        Role::General => 'K',
        Role::Guard => 'A',
        Role::Elephant => 'E',
        Role::Horse => 'H',
        Role::Chariot => 'R',
        Role::Cannon => 'C',
        Role::Soldier => 'P',
    }
}

const fn digit(number: u8) -> char {
    (b'0' + number) as char
}

/// Reads a legal move of the side to move.
///
/// # Errors
/// If the text is not four characters of this notation, or if it does not match a legal move.
pub fn parse_move(text: &str, position: &Position) -> Result<Move, XiangqiError> {
    let wanted = normalised(text).ok_or(XiangqiError::Syntax)?;
    let moves = position.legal_moves();
    let found = moves.into_iter().find(|mv| print_move(*mv, position) == wanted);
    found.ok_or(XiangqiError::NoCandidate)
}

/// Converts the text to the form that [`print_move`] writes. `None` if the syntax is wrong.
fn normalised(text: &str) -> Option<String> {
    let [role, place, direction, number] = *text.as_bytes() else {
        return None;
    };
    let role = match role.to_ascii_uppercase() {
        b'S' => Role::Soldier,
        other => Role::from_letter(char::from(other))?,
    };
    let place = matches!(place, b'1'..=b'9' | b'+' | b'.' | b'-' | b'a'..=b'e').then_some(char::from(place))?;
    let direction = match direction {
        b'+' | b'-' | b'=' => char::from(direction),
        b'.' => '=',
        _ => return None,
    };
    let number = number.is_ascii_digit().then_some(char::from(number))?;
    Some([letter(role), place, direction, number].into_iter().collect())
}
