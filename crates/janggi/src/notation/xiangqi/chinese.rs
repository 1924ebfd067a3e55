//! Xiangqi notation in Chinese characters: 炮二平五, 馬8進7, and 前車退一 for the front chariot of two. Red's numbers are
//! Chinese, Black's are digits. 前, 中 and 後 before the piece stand for the front, middle and rear piece of a file. If
//! these are not enough, 一 to 五 number the soldiers from the right, and from the front on each file.
//!
//! Also accepted: simplified characters (帅 将 车 马 后 进), 俥 傌 砲 包, the names and numbers of the other side, full-width
//! digits.

use alloc::string::String;
use alloc::vec::Vec;

use super::error::XiangqiError;
use super::relative::{self, Direction, Place, Relative};
use crate::mv::Move;
use crate::notation::uci;
use crate::position::Position;
use crate::role::Role;
use crate::side::Side;

const NUMBERS: [char; 9] = ['一', '二', '三', '四', '五', '六', '七', '八', '九'];

/// Writes a legal move of the side to move.
///
/// ```
/// use janggi::notation::xiangqi::chinese;
/// use janggi::{Position, uci};
/// let start = Position::xiangqi_start();
/// let mv = uci::parse_move("h3e3", &start)?;
/// assert_eq!(chinese::print_move(mv, &start), "炮二平五");
/// assert_eq!(chinese::parse_move("砲２平５", &start), Ok(mv));
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
#[must_use]
pub fn print_move(mv: Move, position: &Position) -> String {
    match relative::of(mv, position) {
        Some(relative) => text(relative, position.turn()),
        None => uci::print_move(mv, position),
    }
}

fn text(relative: Relative, side: Side) -> String {
    let name = name(relative.role, side);
    let (first, second) = match relative.place {
        Place::File(file) => (name, number(file, side)),
        Place::Front => ('前', name),
        Place::Middle => ('中', name),
        Place::Rear => ('後', name),
        Place::Number(place) => (number(place, Side::Cho), name),
    };
    let direction = match relative.direction {
        Direction::Advance => '進',
        Direction::Retreat => '退',
        Direction::Traverse => '平',
    };
    [first, second, direction, number(relative.number, side)]
        .into_iter()
        .collect()
}

const fn name(role: Role, side: Side) -> char {
    match (role, side) {
        (Role::General, Side::Cho) => '帥',
        (Role::General, Side::Han) => '將',
        (Role::Guard, Side::Cho) => '仕',
        (Role::Guard, Side::Han) => '士',
        (Role::Elephant, Side::Cho) => '相',
        (Role::Elephant, Side::Han) => '象',
        (Role::Horse, _) => '馬',
        (Role::Chariot, _) => '車',
        (Role::Cannon, _) => '炮',
        (Role::Soldier, Side::Cho) => '兵',
        (Role::Soldier, Side::Han) => '卒',
    }
}

fn number(number: u8, side: Side) -> char {
    match side {
        Side::Cho => NUMBERS[usize::from(number) - 1],
        Side::Han => char::from(b'0' + number),
    }
}

/// Reads a legal move of the side to move.
///
/// # Errors
/// If the text is not four characters of this notation, or if it does not match a legal move.
pub fn parse_move(text: &str, position: &Position) -> Result<Move, XiangqiError> {
    let signs: Option<Vec<char>> = text.chars().map(sign).collect();
    let signs = signs.filter(|signs| signs.len() == 4).ok_or(XiangqiError::Syntax)?;
    let written = |mv: &Move| {
        print_move(*mv, position)
            .chars()
            .map(sign)
            .eq(signs.iter().copied().map(Some))
    };
    let found = position.legal_moves().into_iter().find(written);
    found.ok_or(XiangqiError::NoCandidate)
}

/// Maps the variants of a character to one form: Red's name for a piece, and an ASCII digit for a number. `None` for
/// any other character.
fn sign(mark: char) -> Option<char> {
    Some(match mark {
        '帥' | '帅' | '將' | '将' => '帥',
        '仕' | '士' => '仕',
        '相' | '象' => '相',
        '馬' | '马' | '傌' => '馬',
        '車' | '车' | '俥' => '車',
        '炮' | '砲' | '包' => '炮',
        '兵' | '卒' => '兵',
        '前' | '中' | '平' | '退' => mark,
        '後' | '后' => '後',
        '進' | '进' => '進',
        '1'..='9' => mark,
        '１'..='９' => char::from_u32(mark as u32 - '１' as u32 + '1' as u32)?,
        numeral => {
            let index = NUMBERS.iter().position(|number| *number == numeral)?;
            char::from_digit(u32::try_from(index).ok()? + 1, 10)?
        }
    })
}
