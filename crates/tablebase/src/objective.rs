//! Objectives of tables, which determine the value of a game without mate and the effect of facing generals. This
//! module must not depend on rule sets (see `under_rules`).

use janggi::HalfPoints;
use std::fmt;

/// Han's bonus (덤) in every table with points: one and a half points.
pub const DEOM: HalfPoints = HalfPoints(3);

/// Effect of facing generals (빅장) for the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Facing {
    /// No effect.
    Ignored,
    /// The side to move may end the game as a draw, or play a step that ends the facing.
    Draw,
    /// The side to move may end the game on points, or play a step that ends the facing.
    Points,
    /// The side to move may play any step. If the generals still face each other after the step, the game ends on the
    /// points after the step. A pass ends the game too.
    PointsAfterStep,
}

/// The objective of a table. Mate wins under every objective.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Objective {
    /// A game without mate is drawn; facing generals have no effect.
    Mate,
    /// A game without mate is drawn; facing generals may end it as a draw.
    MateFacingDraw,
    /// A game without mate is won by the side ahead on points; facing generals have no effect.
    Points,
    /// Like [`Points`](Objective::Points), but facing generals may end the game on points. Steps that do not end the
    /// facing are illegal.
    PointsFacing,
    /// Like [`PointsFacing`](Objective::PointsFacing), but a step that does not end the facing is legal and ends the
    /// game on points.
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

    /// Returns the name of the objective in commands and file names.
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

    /// Returns whether points decide a game without mate. If so, the colours are not interchangeable, because of the
    /// deom.
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
