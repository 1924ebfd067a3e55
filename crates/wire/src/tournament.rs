//! Tournaments played on the server: bodies of requests and responses.
//!
//! This module must not contain logic: the server checks limits, and the crate `tournament` computes pairings and
//! standings.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::chat::{ChatLine, ChatWords};
use crate::lobby::LiveGame;
use crate::vocabulary::{PlayerView, Side, TimeControl};

/// Body of `POST /api/tournaments`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct NewTournament {
    /// The tournament's name, 1 to 60 characters.
    pub name: String,
    /// Time of the first round, in milliseconds since 1970: at most 90 days from now.
    pub starts_ms: i64,
    pub settings: TournamentSettings,
    /// The id of a club of which the player is the owner or an officer: only its members can enter. Absent if everyone
    /// can.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub club: Option<String>,
}

/// The club of a tournament.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TournamentClub {
    /// The club's id, as in its URL.
    pub id: String,
    /// The club's name; `null` if the club has been dissolved.
    pub name: Option<String>,
}

/// Reason why a player cannot enter a club's tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum EntryBar {
    /// The player is not a member of the club.
    NotMember,
    /// The player has asked to become a member.
    Waiting,
    /// The club has been dissolved.
    Dissolved,
}

/// Settings of a tournament that cannot be changed after its creation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TournamentSettings {
    pub format: TournamentFormat,
    /// The id of a preset, with or without its revision: `"kakao"` or `"kakao@1"`.
    pub rules: String,
    /// Time control of the games: byoyomi, Fischer or a total time.
    pub time: TimeControl,
    /// Whether games are rated; `false` if absent.
    #[serde(default)]
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    pub rated: bool,
    /// The way in which rounds are paired; `automatic` if absent.
    #[serde(default)]
    #[cfg_attr(test, ts(as = "Option<PairingBy>", optional))]
    pub pairing: PairingBy,
    /// Seconds between the last result of a round and the next round, 0 to 3,600; 60 if absent. In an arena, seconds
    /// between two pairings.
    #[serde(default = "minute")]
    #[cfg_attr(test, ts(as = "Option<u32>", optional))]
    pub pause_s: u32,
    /// Time limit for each side's first move in seconds, 10 to 3,600; 60 if absent. A player who exceeds it loses the
    /// game. After two forfeited games since entering or returning, the player is withdrawn.
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
    /// Knock-out (토너먼트). A game without a winner is replayed with the sides swapped, at most twice. If the third game
    /// has no winner either, Han of the first game wins.
    Knockout {
        /// Whether the losers of the semi-finals play for third place.
        third_place: bool,
    },
    /// A round robin in groups (예선 리그), then a knock-out between the best of each group (본선 토너먼트). Games without a
    /// winner in the knock-out are replayed as in `knockout`.
    Groups {
        /// Maximum number of players per group, 3 to 8.
        size: u8,
        /// Number of players who advance from each group, 1 to 4 and less than `size`.
        qualifiers: u8,
        /// Whether the losers of the semi-finals play for third place.
        third_place: bool,
    },
    /// Arena: players without a game are paired repeatedly until the time is up.
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
    /// The server starts the tournament and pairs each round when it is due.
    #[default]
    Automatic,
    /// A director starts the tournament and pairs each round.
    Director,
}

/// The state of a tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum TournamentPhase {
    /// The tournament has not started.
    Open,
    Running,
    /// The tournament has ended or was cancelled.
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
    /// Number of entered players who have not withdrawn.
    pub entries: u32,
    pub settings: TournamentSettings,
    /// The club whose members can enter; absent if everyone can.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub club: Option<TournamentClub>,
}

/// Response of `GET /api/tournaments`: at most 50 tournaments in each list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TournamentList {
    /// Tournaments in progress, earliest start first.
    pub running: Vec<TournamentSummary>,
    /// Tournaments that have not started, earliest start first.
    pub open: Vec<TournamentSummary>,
    /// Tournaments that have ended, latest start first.
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
    /// Players whom the owner has allowed to direct the tournament.
    pub helpers: Vec<PlayerView>,
    /// Time of the first round, in milliseconds since 1970.
    pub starts_ms: i64,
    pub phase: TournamentPhase,
    pub settings: TournamentSettings,
    /// The club whose members can enter; absent if everyone can.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub club: Option<TournamentClub>,
    /// Time from which the next round is paired, in milliseconds since 1970; `null` for an arena, if results are
    /// missing, if a director pairs the rounds, and once the tournament is over.
    pub next_ms: Option<i64>,
    /// End of an arena, in milliseconds since 1970; `null` for other formats.
    pub ends_ms: Option<i64>,
    /// Time of the last change to the chat, in milliseconds since 1970; 0 if there has been none, `null` if the server
    /// has no chat.
    pub chat_ms: Option<i64>,
    /// Entries, rounds and standings: the type `View` in `web/src/domain/tournament.gen.ts`.
    #[cfg_attr(test, ts(type = "unknown"))]
    pub state: Value,
    /// The player of each entry.
    pub players: Vec<TournamentPlayer>,
    /// The games of all rounds, by round and table. If a pairing has several games, the last one counts.
    pub games: Vec<TournamentGame>,
    /// Role of the requesting player; `null` for a visitor without a session.
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
    /// The id of the game; its page is `/game/{game}`.
    pub game: String,
    /// Whether the game has been created. Until then, it has no page.
    pub made: bool,
    pub over: bool,
}

/// Role of the requesting player in a tournament.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TournamentYou {
    /// Number of the player's entry; `null` if the player has not entered.
    pub entry: Option<u32>,
    /// Whether the player has entered and has not withdrawn. Withdrawn players may return.
    pub plays: bool,
    /// Whether the player may direct the tournament.
    pub directs: bool,
    /// The id of the player's unfinished game; `null` if there is none.
    pub game: Option<String>,
    /// The reason why the player cannot enter; absent if the player can, or if the tournament does not belong to a
    /// club.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub bar: Option<EntryBar>,
}

/// Response of `GET /api/tournaments/{id}/boards`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TournamentBoards {
    /// At most 4 games in progress, ordered by table number.
    pub games: Vec<LiveGame>,
}

/// Response of all requests to `/api/tournaments/{id}/chat`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TournamentChat {
    /// At most 200 recent messages, oldest first, except those from players whom the requesting player has blocked.
    pub lines: Vec<ChatLine>,
}

/// Body of `POST /api/tournaments/{id}/chat`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct NewTournamentLine {
    pub says: ChatWords,
}

/// Body of `POST /api/tournaments/{id}/orders`: a director's command.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum TournamentOrder {
    /// Starts the tournament now, or pairs the next round.
    Pair,
    /// Withdraws an entry. The entry's game in progress continues.
    Withdraw {
        entry: u32,
    },
    /// Readmits a withdrawn entry.
    Return {
        entry: u32,
    },
    /// Enters the result of a pairing that does not have one. The pairing's game then no longer counts.
    Report {
        round: u16,
        table: u16,
        outcome: TournamentOutcome,
    },
    /// Changes the reported result of a pairing.
    Correct {
        round: u16,
        table: u16,
        outcome: TournamentOutcome,
        /// The reason for the correction, 1 to 500 characters.
        reason: String,
    },
    Rename {
        name: String,
    },
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
