//! Types shared by many messages: sides, seats, time controls, verdicts.
//!
//! Some of them mirror types of `janggi` and `play`, so that messages do not change when those types do.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// Details of an error, verdict or refusal, such as numbers and squares. Their names depend on its code.
pub type Facts = Map<String, Value>;

/// One of the two sides. Cho (초, 楚) is at the bottom of the board and moves first; Han (한, 漢) is at the top.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum Side {
    Cho,
    Han,
}

/// One value for each side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct BySide<T> {
    pub cho: T,
    pub han: T,
}

/// The phase of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum Phase {
    /// Players take seats and choose setups (차림).
    Arranging,
    Playing,
    /// The game is over. Players can still agree on a rematch.
    Over,
}

/// A time control. Durations are in milliseconds, except in correspondence games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum TimeControl {
    /// No clock.
    None,
    /// Byoyomi (초읽기): main time, then periods that are lost only when used up.
    Byoyomi {
        /// Main time, 0 to 10,800,000 (three hours).
        main_ms: u32,
        /// Length of a period, 1,000 to 600,000.
        period_ms: u32,
        /// Number of periods, 1 to 100.
        periods: u8,
    },
    /// Fischer: main time, plus an increment for every move.
    Fischer {
        /// Main time, 1,000 to 10,800,000.
        main_ms: u32,
        /// Time added after each move, 0 to 600,000.
        increment_ms: u32,
    },
    /// A total time for the whole game, shared by both players. When it is up, the game is stopped, and the field
    /// `stopped` of the rule set decides the result.
    Total {
        /// The total time, 1,000 to 21,600,000 (six hours).
        total_ms: u32,
        /// Time limit for each move, after which the side to move loses, 1,000 to 600,000; absent if moves are not
        /// limited.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        move_ms: Option<u32>,
    },
    /// Correspondence (통신 대국): a fixed number of days per move; unused time is lost.
    Correspondence {
        /// Days per move, 1 to 14.
        days: u8,
    },
}

/// A rule set as sent to clients.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RulesView {
    /// The preset, such as `kakao@1`; `null` for custom rules. Touch-move and placing pieces one by one do not make
    /// rules custom, because they are agreed for each game.
    pub id: Option<String>,
    /// All fields of the rule set, as in the input of `janggun judge` (`"rules"`).
    #[cfg_attr(test, ts(type = "Record<string, unknown>"))]
    #[schemars(with = "Facts")]
    pub full: Value,
}

/// A seat in a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SeatView {
    pub kind: SeatKind,
    /// The engine's level, 1 to 14; `null` for any other holder.
    pub level: Option<u8>,
    /// The id of one of the server's computer players, such as `fox`; absent for any other holder.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub house: Option<String>,
    /// Whether the recipient holds the seat. True for both seats of a game on one device.
    pub you: bool,
    /// The player in the seat; absent for the engine, for an open seat, and in messages from older servers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub player: Option<PlayerView>,
}

impl BySide<SeatView> {
    /// Fills in the players of both seats.
    pub fn name(&mut self, players: &janggi::BySide<Option<PlayerView>>) {
        self.cho.player.clone_from(&players.cho);
        self.han.player.clone_from(&players.han);
    }
}

/// Public view of a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PlayerView {
    /// The player's permanent key: `guest:` and eleven letters and digits, even for players with an account.
    pub id: String,
    /// Name of the account, or nickname of the guest; `null` for guests without a nickname and for closed accounts.
    pub name: Option<String>,
    /// Whether the name belongs to an account. Guests' nicknames are not unique.
    pub account: bool,
    /// Whether this is a bot account, operated by a program. Absent for people.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    pub bot: bool,
    /// The player's rating, if the message shows one.
    #[serde(default)]
    pub rating: Option<RatingView>,
}

impl PlayerView {
    /// Creates a view that contains only the player's key.
    #[must_use]
    pub fn nameless(id: String) -> PlayerView {
        PlayerView {
            id,
            name: None,
            account: false,
            bot: false,
            rating: None,
        }
    }

    /// Returns whether the player's games can be rated. This requires an account that is not a bot.
    #[must_use]
    pub fn is_ratable(&self) -> bool {
        self.account && !self.bot
    }
}

/// A player's rating for one variant and speed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RatingView {
    /// The Glicko-2 rating in whole points.
    pub rating: i32,
    /// The rating deviation in whole points.
    pub deviation: i32,
    /// Whether the rating is provisional because of a large deviation.
    pub provisional: bool,
    /// The grade of the rating, as in `Level`: 1 = 18급 … 18 = 1급, 19 = 1단 … 27 = 9단; `null` while provisional.
    pub grade: Option<u8>,
}

/// Kind of a seat's holder.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum SeatKind {
    /// A player, with or without an account.
    Guest,
    Engine,
    /// Nobody holds the seat yet.
    Open,
}

/// The outcome of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum Outcome {
    /// Cho won.
    Cho,
    /// Han won.
    Han,
    Draw,
    /// The game was aborted and does not count.
    None,
}

/// The verdict on a finished game, as in the output of `janggun judge`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct VerdictView {
    pub outcome: Outcome,
    /// The cause: `mate`, `double_pass`, `resigned` …; docs/reference/endings.md lists them.
    pub code: String,
    /// The field of the rule set that ended the game, as a dotted path. `null` for endings outside the rules, such as
    /// resignation, loss on time or abort.
    pub rule: Option<String>,
    /// Details of the cause, such as numbers and squares.
    #[cfg_attr(test, ts(type = "Record<string, unknown>"))]
    pub facts: Facts,
}

/// A result that a player claims against an absent opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum Claim {
    Win,
    Draw,
}

/// The reason for closing a socket.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum ByeReason {
    /// The reason is temporary, such as a restart of the server. Clients should reconnect after a few seconds.
    Restart,
    /// The client reads too slowly. It should reconnect with `since`.
    TooSlow,
    /// The client has sent too many messages.
    TooFast,
    /// The login session that opened the socket has ended.
    SignedOut,
}
