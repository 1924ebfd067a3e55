//! Jobs: what `janggun worker` fetches and answers, on this machine or another.
//!
//! A child of the server reads [`Credentials`] from the first line of its standard input and exits at its end. It then
//! asks `POST /worker/acquire` (`Authorization: Bearer TOKEN`, waits up to 20 s: 200 [`Job`] or 204) and answers with
//! `POST /worker/answer`. A job not answered within its lease is given out again; an answer that comes too late is
//! refused with `stale_job` and does no harm.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::num::NonZeroU8;

use crate::http::ScoreView;

/// The first line a worker reads.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Credentials {
    /// `127.0.0.1:8080`.
    pub addr: String,
    /// A secret that lives as long as this server process.
    pub token: String,
}

/// The task of a worker.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Task {
    /// An action to play, at the job's level.
    #[default]
    Move,
    /// Evaluate the position: the best action at full strength, with [`Info::evaluation`]. It is not played.
    Evaluate,
}

/// A move to find, or a position to evaluate.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Job {
    /// Unique in the life of the server.
    pub id: String,
    #[serde(default)]
    pub task: Task,
    /// The game it belongs to.
    pub game: String,
    /// Board plies before the wanted move.
    pub ply: u32,
    /// The full rule set, as the judge reads it.
    pub rules: Value,
    /// The start, as the judge reads it (`"start"`: setup, handicap, deom), or `{"fen": "…"}`.
    pub start: Value,
    /// Every action so far, in the judge's tokens.
    pub actions: Vec<String>,
    /// Strength of play.
    pub limits: ThinkingLimits,
    /// Seed for whatever is drawn: the same job returns the same answer.
    pub seed: u64,
    /// Milliseconds after which the job is given to another worker.
    pub lease_ms: u32,
}

/// Limits of a worker's search, and how precisely it chooses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ThinkingLimits {
    /// The level these numbers came from, 1 to 14; `None` for a job at full strength. In JSON a number, 0 for none.
    #[serde(with = "level_or_zero")]
    #[schemars(with = "u8")]
    pub level: Option<NonZeroU8>,
    /// Nodes to search.
    pub nodes: u64,
    /// As `Level::margin`.
    pub margin: u16,
    /// As `Level::spread`.
    pub spread: u16,
    /// Time limit in milliseconds, from the game's clock.
    pub time_ms: u32,
}

/// A level as JSON has it.
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

/// The answer of an engine that resigns.
pub const RESIGN: &str = "resign";

/// Body of `POST /worker/answer`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Answer {
    /// The job's id.
    pub id: String,
    /// The move as a judge token (`a4b4`, `e2e2`), or [`RESIGN`].
    pub action: String,
    /// Results of the search.
    pub info: Info,
}

/// Results of a search, for logs.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Info {
    /// Depth in full plies.
    pub depth: u32,
    /// Nodes searched.
    pub nodes: u64,
    /// Hundredths, from the mover's side.
    pub score: i32,
    /// Principal variation in UCI.
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
    /// Games won of a thousand that stand like this one.
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
