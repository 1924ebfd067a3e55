//! Values of positions in the endgame tables.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Response of `GET /api/tables/{rules}`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TableAnswer {
    /// The value of the position for the side to move.
    pub value: TableValue,
    /// All legal moves; empty if the value of the position is unknown or the game is over.
    pub moves: Vec<TableMove>,
}

/// A move and its value.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TableMove {
    /// The move in UCI.
    pub action: String,
    /// The value for the side that plays the move. Its plies include the move.
    pub value: TableValue,
}

/// The value of a position with best play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "t", rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum TableValue {
    /// The side to move wins.
    Win {
        /// Number of plies to mate or, if points decide, the maximum number to a permanent lead; `null` if the lead is
        /// already permanent.
        plies: Option<u16>,
    },
    /// The position is drawn.
    Draw,
    /// The side to move loses.
    Loss {
        /// Number of plies to the opponent's win, as in `win`.
        plies: Option<u16>,
    },
    /// A rule that the tables do not cover could change the result.
    Unknown {
        /// The rule: `movement`, `pass`, `deom`, `bikjang`, `mixed_endings`, `repetition`, `perpetual_check`,
        /// `low_points`, `total_plies`, `no_capture`.
        reason: String,
    },
}
