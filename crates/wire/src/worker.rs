//! Messages between the server and `janggun worker`, which fetches and answers jobs, on this machine or another one.
//!
//! A worker started by the server reads [`Credentials`] from the first line of its standard input. It exits when its
//! standard input ends. It requests jobs with `POST /worker/acquire` (`Authorization: Bearer TOKEN`, waits up to 20 s:
//! 200 [`Job`] or 204) and answers with `POST /worker/answer`. A job that is not answered within its lease is queued
//! again. The worker's answer is then refused with `stale_job`, which is harmless.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::num::NonZeroU8;

use crate::http::ScoreView;

/// The first line of a worker's standard input.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Credentials {
    /// The address of the server, such as `127.0.0.1:8080`.
    pub addr: String,
    /// Secret of this worker, valid until the worker ends.
    pub token: String,
}

/// The task of a worker.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Task {
    /// Choose an action to play, at the job's level.
    #[default]
    Move,
    /// Evaluate the position: find the best action at full strength, with [`Info::evaluation`].
    Evaluate,
}

/// A job for a worker: a move to choose, or a position to evaluate.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Job {
    /// The id, unique while the server process runs.
    pub id: String,
    #[serde(default)]
    pub task: Task,
    /// The id of the game.
    pub game: String,
    /// Number of moves and passes played before the position.
    pub ply: u32,
    /// The full rule set, as in the input of `janggun judge`.
    pub rules: Value,
    /// The start: setups, handicap and deom as in the input of `janggun judge` (`"start"`), or `{"fen": "…"}`.
    pub start: Value,
    /// All actions before the position, as tokens.
    pub actions: Vec<String>,
    pub limits: ThinkingLimits,
    /// Seed for random choices, which makes the answer to a job reproducible.
    pub seed: u64,
    /// Milliseconds after which an unanswered job is queued again.
    pub lease_ms: u32,
}

/// Search limits, and parameters for the choice between moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ThinkingLimits {
    /// The level, 1 to 14; `None` for a job at full strength, written as 0 in JSON.
    #[serde(with = "level_or_zero")]
    #[schemars(with = "u8")]
    pub level: Option<NonZeroU8>,
    /// Maximum number of nodes.
    pub nodes: u64,
    /// The same as `Level::margin`.
    pub margin: u16,
    /// The same as `Level::spread`.
    pub spread: u16,
    /// Time limit in milliseconds. Ignored by [`Task::Evaluate`].
    pub time_ms: u32,
}

/// JSON form of an optional level.
mod level_or_zero {
    use serde::{Deserialize, Deserializer, Serializer};
    use std::num::NonZeroU8;

    pub(super) fn serialize<S: Serializer>(level: &Option<NonZeroU8>, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(level.map_or(0, NonZeroU8::get))
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<NonZeroU8>, D::Error> {
        u8::deserialize(deserializer).map(NonZeroU8::new)
    }
}

/// Action with which the engine resigns.
pub const RESIGN: &str = "resign";

/// Body of `POST /worker/answer`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Answer {
    /// The job's id.
    pub id: String,
    /// The action as a token, such as `a4b4` or `call`, or [`RESIGN`].
    pub action: String,
    pub info: Info,
}

/// Results of a search.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Info {
    /// Search depth in plies.
    pub depth: u32,
    /// Number of nodes searched.
    pub nodes: u64,
    /// Score for the side to move in the engine's encoding. Estimates are in hundredths of a soldier.
    pub score: i32,
    /// Principal variation in UCI. Only its first move for [`Task::Move`].
    pub pv: Vec<String>,
    /// The evaluation of the position, if it was requested.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub evaluation: Option<Evaluation>,
}

/// Evaluation of a position for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Evaluation {
    /// The score of the best action.
    pub score: ScoreView,
    /// Chance of winning in thousandths, with a draw counted as half a win.
    pub chance: u16,
}

#[cfg(test)]
mod tests {
    use super::ThinkingLimits;
    use serde_json::json;
    use std::num::NonZeroU8;

    #[test]
    fn a_job_without_a_level_travels_as_level_0() {
        for (level, number) in [(None, 0), (NonZeroU8::new(3), 3)] {
            let limits = ThinkingLimits {
                level,
                nodes: 100,
                margin: 0,
                spread: 1,
                time_ms: 50,
            };
            let value = serde_json::to_value(limits).unwrap();
            let expected = json!({"level": number, "nodes": 100, "margin": 0, "spread": 1, "time_ms": 50});
            assert_eq!(value, expected);
            assert_eq!(serde_json::from_value::<ThinkingLimits>(value).unwrap(), limits);
        }
    }
}
