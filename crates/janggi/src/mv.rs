//! A board action: a step or a pass. Must not know whether it is legal.

use arrayvec::ArrayVec;

use crate::square::Square;

/// The board action of a side on its turn. Two bytes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// A piece moves from one point to another and captures the piece there.
    Step {
        /// The point on which the piece stands.
        from: Square,
        to: Square,
    },
    /// Pass (한수쉼): nothing moves, the turn changes.
    Pass,
}

const _: () = assert!(size_of::<Move>() == 2);

/// Room for every action of one position; 256 is far above what 32 pieces can do.
pub type MoveList = ArrayVec<Move, 256>;
