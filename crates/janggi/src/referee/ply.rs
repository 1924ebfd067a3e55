//! An entry of a game history: the action and the data that the rules need. The board is not stored.

use crate::mv::Move;
use crate::piece::Piece;
use crate::points::HalfPoints;
use crate::position::Counters;
use crate::role::Role;
use crate::ruleset::YesNo;
use crate::side::BySide;
use crate::square::Square;

/// Whether a piece has been captured so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnyCapture {
    /// No capture. A start with all pieces, or with a declared handicap, has this value.
    No,
    /// A capture, or a start from a custom position with fewer than 32 pieces.
    Yes,
}

/// Whether the generals face each other in a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Facing {
    /// A piece is between the generals, or they are on different files.
    No,
    /// The generals face each other (빅장).
    Since {
        /// The first ply of this facing; 0 is the start.
        ply: u32,
        /// Whether a general's capture created the facing.
        by_general_capture: YesNo,
    },
}

/// A step of a history, with the pieces moved and captured.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayedStep {
    pub from: Square,
    pub to: Square,
    pub piece: Piece,
    pub captured: Option<Piece>,
}

/// A position of a game: the action that led to it, and the data that the rules need.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ply {
    /// Hash and counters of the position.
    pub(crate) counters: Counters,
    /// The action that led to this position; `None` at the start and for a null move.
    pub(crate) action: Option<Move>,
    pub(crate) mover: Option<Role>,
    pub(crate) captured: Option<Role>,
    pub(crate) in_check: bool,
    pub(crate) facing: Facing,
    /// Whether the facing may end the game, disregarding check.
    pub(crate) open: bool,
    pub(crate) pieces: BySide<HalfPoints>,
    pub(crate) any_capture: AnyCapture,
    /// Number of plies that count towards `limit.total_plies`.
    pub(crate) counted: u32,
    /// Number of plies that count towards `limit.no_capture_plies`.
    pub(crate) without_capture: u32,
    /// The first ply at which this position can have occurred: the ply of the last capture, soldier's advance or null
    /// move; 0 if there was none.
    pub(crate) since: u32,
    /// The ply of the latest earlier occurrence.
    pub(crate) previous: Option<u32>,
    /// Occurrences of the position up to this ply, this one included.
    pub(crate) occurrences: Occurrences,
    /// The highest number of occurrences among positions from `since` to this ply, including those reached by a pass.
    pub(crate) most_occurrences: u32,
}

/// Numbers of occurrences of a position, with and without those reached by a pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Occurrences {
    pub all: u32,
    /// Occurrences at the start or after a step.
    pub by_step: u32,
}

impl Occurrences {
    /// Returns the occurrences of a position that an action has reached for the first time.
    pub(crate) const fn first(action: Move) -> Self {
        Self {
            all: 1,
            by_step: match action {
                Move::Step { .. } => 1,
                Move::Pass => 0,
            },
        }
    }

    /// Adds these occurrences to earlier ones.
    pub(crate) const fn after(self, earlier: Self) -> Self {
        Self {
            all: earlier.all + self.all,
            by_step: earlier.by_step + self.by_step,
        }
    }

    /// Returns the number that a repetition rule counts, depending on whether it counts passes.
    #[must_use]
    pub const fn counting(self, passes: YesNo) -> u32 {
        match passes {
            YesNo::Yes => self.all,
            YesNo::No => self.by_step,
        }
    }
}

/// Returns whether both sides have strictly less than 30 points ("미만"), without the deom.
#[inline]
pub(crate) fn both_below_30(pieces: BySide<HalfPoints>) -> bool {
    pieces.cho < GATE && pieces.han < GATE
}

/// The threshold of every 30-point rule.
pub(crate) const GATE: HalfPoints = HalfPoints::whole(30);
