//! The value of a position in the endgame tables.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Response of `GET /api/tables/{rules}`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TableAnswer {
    /// The value of the position for the side to move.
    pub value: TableValue,
    /// Everything that may be played; empty if the position's own value is not known, or the game is over.
    pub moves: Vec<TableMove>,
}

/// A move and its value.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TableMove {
    /// UCI.
    pub action: String,
    /// Its value for the side that plays it, with plies counted from before it.
    pub value: TableValue,
}

/// The value of a position with best play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "t", rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum TableValue {
    /// Won.
    Win {
        /// Plies until mate or, if points decide, until being ahead for good. `null` = ahead already.
        plies: Option<u16>,
    },
    /// Drawn.
    Draw,
    /// Lost.
    Loss {
        /// As in `win`, for the opponent.
        plies: Option<u16>,
    },
    /// A rule that is not in the tables could change the result.
    Unknown {
        /// Which: `movement`, `pass`, `deom`, `bikjang`, `mixed_endings`, `repetition`, `perpetual_check`, `low_points`, `total_plies`,
        /// `no_capture`.
        reason: String,
    },
}
