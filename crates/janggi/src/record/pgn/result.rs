//! The result of a game as PGN writes it.

use crate::record::outcome::Winner;
use crate::side::Side;

/// What a result says; `None` where the text is none.
pub(super) fn winner(text: &str) -> Option<Winner> {
    match text {
        "1-0" => Some(Winner::Side(Side::Cho)),
        "0-1" => Some(Winner::Side(Side::Han)),
        "1/2-1/2" => Some(Winner::Draw),
        "*" => Some(Winner::Unknown),
        _ => None,
    }
}

/// Who won, as PGN writes it.
pub(super) fn result(winner: Winner) -> &'static str {
    match winner {
        Winner::Side(Side::Cho) => "1-0",
        Winner::Side(Side::Han) => "0-1",
        Winner::Draw => "1/2-1/2",
        Winner::Unknown => "*",
    }
}
