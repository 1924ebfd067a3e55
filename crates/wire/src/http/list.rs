//! The list of games, and the formats of a record.

use crate::vocabulary::{BySide, Phase, SeatView, Side, VerdictView};
use janggi::Movement;
use janggi::explain::PerLanguage;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Response of `GET /api/games?page=N`: the reader's own games, newest first.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct GameList {
    /// The requested page, from 1.
    pub page: u32,
    /// At most 20.
    pub games: Vec<GameSummary>,
    /// Whether there is a next page.
    pub more: bool,
}

/// Response of `GET /api/results` and of `GET /api/players/{player}/results`: finished games between people that everybody
/// may see, the last to end first. Nobody is `you` in them.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ResultList {
    /// At most 10.
    pub games: Vec<GameSummary>,
}

/// One row of the list of games.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct GameSummary {
    /// The game's id.
    pub id: String,
    /// `kakao@1`; `null` for house rules.
    pub rules: Option<String>,
    /// How its pieces move, which decides what the sides are called. Older servers do not say.
    #[serde(default)]
    #[cfg_attr(test, ts(type = "\"janggi\" | \"xiangqi\" | \"chesswar\""))]
    #[schemars(with = "crate::described::Movement")]
    pub movement: Movement,
    /// Whether its players agreed that it counts for their ratings; `null` if that is not known, as from older servers.
    #[serde(default)]
    pub rated: Option<bool>,
    /// `bullet`, `blitz`, `rapid`, `classical`, `unlimited` or `correspondence`; `null` from older servers.
    #[serde(default)]
    pub speed: Option<String>,
    pub phase: Phase,
    pub seats: BySide<SeatView>,
    /// Whose turn it is; nobody's while the game stands adjourned.
    pub turn: Option<Side>,
    /// Board plies so far.
    pub ply: u32,
    /// The position to draw a small board from; `null` while arranging.
    pub fen: Option<String>,
    /// The verdict, when over.
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
    /// The current position.
    Fen,
    /// Korean game text (기보).
    Gib,
    /// PGN as pychess reads and writes it.
    Pgn,
    /// Our own format: everything, with the rules whole and the verdict with its facts.
    Json,
}

/// Response of `GET /api/games/{id}/record/{format}/left-out`: what the format cannot hold of this game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LeftOutList {
    /// One entry for each kind.
    pub left_out: Vec<LeftOut>,
}

/// Content of one kind that a format cannot hold.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LeftOut {
    /// The kind: `rules`, `result`, `comments`, ….
    pub content: String,
    pub count: u32,
    /// A sentence about it in every language.
    #[cfg_attr(test, ts(type = "LeftOutText"))]
    #[schemars(with = "crate::described::Sentences")]
    pub text: PerLanguage<String>,
}

impl RecordFormat {
    /// Every format.
    pub const ALL: [Self; 4] = [Self::Fen, Self::Gib, Self::Pgn, Self::Json];

    /// The word in the address, and the file's ending.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Fen => "fen",
            Self::Gib => "gib",
            Self::Pgn => "pgn",
            Self::Json => "json",
        }
    }

    /// The format of a word.
    #[must_use]
    pub fn parse(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|format| format.word() == word)
    }

    /// The content type of the file.
    #[must_use]
    pub const fn content_type(self) -> &'static str {
        match self {
            Self::Fen | Self::Gib | Self::Pgn => "text/plain; charset=utf-8",
            Self::Json => "application/json",
        }
    }
}
