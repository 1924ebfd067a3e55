//! The laws of movement, and what their sides are called in English. Must not know what they mean for a piece: that is `attacks` for Janggi and `law` for the others.

use crate::side::Side;

/// How the pieces move (행마법). Board, points and pieces are the same under every law: the seven roles of Janggi
/// represent their counterparts, and the side with upper-case letters, [`Side::Cho`](crate::Side::Cho), begins.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "lowercase")
)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum Movement {
    /// Korean chess (장기).
    #[default]
    Janggi,
    /// Chinese chess (샹치, 象棋). The side that begins is called Red there, the other Black; a guard is an advisor.
    Xiangqi,
    /// The Janggi army of Chess War: a cannon leaps only to take, guard and general step in any direction in the palace.
    ChessWar,
}

impl Movement {
    /// Returns the English name of a side, as a sentence has it.
    pub(crate) const fn english_side(self, side: Side) -> &'static str {
        match (self, side) {
            (Movement::Janggi | Movement::ChessWar, Side::Cho) => "Cho",
            (Movement::Janggi | Movement::ChessWar, Side::Han) => "Han",
            (Movement::Xiangqi, Side::Cho) => "Red",
            (Movement::Xiangqi, Side::Han) => "Black",
        }
    }
}
