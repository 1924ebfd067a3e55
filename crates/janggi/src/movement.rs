//! The variants, and the English names of the sides in them. This module must not depend on how pieces move,
//! which is defined in `attacks` for Janggi and in `law` for the others.

use crate::side::Side;

/// A variant: how the pieces move (행마법). The other rules of a game are in its rule set.
///
/// The board is the same in every variant, and the seven roles of Janggi stand for their counterparts.
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
    /// Chinese chess (샹치, 象棋). Cho is called Red, Han is called Black, and guards are called advisors.
    Xiangqi,
    /// The Janggi army of Chess War. A cannon leaps only to capture. The guard and the general step in any direction in
    /// their palace.
    ChessWar,
}

impl Movement {
    /// Returns the English name of a side.
    pub(crate) const fn english_side(self, side: Side) -> &'static str {
        match (self, side) {
            (Movement::Janggi | Movement::ChessWar, Side::Cho) => "Cho",
            (Movement::Janggi | Movement::ChessWar, Side::Han) => "Han",
            (Movement::Xiangqi, Side::Cho) => "Red",
            (Movement::Xiangqi, Side::Han) => "Black",
        }
    }
}
