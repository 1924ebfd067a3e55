//! Korean words for passes, checks and pieces in records.

use crate::piece::Piece;
use crate::role::Role;
use crate::side::Side;

/// The usual word for a pass.
pub const PASS: &str = "한수쉼";

/// Other spellings of [`PASS`].
pub(crate) const PASSES: [&str; 2] = ["한 수 쉼", "한수 쉼"];
/// The mark after a step that gives check.
pub const CHECK: &str = "장군";

/// Returns the hangul name of a piece in records: 장 사 마 상 차 포, and 졸 for Cho's soldiers or 병 for Han's.
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

/// Returns the hanja name of a piece in records: 將 士 馬 象 車 包, and 卒 for Cho's soldiers or 兵 for Han's.
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
