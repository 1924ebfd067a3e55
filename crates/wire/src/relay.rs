//! Bodies of `/api/relays`, to which players at an over-the-board tournament report results from their phones.
//!
//! A relay holds the director's last upload and the players' reports, in memory only. This module must not contain
//! logic: the director's page runs the tournament, and the server compares reports.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::vocabulary::Side;

/// Body of `POST /api/relays`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RelayUpload {
    /// The director's secret: 64 hexadecimal digits, derived by the page from a random seed. The relay's id is derived
    /// from the secret, so the page gets the same id again after a restart of the server.
    pub secret: String,
    /// Number of events in the tournament's log. An upload with a lower version than the current one is ignored.
    #[cfg_attr(test, ts(type = "number"))]
    pub version: u64,
    pub sheet: RelaySheet,
    /// Hashed codes for the boards whose players may report.
    pub codes: Vec<RelayCodes>,
}

/// Hashed codes of a board's players: the first 32 hexadecimal digits of each code's SHA-256 hash.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RelayCodes {
    /// The `key` of the board.
    pub board: String,
    pub cho: String,
    pub han: String,
}

/// Pairings and standings, visible to anyone with the link.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RelaySheet {
    /// Name of the tournament.
    pub title: String,
    /// The last round of each division, and earlier rounds with missing results.
    pub rounds: Vec<RelayRound>,
    pub standings: Vec<RelayStandings>,
}

/// A round of a division.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RelayRound {
    pub title: String,
    /// Results that players may report in this round. Empty once the division is over.
    pub results: Vec<RelayResult>,
    pub boards: Vec<RelayBoard>,
    /// Names of the players who do not play, each followed by the reason in parentheses.
    pub byes: Vec<String>,
}

/// A game of a round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RelayBoard {
    /// Id of the game, unique in the sheet.
    pub key: String,
    /// Printed board number: `3`, or `3.2` for the second game of a series or the second board of a team.
    pub label: String,
    /// Name of the Cho player.
    pub cho: String,
    /// Name of the Han player.
    pub han: String,
    /// The result in the director's log; `null` if there is none yet.
    pub result: Option<RelayResult>,
}

/// Result of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum RelayResult {
    /// A full win for Cho (완승).
    ChoFull,
    /// A full win for Han (완승).
    HanFull,
    /// A win for Cho on points (점수승).
    ChoCounted,
    /// A win for Han on points (점수승).
    HanCounted,
    /// A draw (무승부).
    Draw,
    /// Han did not appear. Only a director can enter this.
    ChoForfeit,
    /// Cho did not appear. Only a director can enter this.
    HanForfeit,
    /// Neither player appeared. Only a director can enter this.
    BothForfeit,
}

/// Standings of a group or a division.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RelayStandings {
    pub title: String,
    pub rows: Vec<RelayRow>,
}

/// A row of the standings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RelayRow {
    /// The place; 0 if it is not settled, because the player is still in a knock-out.
    pub rank: u16,
    pub name: String,
    /// Points as displayed, such as `2½`, or the stage that a player of a knock-out has reached.
    pub points: String,
}

/// Body of `POST /api/relays/{id}/director`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RelayQuestion {
    pub secret: String,
    /// Keys of the boards to clear. This drops their calls, and also the reported results if both players have
    /// reported one.
    #[serde(default)]
    #[cfg_attr(test, ts(as = "Option<Vec<String>>", optional))]
    pub clear: Vec<String>,
}

/// A relay as the director sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RelayView {
    /// The id, which is derived from the secret.
    pub id: String,
    /// URL of this server for phones on the same network; `null` if there is no network or the server only listens on
    /// this device.
    pub address: Option<String>,
    /// Boards with reports, calls or cleared reports.
    pub boards: Vec<RelayReports>,
}

/// Reports of a board's players.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RelayReports {
    /// The `key` of the board.
    pub board: String,
    pub cho: RelayReport,
    pub han: RelayReport,
    /// Number of times that a director has dropped both results.
    pub cleared: u32,
}

/// A player's report.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RelayReport {
    pub result: Option<RelayResult>,
    /// Whether the player has called the director.
    pub call: bool,
}

/// Body of `POST /api/relays/{id}/seat`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RelayCode {
    /// The player's code for this round.
    pub code: String,
}

/// Body of `POST /api/relays/{id}/reports`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct NewRelayReport {
    /// The player's code for this round.
    pub code: String,
    /// The result, which replaces an earlier one; absent if the player only calls the director.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub result: Option<RelayResult>,
    /// Whether to call the director; `false` if absent.
    #[serde(default)]
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    pub call: bool,
}

/// A player's seat in the current round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RelaySeat {
    /// Name of the tournament.
    pub title: String,
    /// Title of the round.
    pub round: String,
    pub board: RelayBoard,
    pub side: Side,
    /// Results that the player may report.
    pub results: Vec<RelayResult>,
    pub own: RelayReport,
    pub state: RelayState,
    /// Time at which the relay was opened, in milliseconds since 1970. If it changes, the relay was opened again, for
    /// example after a restart of the server, and the earlier reports are lost.
    pub opened_ms: i64,
}

/// State of a board's reports.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum RelayState {
    /// Neither player has reported a result.
    Open,
    /// One player has reported a result.
    Waiting,
    /// Both players have reported the same result.
    Agreed,
    /// The players have reported different results.
    Differ,
}
