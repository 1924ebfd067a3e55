//! An entry of a table, stored in a byte.
//!
//! Distances are odd if the side to move wins and even if it loses, so wins and losses share one range of numbers.

/// The highest byte that represents a distance.
pub(crate) const LONGEST: u8 = 250;

const ILLEGAL: u8 = 255;
const UNSURE: u8 = 254;
const WON_UNSURE: u8 = 253;

/// Meaning of a byte for the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Entry {
    /// Not a legal position.
    Illegal,
    /// Neither side can force its goal: the game is drawn, or the side ahead on points stays ahead.
    Open,
    /// Like [`Open`](Entry::Open), but possibly only because of endless checks.
    OpenUnsure,
    /// The side behind on points reaches its goal, but may depend on endless checks to keep its lead.
    ForcedUnsure,
    /// The side to move reaches its goal in this many plies, an odd number.
    Won(u8),
    /// The other side reaches its goal in this many plies, an even number.
    Lost(u8),
}

impl Entry {
    pub(crate) const fn from_byte(byte: u8) -> Entry {
        match byte {
            ILLEGAL => Entry::Illegal,
            UNSURE => Entry::OpenUnsure,
            WON_UNSURE => Entry::ForcedUnsure,
            0 => Entry::Open,
            _ if byte.is_multiple_of(2) => Entry::Won(byte - 1),
            _ => Entry::Lost(byte - 1),
        }
    }

    pub(crate) const fn byte(self) -> u8 {
        match self {
            Entry::Illegal => ILLEGAL,
            Entry::Open => 0,
            Entry::OpenUnsure => UNSURE,
            Entry::ForcedUnsure => WON_UNSURE,
            Entry::Won(plies) | Entry::Lost(plies) => plies + 1,
        }
    }
}
