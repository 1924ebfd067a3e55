//! Bodies of the HTTP API about the engine: its levels, and the analysis of a finished game.

use janggi::Movement;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Response of `GET /api/levels`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Levels {
    /// Weakest first.
    pub levels: Vec<Level>,
    /// The laws of movement (`movement` of a rule set) in which the grades were measured. In games under another law the levels
    /// search as much, but their grades say nothing. Absent in answers of older servers, which know Janggi only.
    #[serde(default = "Levels::measured_in")]
    #[cfg_attr(test, ts(type = "Array<\"janggi\" | \"xiangqi\" | \"chesswar\">"))]
    #[schemars(with = "Vec<crate::described::Movement>")]
    pub measured_in: Vec<Movement>,
}

impl Levels {
    /// The laws in which the levels were measured.
    #[must_use]
    pub fn measured_in() -> Vec<Movement> {
        vec![Movement::Janggi]
    }
}

/// One strength of the engine: what it does, and the grade it was measured at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Level {
    /// 1 to 14.
    pub level: u8,
    /// Its measured grade on Janggun's scale: 1 = 18급 … 18 = 1급, 19 = 1단 … 27 = 9단.
    pub grade: u8,
    /// Nodes per move.
    pub nodes: u64,
    /// The largest loss it accepts on purpose, in hundredths of evaluation; 0 = always the best move it found.
    pub margin: u16,
    /// How evenly it chooses within the margin: odds fall by a factor of e for this many hundredths.
    pub spread: u16,
}

/// Response of `GET` and `POST /api/games/{id}/analysis`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct AnalysisView {
    /// Progress.
    pub state: AnalysisState,
    /// Number of positions analysed.
    pub done: u32,
    /// Number of positions of the game, including the start.
    pub of: u32,
    /// By number of board plies played; `null` = not looked at, or nothing could be played there.
    pub positions: Vec<Option<PositionView>>,
}

/// Progress of the analysis of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum AnalysisState {
    /// Not requested.
    None,
    /// In progress.
    Running,
    /// It is stored with the game.
    Done,
}

/// The engine's evaluation of one position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PositionView {
    /// Search depth in plies.
    pub depth: u32,
    /// Nodes searched.
    pub nodes: u64,
    /// Score for the side to move.
    pub score: ScoreView,
    /// Games won of a thousand that stand like this one, for the side to move.
    pub chance: u16,
    /// The best action, UCI.
    pub best: String,
    /// Principal variation in UCI, the best action first.
    pub pv: Vec<String>,
}

/// A score for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum ScoreView {
    /// Hundredths of a soldier.
    Cp(i32),
    /// Mate in this many plies, negative if it is suffered.
    Mate(i32),
    /// Any other decided ending in this many plies, negative if it is lost.
    Win(i32),
}
