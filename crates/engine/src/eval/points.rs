//! The points (점수) of both sides, which decide games without mate under some rules.

use crate::nnue::RuleClass;

/// The points on the board and their effect under the rules, for the side to move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PointsContext {
    /// Lead in half points, including the deom (덤).
    pub lead: i32,
    /// True if points decide a game without further captures or mate. Otherwise the game is drawn or continues.
    pub decide: bool,
    /// Rule class, which is an input of the network.
    pub class: RuleClass,
    /// Plies until a counting limit ends the game; `None` if the rules set no limit.
    pub plies_left: Option<u32>,
}
