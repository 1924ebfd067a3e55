//! A ply of a game history: the action and the data that the rules need. The board is not stored.

use crate::mv::Move;
use crate::piece::Piece;
use crate::points::HalfPoints;
use crate::position::Counters;
use crate::role::Role;
use crate::ruleset::YesNo;
use crate::side::BySide;
use crate::square::Square;

/// Whether a capture had already happened before the first action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnyCapture {
    /// A full set, or a declared handicap.
    No,
    /// A free position with fewer than 32 pieces.
    Yes,
}

/// The generals' line of sight in one position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Facing {
    /// There is a piece between them, or they are on different files.
    No,
    /// They face each other (빅장).
    Since {
        /// The first ply of this facing; 0 is the start.
        ply: u32,
        /// Whether a general's capture made it.
        by_general_capture: YesNo,
    },
}

/// A step of a history with what moved and what it took.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayedStep {
    /// The point on which the piece stood.
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
    /// The action that led here; `None` at the start.
    pub(crate) action: Option<Move>,
    /// The piece that moved and the piece it took.
    pub(crate) mover: Option<Role>,
    pub(crate) captured: Option<Role>,
    pub(crate) in_check: bool,
    pub(crate) facing: Facing,
    /// Whether the side to move may end the game by the facing, check aside.
    pub(crate) open: bool,
    pub(crate) pieces: BySide<HalfPoints>,
    /// Whether anything has been captured so far.
    pub(crate) any_capture: AnyCapture,
    /// Plies that count for `limit.total_plies`.
    pub(crate) counted: u32,
    /// Plies that count for `limit.no_capture_plies`.
    pub(crate) without_capture: u32,
    /// The first ply from which this position could recur: after the last capture or advance of a soldier.
    pub(crate) since: u32,
    /// The ply of the latest earlier occurrence.
    pub(crate) previous: Option<u32>,
    /// Occurrences up to here, this one included.
    pub(crate) occurrences: Occurrences,
    /// The most occurrences that a position from `since` to here has, however reached.
    pub(crate) most_occurrences: u32,
}

/// Number of occurrences of a position, with and without those reached by a pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Occurrences {
    /// However reached.
    pub all: u32,
    /// The start and those reached by a step.
    pub by_step: u32,
}

impl Occurrences {
    /// Occurrences of a position that an action led to for the first time.
    pub(crate) const fn first(action: Move) -> Self {
        Self {
            all: 1,
            by_step: match action {
                Move::Step { .. } => 1,
                Move::Pass => 0,
            },
        }
    }

    /// The same with those before it.
    pub(crate) const fn after(self, earlier: Self) -> Self {
        Self {
            all: earlier.all + self.all,
            by_step: earlier.by_step + self.by_step,
        }
    }

    /// Returns the count that a repetition rule compares.
    #[must_use]
    pub const fn counting(self, passes: YesNo) -> u32 {
        match passes {
            YesNo::Yes => self.all,
            YesNo::No => self.by_step,
        }
    }
}

/// "미만": strictly less, and the deom does not count.
#[inline]
pub(crate) fn both_below_30(pieces: BySide<HalfPoints>) -> bool {
    pieces.cho < GATE && pieces.han < GATE
}

/// The threshold of every 30-point rule.
pub(crate) const GATE: HalfPoints = HalfPoints::whole(30);
