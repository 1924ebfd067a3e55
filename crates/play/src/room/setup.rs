//! Types of the setup phase (차림): methods of choosing setups, and the visibility of a choice.

use janggi::{Arrangement, Role, Side, Square};

use super::phase::Placed;

/// The method of choosing setups.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetupPlan {
    /// The setups are fixed, or the game starts from a custom position.
    Given,
    /// One side chooses first, and the other can see its choice. Choices are final.
    FirstVisible {
        /// The side that chooses first; Han in Korea.
        first: Side,
    },
    /// Both sides choose without seeing each other's choice; the choices are revealed together.
    SimultaneousHidden,
    /// Each side in turn may swap the horse and the elephant on one or both wings of 안상차림.
    SwapMoves { first: Side },
    /// The sides place their pieces in turn, one at a time.
    PieceByPiece {
        /// The side that places the first piece.
        first: Side,
    },
}

/// Progress of placing the pieces one by one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Placing {
    pub turn: Side,
    /// The pieces on the board, in the order in which they were placed.
    pub placed: Vec<Placed>,
    /// The pieces that the side to move can place, by square.
    pub options: Vec<(Square, Vec<Role>)>,
}

/// Wings on which the horse and the elephant are swapped. Left is Cho's left, files b and c.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wings {
    Neither,
    /// The wing on files b and c.
    Left,
    /// The wing on files g and h.
    Right,
    Both,
}

impl Wings {
    /// Returns the setup after swapping on these wings of 안상차림, in which horses are on files b and h, and elephants on
    /// c and g.
    #[must_use]
    pub const fn arrangement(self) -> Arrangement {
        match self {
            Self::Neither => Arrangement::Mssm,
            Self::Left => Arrangement::Smsm,
            Self::Right => Arrangement::Msms,
            Self::Both => Arrangement::Smms,
        }
    }
}

/// A side's choice of setup as visible to a viewer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShownChoice {
    /// The choice has not been made or is not needed.
    None,
    /// The choice has been made, but is hidden from the viewer.
    Hidden,
    /// The choice is visible.
    Chosen(Arrangement),
}
