//! Objectives of tables: the value of a game without mate, and the effect of facing generals. Must not know rule sets
//! (`under_rules` does).

use janggi::HalfPoints;
use std::fmt;

/// The bonus of Han (덤) in every table with points: one and a half points.
pub const DEOM: HalfPoints = HalfPoints(3);

/// Effect of facing generals (빅장) for the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Facing {
    /// No effect.
    Ignored,
    /// It may end the game as a draw, or play a step that ends the facing.
    Draw,
    /// It may end the game on points, or play a step that ends the facing.
    Points,
    /// It may play any step; if the generals still face each other afterwards, the game ends on the points after the
    /// step. A pass ends it too.
    PointsAfterStep,
}

/// The objective of a table. Mate wins under every objective.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Objective {
    /// Without mate the game is drawn; facing has no effect.
    Mate,
    /// Without mate the game is drawn; facing may end it as a draw.
    MateFacingDraw,
    /// Without mate the side ahead on points wins; facing has no effect.
    Points,
    /// The same; facing may end the game on points, and steps that do not end the facing are illegal.
    PointsFacing,
    /// The same; a step that does not end the facing is legal and ends the game on points.
    PointsFacingStep,
}

impl Objective {
    /// All objectives.
    pub const ALL: [Objective; 5] = [
        Objective::Mate,
        Objective::MateFacingDraw,
        Objective::Points,
        Objective::PointsFacing,
        Objective::PointsFacingStep,
    ];

    /// Returns its name in commands and files.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Objective::Mate => "mate",
            Objective::MateFacingDraw => "mate-facing-draw",
            Objective::Points => "points",
            Objective::PointsFacing => "points-facing",
            Objective::PointsFacingStep => "points-facing-step",
        }
    }

    /// Returns the objective with this name.
    #[must_use]
    pub fn parse(text: &str) -> Option<Objective> {
        Objective::ALL.into_iter().find(|objective| objective.id() == text)
    }

    /// Returns the effect of facing generals.
    #[must_use]
    pub const fn facing(self) -> Facing {
        match self {
            Objective::Mate | Objective::Points => Facing::Ignored,
            Objective::MateFacingDraw => Facing::Draw,
            Objective::PointsFacing => Facing::Points,
            Objective::PointsFacingStep => Facing::PointsAfterStep,
        }
    }

    /// Returns whether points decide a game without mate. In this case the deom makes the colours unequal.
    #[must_use]
    pub const fn on_points(self) -> bool {
        match self {
            Objective::Mate | Objective::MateFacingDraw => false,
            Objective::Points | Objective::PointsFacing | Objective::PointsFacingStep => true,
        }
    }
}

impl fmt::Display for Objective {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}
