//! Vocabulary of the setup phase (차림): orders of setting up, swaps, and what a reader sees of a choice.

use janggi::{Arrangement, Role, Side, Square};

use super::phase::Placed;

/// How the setup of a game comes about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetupPlan {
    /// Nobody chooses.
    Given,
    /// One side chooses and the other sees it before it chooses; no change afterwards.
    FirstVisible {
        /// Who chooses first; Han in Korea.
        first: Side,
    },
    /// Both choose unseen; the choices are shown together.
    SimultaneousHidden,
    /// Each side in turn may exchange horse and elephant on either wing of 안상차림.
    SwapMoves { first: Side },
    /// The sides place their pieces in turn, one at a time.
    PieceByPiece {
        /// Who places the first piece.
        first: Side,
    },
}

/// How far the placing of the pieces has come, where they are placed one by one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Placing {
    pub turn: Side,
    /// The pieces on the board, in the order in which they were placed.
    pub placed: Vec<Placed>,
    /// What may be placed where, point by point.
    pub options: Vec<(Square, Vec<Role>)>,
}

/// Wings on which horse and elephant change places; left is files b and c, seen from Cho's side of the board.
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
    /// What stands after the exchange; before it stands the horse on b and h, the elephant on c and g.
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

/// A side's choice of setup as somebody sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShownChoice {
    /// Not made yet, or never to be made.
    None,
    /// Made, and not shown yet.
    Hidden,
    /// Made.
    Chosen(Arrangement),
}
