//! Reasons why a step is illegal, with the points involved. This module must not depend on rule sets. A step that only
//! a rule set forbids is a refusal, which has a different type; facing generals are the exception.

use core::fmt;

use crate::bitboard::{Bitboard, Listed};
use crate::piece::Piece;
use crate::square::Square;

/// The reason why a step is illegal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Illegal {
    /// The starting point is empty.
    NoPiece {
        /// The empty point.
        at: Square,
    },
    /// The piece is the opponent's.
    NotYours { at: Square, piece: Piece },
    /// The starting point and the destination are the same, which is not a step on the board.
    NullStep {
        /// The starting point.
        at: Square,
    },
    /// The destination has a piece of the mover's own side.
    OwnPiece {
        /// The destination.
        at: Square,
        piece: Piece,
    },
    /// A general or guard would leave its palace.
    LeavesPalace {
        /// The destination outside the palace.
        to: Square,
    },
    /// No drawn line joins the two adjacent palace points.
    NoPalaceLine { from: Square, to: Square },
    /// A soldier would move backwards.
    Backward {
        /// The destination behind the soldier.
        to: Square,
    },
    /// The piece cannot make this step in any position.
    WrongShape { piece: Piece },
    /// The path of a horse or elephant is blocked (멱).
    LegBlocked {
        /// The first occupied point on the path.
        at: Square,
    },
    /// The path of a chariot is blocked. In Xiangqi and Chess War, also the path of a cannon that does not capture.
    PathBlocked {
        /// The first occupied point on the path.
        at: Square,
    },
    /// A cannon has no piece to jump over (포다리).
    NoScreen,
    /// A cannon would jump over a cannon.
    ScreenIsCannon {
        /// The cannon that would be jumped over.
        at: Square,
    },
    /// A cannon would jump over more than one piece.
    ManyScreens {
        /// Every piece between the cannon and its target.
        between: Bitboard,
    },
    /// A cannon would capture a cannon.
    TakesCannon {
        /// The cannon on the destination.
        at: Square,
    },
    /// The mover's general is in check (장군) and would remain in check.
    StaysInCheck {
        /// The point of the mover's general after the step.
        general: Square,
        /// The pieces that would attack the general.
        by: Bitboard,
    },
    /// The step would put the mover's general in check (자장).
    ExposesGeneral {
        /// The point of the mover's general after the step.
        general: Square,
        /// The pieces that would attack the general.
        by: Bitboard,
    },
    /// A Xiangqi elephant would cross the river (강).
    CrossesRiver {
        /// The destination across the river.
        to: Square,
    },
    /// A Xiangqi soldier would move sideways before crossing the river.
    SidewaysTooEarly {
        /// The destination beside the soldier.
        to: Square,
    },
    /// The generals would face each other (빅장), which Xiangqi and some rule sets forbid.
    LeavesFacing {
        /// The point of the mover's general after the step.
        general: Square,
        /// The point of the other general.
        other: Square,
    },
}

impl Illegal {
    /// Returns a stable code for programs and translations.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Illegal::NoPiece { .. } => "no_piece",
            Illegal::NotYours { .. } => "not_yours",
            Illegal::NullStep { .. } => "null_step",
            Illegal::OwnPiece { .. } => "own_piece",
            Illegal::LeavesPalace { .. } => "leaves_palace",
            Illegal::NoPalaceLine { .. } => "no_palace_line",
            Illegal::Backward { .. } => "backward",
            Illegal::WrongShape { .. } => "wrong_shape",
            Illegal::LegBlocked { .. } => "leg_blocked",
            Illegal::PathBlocked { .. } => "path_blocked",
            Illegal::NoScreen => "no_screen",
            Illegal::ScreenIsCannon { .. } => "screen_is_cannon",
            Illegal::ManyScreens { .. } => "many_screens",
            Illegal::TakesCannon { .. } => "takes_cannon",
            Illegal::StaysInCheck { .. } => "stays_in_check",
            Illegal::ExposesGeneral { .. } => "exposes_general",
            Illegal::CrossesRiver { .. } => "crosses_river",
            Illegal::SidewaysTooEarly { .. } => "sideways_too_early",
            Illegal::LeavesFacing { .. } => "leaves_facing",
        }
    }
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Illegal::NoPiece { at } => write!(f, "no piece on {at}"),
            Illegal::NotYours { at, .. } => write!(f, "the piece on {at} is not the mover's"),
            Illegal::NullStep { at } => write!(f, "{at} to {at} is no step"),
            Illegal::OwnPiece { at, .. } => write!(f, "an own piece stands on {at}"),
            Illegal::LeavesPalace { to } => write!(f, "{to} is outside the palace"),
            Illegal::NoPalaceLine { from, to } => write!(f, "no palace line joins {from} and {to}"),
            Illegal::Backward { to } => write!(f, "soldiers never go back to {to}"),
            Illegal::WrongShape { piece } => write!(f, "{:?} does not move like that", piece.role),
            Illegal::LegBlocked { at } => write!(f, "the way is blocked at {at}"),
            Illegal::PathBlocked { at } => write!(f, "the line is blocked at {at}"),
            Illegal::NoScreen => f.write_str("the cannon has nothing to jump over"),
            Illegal::ScreenIsCannon { at } => write!(f, "a cannon does not jump over the cannon on {at}"),
            Illegal::ManyScreens { between } => write!(f, "the cannon would jump over {} pieces", between.len()),
            Illegal::TakesCannon { at } => write!(f, "a cannon does not take the cannon on {at}"),
            Illegal::StaysInCheck { by, .. } => write!(f, "the general stays in check by {}", Listed(*by)),
            Illegal::ExposesGeneral { by, .. } => write!(f, "the general would be in check by {}", Listed(*by)),
            Illegal::CrossesRiver { to } => write!(f, "{to} is across the river"),
            Illegal::SidewaysTooEarly { to } => write!(f, "a soldier goes sideways to {to} only across the river"),
            Illegal::LeavesFacing { .. } => f.write_str("the generals would face each other"),
        }
    }
}

impl core::error::Error for Illegal {}
