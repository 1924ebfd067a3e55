//! What a game would be decided by if nothing happened any more: the points (점수) of both sides.

use crate::nnue::RuleClass;

/// The points on the board and their meaning under the rules, for the side to move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PointsContext {
    /// Half points ahead, the deom (덤) counted.
    pub lead: i32,
    /// True if points decide a game without further captures or mates; otherwise it is drawn or continues.
    pub decide: bool,
    /// How the rules end games without mate, as an input of the network.
    pub class: RuleClass,
    /// Plies until a counting limit ends the game.
    pub plies_left: Option<u32>,
}
