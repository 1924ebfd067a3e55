//! A piece: a role and its owner. This module must not depend on squares.

use crate::role::Role;
use crate::side::Side;

/// A piece (기물, 장기알) on the board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Piece {
    pub side: Side,
    pub role: Role,
}

impl Piece {
    /// Returns the FEN letter: upper case for Cho, lower case for Han.
    #[must_use]
    pub const fn letter(self) -> char {
        match self.side {
            Side::Cho => self.role.letter().to_ascii_uppercase(),
            Side::Han => self.role.letter(),
        }
    }

    /// Parses a FEN letter. `h` (horse) and `e` (elephant) are also accepted. The case determines the side.
    #[must_use]
    pub const fn from_letter(letter: char) -> Option<Piece> {
        let side = if letter.is_ascii_uppercase() {
            Side::Cho
        } else {
            Side::Han
        };
        match Role::from_letter(letter) {
            Some(role) => Some(Piece { side, role }),
            None => None,
        }
    }
}
