//! A board action: a step or a pass. This module must not depend on legality.

use arrayvec::ArrayVec;

use crate::square::Square;

/// A board action of the side to move. Takes two bytes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// A piece moves from one point to another, capturing any piece there.
    Step { from: Square, to: Square },
    /// A pass (한수쉼): no piece moves, and the turn changes.
    Pass,
}

const _: () = assert!(size_of::<Move>() == 2);

/// A list of the actions in one position. The capacity of 256 is enough for the 16 pieces of a side.
pub type MoveList = ArrayVec<Move, 256>;
