//! Response bodies about the engine: its levels, and the analysis of a finished game.

use janggi::Movement;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Response of `GET /api/levels`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Levels {
    /// All levels, weakest first.
    pub levels: Vec<Level>,
    /// The variants (`movement` of a rule set) for which the grades were measured. In games of other variants,
    /// the levels have the same limits, but their grades are not meaningful. Absent in responses from older servers,
    /// which support only Janggi.
    #[serde(default = "Levels::measured_in")]
    #[cfg_attr(test, ts(type = "Array<\"janggi\" | \"xiangqi\" | \"chesswar\">"))]
    #[schemars(with = "Vec<crate::described::Movement>")]
    pub measured_in: Vec<Movement>,
}

impl Levels {
    /// Returns the variants for which the grades were measured.
    #[must_use]
    pub fn measured_in() -> Vec<Movement> {
        vec![Movement::Janggi]
    }
}

/// A playing level of the engine, with its parameters and measured grade.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Level {
    /// Number of the level, 1 to 14.
    pub level: u8,
    /// Measured grade on Janggun's scale: 1 = 18급 … 18 = 1급, 19 = 1단 … 27 = 9단.
    pub grade: u8,
    /// Maximum number of nodes searched per move.
    pub nodes: u64,
    /// The largest deliberate loss of evaluation, in hundredths of a soldier. With 0, the engine plays the best move
    /// found, except in the opening or to avoid waiting in a winning position.
    pub margin: u16,
    /// Spread of the random choice within the margin: a loss of this many hundredths divides the odds of a move by e.
    pub spread: u16,
}

/// Response of `GET` and `POST /api/games/{id}/analysis`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct AnalysisView {
    pub state: AnalysisState,
    /// Number of positions analysed.
    pub done: u32,
    /// Number of positions to analyse, including the start. The last position is left out if it ended the game.
    pub of: u32,
    /// Results, indexed by the number of moves and passes played before the position; `null` for positions without one.
    pub positions: Vec<Option<PositionView>>,
}

/// Progress of the analysis of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum AnalysisState {
    /// No analysis is stored or in progress.
    None,
    Running,
    /// The analysis is complete and stored.
    Done,
}

/// The engine's evaluation of one position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PositionView {
    /// Search depth in plies.
    pub depth: u32,
    /// Number of nodes searched.
    pub nodes: u64,
    /// Score for the side to move.
    pub score: ScoreView,
    /// Expected score of the side to move, in thousandths; a draw counts as half a win.
    pub chance: u16,
    /// The best action in UCI.
    pub best: String,
    /// Principal variation in UCI, the best action first.
    pub pv: Vec<String>,
}

/// A score for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum ScoreView {
    /// Evaluation in hundredths of a soldier.
    Cp(i32),
    /// Mate in this many plies; negative if the side to move is mated.
    Mate(i32),
    /// A different kind of win in this many plies; negative if the side to move loses.
    Win(i32),
}
