//! A board action: a step or a pass. Must not know whether it is legal.

use arrayvec::ArrayVec;

use crate::square::Square;

/// What a side does on its turn, as far as the board is concerned. Two bytes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// A piece moves from one point to another and captures the piece there.
    Step {
        /// Where the piece stands.
        from: Square,
        to: Square,
    },
    /// Pass (한수쉼): nothing moves, the turn changes.
    Pass,
}

const _: () = assert!(size_of::<Move>() == 2);

/// Room for every action of one position; 256 is far above what 32 pieces can do.
pub type MoveList = ArrayVec<Move, 256>;
