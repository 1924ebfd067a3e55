//! Lists of games, and the formats of records.

use crate::vocabulary::{BySide, Phase, SeatView, Side, VerdictView};
use janggi::Movement;
use janggi::explain::PerLanguage;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Response of `GET /api/games?page=N`: the requesting player's own games, newest first.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct GameList {
    /// The requested page, counted from 1.
    pub page: u32,
    /// The games of the page, at most 20.
    pub games: Vec<GameSummary>,
    /// Whether there is a next page.
    pub more: bool,
}

/// Response of `GET /api/results` and of `GET /api/players/{player}/results`: finished public games between people,
/// most recently finished first. In their seats, `you` is always false.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ResultList {
    /// The games, at most 10.
    pub games: Vec<GameSummary>,
}

/// A game in a list.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct GameSummary {
    pub id: String,
    /// The preset, such as `kakao@1`; `null` for custom rules.
    pub rules: Option<String>,
    /// The variant, which also determines the names of the sides. Absent in responses of older servers.
    #[serde(default)]
    #[cfg_attr(test, ts(type = "\"janggi\" | \"xiangqi\" | \"chesswar\""))]
    #[schemars(with = "crate::described::Movement")]
    pub movement: Movement,
    /// Whether the players agreed on a rated game; `null` if unknown.
    #[serde(default)]
    pub rated: Option<bool>,
    /// The speed: `bullet`, `blitz`, `rapid`, `classical`, `unlimited` or `correspondence`; absent in responses of
    /// older servers.
    #[serde(default)]
    pub speed: Option<String>,
    pub phase: Phase,
    pub seats: BySide<SeatView>,
    /// The side to move; `null` before and after the game and during an adjournment.
    pub turn: Option<Side>,
    /// Number of moves and passes so far.
    pub ply: u32,
    /// The current or final position; `null` if the game has not started.
    pub fen: Option<String>,
    /// The verdict; `null` while the game continues.
    pub verdict: Option<VerdictView>,
    /// Time of creation, milliseconds since 1970.
    pub created_ms: i64,
    /// Time of the last event, milliseconds since 1970.
    pub updated_ms: i64,
}

/// The formats of `GET /api/games/{id}/record/{format}`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum RecordFormat {
    /// The current or final position.
    Fen,
    /// Korean game text (기보).
    Gib,
    /// PGN in the dialect of pychess.
    Pgn,
    /// The project's own format, with the complete rules and the facts of the verdict.
    Json,
}

/// Response of `GET /api/games/{id}/record/{format}/left-out`: the content of this game that the format cannot
/// represent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LeftOutList {
    /// One entry for each kind of content.
    pub left_out: Vec<LeftOut>,
}

/// Content of one kind that a format cannot represent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LeftOut {
    /// The kind of content, such as `rules`, `result` or `variations`.
    pub content: String,
    pub count: u32,
    /// A sentence about this content in every language.
    #[cfg_attr(test, ts(type = "LeftOutText"))]
    #[schemars(with = "crate::described::Sentences")]
    pub text: PerLanguage<String>,
}

impl RecordFormat {
    /// All formats.
    pub const ALL: [Self; 4] = [Self::Fen, Self::Gib, Self::Pgn, Self::Json];

    /// Returns the name of the format in URLs, which is also the file extension.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Fen => "fen",
            Self::Gib => "gib",
            Self::Pgn => "pgn",
            Self::Json => "json",
        }
    }

    /// Returns the format with this name.
    #[must_use]
    pub fn parse(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|format| format.word() == word)
    }

    /// Returns the content type of the file.
    #[must_use]
    pub const fn content_type(self) -> &'static str {
        match self {
            Self::Fen | Self::Gib | Self::Pgn => "text/plain; charset=utf-8",
            Self::Json => "application/json",
        }
    }
}
