//! What a table plays for: what a game without mate is worth, and what facing generals mean. Must not know rule sets
//! (that is `under_rules`).

use janggi::HalfPoints;
use std::fmt;

/// The bonus of Han (덤) in every table of points: one and a half.
pub const DEOM: HalfPoints = HalfPoints(3);

/// Meaning of facing generals (빅장) for the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Facing {
    /// Nothing.
    Ignored,
    /// It may end the game as a draw or play a step that ends the facing.
    Draw,
    /// It may end the game on points or play a step that ends the facing.
    Points,
    /// It may play any step; if the generals still face each other then, the game has ended on the points after the step. A pass
    /// ends it too.
    PointsAfterStep,
}

/// The objective of a table. Mate wins under every objective.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Objective {
    /// Without mate the game is drawn; facing means nothing.
    Mate,
    /// Without mate the game is drawn; facing may end it as a draw.
    MateFacingDraw,
    /// Without mate the side ahead on points wins; facing means nothing.
    Points,
    /// The same; facing may end the game on points, and what does not end the facing is refused.
    PointsFacing,
    /// The same; a step that does not end the facing is played and ends the game on points.
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

    /// Its name in commands and files.
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

    /// The objective of a name.
    #[must_use]
    pub fn parse(text: &str) -> Option<Objective> {
        Objective::ALL.into_iter().find(|objective| objective.id() == text)
    }

    /// Meaning of facing generals.
    #[must_use]
    pub const fn facing(self) -> Facing {
        match self {
            Objective::Mate | Objective::Points => Facing::Ignored,
            Objective::MateFacingDraw => Facing::Draw,
            Objective::PointsFacing => Facing::Points,
            Objective::PointsFacingStep => Facing::PointsAfterStep,
        }
    }

    /// Whether points decide a game without mate. The deom makes the colours unequal then.
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
