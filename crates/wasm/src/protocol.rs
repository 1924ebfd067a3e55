//! Messages between the page and its engine. `web/src/platform/engine-protocol.gen.ts` is generated from these types.
//! Fields are in alphabetical order, as in the JSON text.

use engine::analysis::{AnalysisLine, SignedScore};
use serde::{Deserialize, Serialize};

/// Score for the side to move in the searched position; negative if that side is worse off.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) enum Score {
    /// Evaluation in centipawns.
    #[serde(rename = "cp")]
    Centipawns(i32),
    /// A mate in this many plies.
    #[serde(rename = "mate")]
    Mate(i32),
    /// Any other proven win or loss in this many plies.
    #[serde(rename = "win")]
    Win(i32),
}

impl From<SignedScore> for Score {
    fn from(score: SignedScore) -> Self {
        match score {
            SignedScore::Centipawns(centipawns) => Self::Centipawns(centipawns),
            SignedScore::Mate(plies) => Self::Mate(plies),
            SignedScore::Win(plies) => Self::Win(plies),
        }
    }
}

/// Line of an analysis.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Line {
    /// Chance of winning for the side to move in the searched position, in thousandths, with a draw counted as half a
    /// win.
    chance: u16,
    /// First move of `pv`.
    #[cfg_attr(test, ts(type = "string"))]
    r#move: Option<String>,
    /// Moves of the line in UCI notation.
    pv: Vec<String>,
    score: Score,
}

impl From<AnalysisLine> for Line {
    fn from(line: AnalysisLine) -> Self {
        Self {
            chance: line.chance,
            r#move: line.pv.first().cloned(),
            pv: line.pv,
            score: line.score.into(),
        }
    }
}

/// Progress report after an iteration of a search, with only the best line.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct SearchInfo {
    pub(crate) depth: i32,
    pub(crate) lines: Vec<Line>,
    pub(crate) ms: u64,
    pub(crate) nodes: u64,
}

/// Result of a search, with the best line first. There are no lines if there is nothing to search.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct SearchAnswer {
    /// Action that the level chooses, as a token: a move, a call, or the acceptance of a draw. Absent if the request
    /// has no level, or if there is nothing to search.
    #[cfg_attr(test, ts(optional))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) action: Option<String>,
    pub(crate) depth: i32,
    pub(crate) lines: Vec<Line>,
    pub(crate) ms: u64,
    pub(crate) nodes: u64,
    #[cfg_attr(test, ts(type = "true"))]
    pub(crate) ok: bool,
}

/// Result of `bench`.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct BenchAnswer {
    pub(crate) ms: u64,
    pub(crate) nodes: u64,
    #[cfg_attr(test, ts(type = "true"))]
    pub(crate) ok: bool,
}

/// Question about a threat or a refutation.
#[derive(Debug, Deserialize)]
#[cfg_attr(test, derive(Serialize, ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub(crate) enum Question {
    /// Best move of the other side if it were to move.
    Threat,
    /// Best reply to this move, which is in UCI notation.
    Refute(String),
}

/// Limits of a playing level and seed of its choice. If present, the answer contains the level's action.
#[derive(Clone, Copy, Debug, Deserialize)]
#[cfg_attr(test, derive(Serialize, ts_rs::TS))]
pub(crate) struct LevelChoice {
    /// Largest deliberate loss in centipawns.
    pub(crate) margin: u16,
    /// Seed of the random choice.
    pub(crate) seed: u32,
    /// Spread of the random choice among the actions within the margin, in centipawns. A larger spread makes worse
    /// actions more likely.
    pub(crate) spread: u16,
}

/// Limits and options of a search. At least one of `nodes` and `depth` must be present.
#[cfg(test)]
#[derive(Debug, Serialize, ts_rs::TS)]
pub(crate) struct SearchLimits {
    #[ts(optional)]
    pub(crate) depth: Option<u32>,
    /// Playing level; absent to search for the best move.
    #[ts(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) level: Option<LevelChoice>,
    /// Maximum number of lines in the answer, 1 to 16.
    #[ts(optional)]
    pub(crate) lines: Option<u32>,
    #[ts(optional)]
    pub(crate) nodes: Option<u64>,
    /// Question to answer; absent to search for the best move.
    #[ts(optional)]
    pub(crate) question: Option<Question>,
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use ts_rs::{Config, TS};

    use super::{BenchAnswer, LevelChoice, Line, Question, Score, SearchAnswer, SearchInfo, SearchLimits};

    fn declaration<T: TS + 'static>(config: &Config) -> String {
        let text = T::export_to_string(config).expect("the type has a declaration");
        let start = text.find("/**").into_iter().chain(text.find("export type")).min();
        let lines = text[start.expect("a declaration is exported")..].trim().lines();
        lines.map(|line| line.trim_end().to_owned() + "\n").collect()
    }

    #[test]
    fn typescript_is_up_to_date() {
        let config = &Config::new().with_large_int("number");
        let text = [
            "// Written by `cargo xtask generate` from crates/wasm/src/protocol.rs. Do not edit.\n\
             // The requests and answers of engine.wasm.\n"
                .to_owned(),
            declaration::<Score>(config),
            declaration::<Line>(config),
            declaration::<Question>(config),
            declaration::<LevelChoice>(config),
            declaration::<SearchLimits>(config),
            declaration::<SearchInfo>(config),
            declaration::<SearchAnswer>(config),
            declaration::<BenchAnswer>(config),
        ]
        .join("\n");
        let path = "web/src/platform/engine-protocol.gen.ts";
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path);
        if std::env::var_os("JANGGUN_WRITE").is_some() {
            fs::write(&file, &text).expect("the file can be written");
        }
        assert!(
            fs::read_to_string(&file).unwrap_or_default() == text,
            "{path} is out of date: run `cargo xtask generate` and commit it"
        );
    }
}
