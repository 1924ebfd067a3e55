//! Tournaments that are played on the server: bodies of requests and responses.
//!
//! This module must not contain logic: the server checks limits, and the crate `tournament` computes pairings and
//! standings.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::vocabulary::{PlayerView, Side, TimeControl};

/// Body of `POST /api/tournaments`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct NewTournament {
    /// 1 to 60 characters.
    pub name: String,
    /// Time of the first round, in milliseconds since 1970: at most 90 days from now.
    pub starts_ms: i64,
    pub settings: TournamentSettings,
}

/// Settings of a tournament that cannot be changed after its creation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TournamentSettings {
    pub format: TournamentFormat,
    /// The id of a preset: `"kakao"`, `"kakao@1"`.
    pub rules: String,
    /// The time control of each game: byoyomi, Fischer or a total time.
    pub time: TimeControl,
    /// Whether games are rated; `false` if absent.
    #[serde(default)]
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    pub rated: bool,
    /// The method of pairing the rounds; `automatic` if absent.
    #[serde(default)]
    #[cfg_attr(test, ts(as = "Option<PairingBy>", optional))]
    pub pairing: PairingBy,
    /// Seconds between the last result of a round and the next round, 0 to 3,600; 60 if absent. In an arena, the seconds
    /// between two pairings.
    #[serde(default = "minute")]
    #[cfg_attr(test, ts(as = "Option<u32>", optional))]
    pub pause_s: u32,
    /// Seconds that each side has for its first move, 10 to 3,600; 60 if absent. A player who exceeds this limit loses
    /// the game, and is withdrawn from the tournament after the second such loss.
    #[serde(default = "minute")]
    #[cfg_attr(test, ts(as = "Option<u32>", optional))]
    pub first_move_s: u32,
}

const fn minute() -> u32 {
    60
}

/// The format of a tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum TournamentFormat {
    /// Swiss system (스위스).
    Swiss {
        /// Number of rounds, 1 to 15.
        rounds: u8,
    },
    /// Round robin (풀리그).
    RoundRobin {
        /// Number of games between each pair of players, 1 or 2.
        cycles: u8,
    },
    /// Knock-out (토너먼트). A drawn game is replayed with the sides swapped.
    Knockout {
        /// Whether the losers of the semi-finals play for third place.
        third_place: bool,
    },
    /// Arena: free players are paired again until the time is up.
    Arena {
        /// Duration in minutes, 10 to 360.
        minutes: u16,
    },
}

/// The method of pairing the rounds of a tournament.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum PairingBy {
    /// The server pairs a round once all results of the previous round are known.
    #[default]
    Automatic,
    /// A director pairs the rounds, and also starts the tournament.
    Director,
}

/// The state of a tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum TournamentPhase {
    /// Players can enter.
    Open,
    /// Rounds are being played.
    Running,
    /// The tournament has ended, or was cancelled.
    Over,
}

/// A tournament in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TournamentSummary {
    /// The tournament's id, as in its URL.
    pub id: String,
    pub name: String,
    pub owner: PlayerView,
    /// Time of the first round, in milliseconds since 1970.
    pub starts_ms: i64,
    pub phase: TournamentPhase,
    /// Number of players taking part.
    pub entries: u32,
    pub settings: TournamentSettings,
}

/// Response of `GET /api/tournaments`: at most 50 tournaments in each list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TournamentList {
    /// Tournaments in progress.
    pub running: Vec<TournamentSummary>,
    /// Tournaments that can be entered, the next to start first.
    pub open: Vec<TournamentSummary>,
    /// Tournaments that have ended, newest first.
    pub over: Vec<TournamentSummary>,
}

/// A tournament as the requesting player may see it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TournamentView {
    /// The tournament's id, as in its URL.
    pub id: String,
    pub name: String,
    pub owner: PlayerView,
    /// Other players who may direct the tournament, chosen by the owner.
    pub helpers: Vec<PlayerView>,
    /// Time of the first round, in milliseconds since 1970.
    pub starts_ms: i64,
    pub phase: TournamentPhase,
    pub settings: TournamentSettings,
    /// Time from which the next round is paired, in milliseconds since 1970; `null` for an arena, if results are
    /// missing, if a director pairs the rounds, and once the tournament is over.
    pub next_ms: Option<i64>,
    /// End of an arena, in milliseconds since 1970; `null` for other formats.
    pub ends_ms: Option<i64>,
    /// Entries, rounds and standings: the type `View` in `web/src/domain/tournament.gen.ts`.
    #[cfg_attr(test, ts(type = "unknown"))]
    pub state: Value,
    /// The players of the entries.
    pub players: Vec<TournamentPlayer>,
    /// The games of all rounds, in order. If a pairing has several games, the last one counts.
    pub games: Vec<TournamentGame>,
    /// Role of the requesting player in the tournament; `null` for a visitor without a session.
    pub you: Option<TournamentYou>,
}

/// The player of an entry.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TournamentPlayer {
    /// Number of the entry.
    pub entry: u32,
    pub player: PlayerView,
}

/// The game of a pairing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TournamentGame {
    /// Number of the round, from 1.
    pub round: u16,
    /// Number of the table, from 1.
    pub table: u16,
    /// The id of the game, whose page is `/game/{game}`.
    pub game: String,
    /// Whether the game has been created, so that its page exists.
    pub made: bool,
    /// Whether the game has ended.
    pub over: bool,
}

/// Role of the requesting player in a tournament.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TournamentYou {
    /// Number of the player's entry; `null` if the player has not entered.
    pub entry: Option<u32>,
    /// Whether the player is taking part. A player who has left may enter again.
    pub plays: bool,
    /// Whether the player may direct the tournament.
    pub directs: bool,
    /// The id of the player's game that is not over; `null` if there is none.
    pub game: Option<String>,
}

/// Body of `POST /api/tournaments/{id}/orders`: an order of a director.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum TournamentOrder {
    /// Starts the tournament now, or pairs the next round.
    Pair,
    /// Withdraws an entry. The entry's game in progress continues.
    Withdraw { entry: u32 },
    /// Readmits an entry that has left.
    Return { entry: u32 },
    /// Enters the result of a pairing whose game is not over. The game then no longer counts.
    Report {
        round: u16,
        table: u16,
        outcome: TournamentOutcome,
    },
    /// Changes the result of a pairing.
    Correct {
        round: u16,
        table: u16,
        outcome: TournamentOutcome,
        /// 1 to 500 characters.
        reason: String,
    },
    /// Changes the name.
    Rename { name: String },
    /// Ends the tournament, or cancels it if it has not started.
    Close,
}

/// The result of a pairing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "result", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum TournamentOutcome {
    /// A full win (완승), such as by mate, resignation or time.
    Full { winner: Side },
    /// A win by counting (점수승).
    Counted { winner: Side },
    /// A draw.
    Draw,
    /// A win because the other side was absent (부전승).
    Forfeit { winner: Side },
    /// Both sides were absent, so both lose.
    BothForfeit,
}
