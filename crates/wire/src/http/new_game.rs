//! Bodies of requests that create or join a game, and the terms of a game as shown with a challenge.

use crate::vocabulary::{Side, TimeControl};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// Body of `POST /api/games`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct NewGame {
    /// The id of a preset (`"kakao"`, `"kakao@1"`), or a rule set as an object, as in the input of `janggun judge`.
    #[cfg_attr(test, ts(type = "string | Record<string, unknown>"))]
    #[schemars(with = "crate::described::RulesChoice")]
    pub rules: Value,
    pub opponent: Opponent,
    /// The creator's side. With opponent `self`, only `hidden_soldiers` has an effect.
    pub side: SideChoice,
    /// The player who picks a hand if `side` is `hidden_soldiers`; `opponent` if absent. Against the engine and on one
    /// device, the creator always picks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub picks: Option<Picker>,
    /// The custom by which the creator's side was decided. Only with the sides `cho` and `han`, and not against the
    /// engine.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub seniority: Option<Seniority>,
    /// The time control; no clock if absent.
    #[serde(default = "no_clock")]
    #[cfg_attr(test, ts(as = "Option<TimeControl>", optional))]
    pub time: TimeControl,
    /// The start; the usual one if absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub start: Option<NewStart>,
    /// Whether moves may be taken back; `allowed` if absent.
    #[serde(default)]
    #[cfg_attr(test, ts(as = "Option<TakebackChoice>", optional))]
    pub takeback: TakebackChoice,
    /// Whether the game is rated; `false` if absent. The request is refused with `unrateable` if the game cannot be
    /// rated.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    pub rated: bool,
    /// Whether the game has a referee (심판); `false` if absent. The response contains `referee_key`, which is sent only
    /// once.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    pub referee: bool,
    /// IANA name of the time zone, such as `Asia/Seoul`, for the date in the game's record. UTC if absent or unknown to
    /// the server.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub zone: Option<String>,
}

fn no_clock() -> TimeControl {
    TimeControl::None
}

/// The opponent of the creator of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum Opponent {
    Engine {
        /// The level, 1 to 14; see `GET /api/levels`.
        level: u8,
    },
    /// One of the server's own players, whose moves the engine chooses; see `house` in the lobby's message `state`.
    House {
        /// The id of the player, such as `fox`.
        player: String,
    },
    /// The first player who opens the game's link.
    Friend,
    /// The creator holds both seats, for two people on one device.
    #[serde(rename = "self")]
    SameDevice,
}

/// The side that the creator takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum SideChoice {
    /// Cho (초).
    Cho,
    /// Han (한).
    Han,
    /// The server chooses at random.
    Random,
    /// Two closed hands each hide a soldier of one side, and one player picks a hand.
    HiddenSoldiers,
}

/// The player who picks one of the two closed hands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum Picker {
    /// The creator of the game.
    Me,
    /// The other player.
    Opponent,
}

/// The custom by which one of the players takes Han (한). Age and rank are not verified.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum Seniority {
    /// The older player (연장자) takes Han.
    Elder,
    /// The higher-ranked player (상수) takes Han.
    HigherRank,
}

/// A start other than the usual one: a custom position, or a handicap (접장기). `fen` cannot be combined with the other
/// fields.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct NewStart {
    /// A custom position, which replaces the setup phase.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub fen: Option<String>,
    /// Squares of Han's pieces that are removed before the game. Han then moves first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(as = "Option<Vec<String>>", optional))]
    pub handicap: Vec<String>,
    /// Kinds of Han's pieces that are removed, as FEN letters, one for each piece: `r`, `rc`, `aa`. Of several pieces
    /// of a kind, those nearest to file a in Han's setup are removed. Han then moves first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub give: Option<String>,
    /// Han's deom (덤) in half points. If absent, it is that of the rules, or 0 with a handicap.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub deom_half: Option<u16>,
}

/// The terms of a game other than rules, clock, sides and rating, as shown with a challenge.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct StartTerms {
    /// The position in FEN if the game starts from a custom position; otherwise `null`.
    pub start_fen: Option<String>,
    /// Squares of the pieces removed by a handicap, without those of the pieces in `give`.
    pub handicap: Vec<String>,
    /// Kinds of the handicap pieces that are given by kind rather than by square, as FEN letters; empty if there are
    /// none.
    pub give: String,
    /// Han's deom (덤) in half points; `null` if none is agreed for this game.
    pub deom_half: Option<u16>,
    pub takeback: TakebackChoice,
    /// Whether the game has a referee (심판).
    pub referee: bool,
}

/// Whether moves may be taken back in a game (무르기).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum TakebackChoice {
    /// Takebacks are allowed: at once against the engine and on one device, otherwise if the opponent agrees.
    #[default]
    Allowed,
    Never,
}

/// Body of `POST /api/games/{id}/join`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Join {
    /// The requested seat; any open seat if absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub side: Option<Side>,
}

/// Body of `POST /api/games/{id}/referee`. The first person without a seat who sends the key becomes the game's
/// referee.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct JoinReferee {
    /// The `referee_key` from the response of `POST /api/games`.
    pub key: String,
}
