//! Terms of the setup phase (차림): ways to choose the setups, swaps, and what a reader sees of a choice.

use janggi::{Arrangement, Role, Side, Square};

use super::phase::Placed;

/// How the sides choose their setups in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetupPlan {
    /// The setup is fixed.
    Given,
    /// One side chooses, then the other, who can see that choice. Neither can change it afterwards.
    FirstVisible {
        /// The side that chooses first; Han in Korea.
        first: Side,
    },
    /// Both choose without seeing the other's choice; the choices are revealed together.
    SimultaneousHidden,
    /// Each side in turn may swap horse and elephant on either wing of 안상차림.
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
    /// The possible placements, by square.
    pub options: Vec<(Square, Vec<Role>)>,
}

/// Wings on which horse and elephant are swapped; left is files b and c, seen from Cho's side of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wings {
    /// None.
    Neither,
    /// Files b and c.
    Left,
    /// Files g and h.
    Right,
    Both,
}

impl Wings {
    /// Returns the setup after the swap; before it, the horses are on b and h and the elephants on c and g.
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

/// A side's choice of setup as a reader sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShownChoice {
    /// Not made yet, or no choice is needed.
    None,
    /// Made, but not revealed yet.
    Hidden,
    /// Made.
    Chosen(Arrangement),
}
