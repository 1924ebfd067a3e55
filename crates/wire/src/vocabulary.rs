//! Vocabulary of all messages: sides, seats, time controls, verdicts.
//!
//! They mirror values of `janggi` and `play` on purpose: what travels must not change when an inner type does.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// Facts of an error, a verdict or a refusal: numbers and squares by name. The names belong to the code beside them.
pub type Facts = Map<String, Value>;

/// One of the two players. Cho (초, 楚) sits at the bottom and moves first, Han (한, 漢) at the top.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum Side {
    /// 초 (楚).
    Cho,
    /// 한 (漢).
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
    /// Seats are filled and the horses and elephants placed (차림).
    Arranging,
    /// Moves are played.
    Playing,
    /// There is a verdict; only a rematch can follow.
    Over,
}

/// A time control. All durations in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum TimeControl {
    /// No clock.
    None,
    /// 초읽기: `main_ms` once, then `periods` periods of `period_ms`; a period is lost only when it is used up.
    Byoyomi {
        /// 0 to 10,800,000 (three hours).
        main_ms: u32,
        /// 1,000 to 600,000.
        period_ms: u32,
        /// 1 to 100.
        periods: u8,
    },
    /// `main_ms`, and `increment_ms` more after every move.
    Fischer {
        /// 1,000 to 10,800,000.
        main_ms: u32,
        /// 0 to 600,000.
        increment_ms: u32,
    },
    /// One time for the whole game, both players together: when it is up, the game is stopped, and the rule set's field `stopped`
    /// decides it.
    Total {
        /// 1,000 to 21,600,000 (six hours).
        total_ms: u32,
        /// The limit for each move, after which the side to move loses: 1,000 to 600,000; absent without one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        move_ms: Option<u32>,
    },
    /// Correspondence (통신 대국): this many days for each move, whatever the move before took.
    Correspondence {
        /// 1 to 14.
        days: u8,
    },
}

/// A rule set as sent to clients.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RulesView {
    /// `kakao@1` when the rules came from a preset, `null` for house rules. `touch`, and pieces placed one by one, are agreed
    /// for one game and leave the preset its name.
    pub id: Option<String>,
    /// Every field of the rule set, as `janggun judge` reads it (`"rules"`).
    #[cfg_attr(test, ts(type = "Record<string, unknown>"))]
    #[schemars(with = "Facts")]
    pub full: Value,
}

/// A seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SeatView {
    /// The holder of the seat.
    pub kind: SeatKind,
    /// The engine's level, 1 to 14; `null` for anyone else.
    pub level: Option<u8>,
    /// The house player for whom the engine plays, such as `fox`; absent for the engine without a name, and for anyone else.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub house: Option<String>,
    /// Whether the reader of this message holds the seat. On one device both are true.
    pub you: bool,
    /// The player in the seat; absent for the engine, for an open seat and from older servers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub player: Option<PlayerView>,
}

impl BySide<SeatView> {
    /// Puts the people into the seats that they hold.
    pub fn name(&mut self, players: &janggi::BySide<Option<PlayerView>>) {
        self.cho.player.clone_from(&players.cho);
        self.han.player.clone_from(&players.han);
    }
}

/// A player's public view.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PlayerView {
    /// The player's key, which never changes: `guest:` and eleven letters and digits, also for those with an account.
    pub id: String,
    /// The account's name, or the nickname that a guest has chosen; `null` for a guest without one and a closed account.
    pub name: Option<String>,
    /// Whether the name belongs to an account. A guest's nickname proves nothing.
    pub account: bool,
    /// Whether the account is a bot, played by a program. Left out for people.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    pub bot: bool,
    /// The player's rating, if one is shown.
    #[serde(default)]
    pub rating: Option<RatingView>,
}

impl PlayerView {
    /// A player of whom only the key is known.
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

    /// Whether the player's games can be rated: bots play unrated games only.
    #[must_use]
    pub fn is_ratable(&self) -> bool {
        self.account && !self.bot
    }
}

/// A player's rating in one class of games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RatingView {
    /// Glicko-2, rounded.
    pub rating: i32,
    /// Its rating deviation, rounded.
    pub deviation: i32,
    /// Whether it is provisional, based on too few games.
    pub provisional: bool,
    /// The grade that it stands for, as in `Level`: 1 = 18급 … 18 = 1급, 19 = 1단 … 27 = 9단; `null` while provisional.
    pub grade: Option<u8>,
}

/// The kinds of a seat's holder.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum SeatKind {
    /// A person.
    Guest,
    Engine,
    /// Nobody yet: the first player who opens the game's link may join.
    Open,
}

/// The winner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum Outcome {
    /// Cho won.
    Cho,
    /// Han won.
    Han,
    /// Nobody won.
    Draw,
    /// The game was aborted and counts for nothing.
    None,
}

/// Why a game is over: the judge's verdict object.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct VerdictView {
    pub outcome: Outcome,
    /// The cause: `mate`, `double_pass`, `resigned` …; docs/reference/endings.md lists them.
    pub code: String,
    /// The field of the rule set that ended the game, as a dotted path; `null` for resignation, flag and abort.
    pub rule: Option<String>,
    /// The numbers and squares of the cause.
    #[cfg_attr(test, ts(type = "Record<string, unknown>"))]
    pub facts: Facts,
}

/// What a player claims from an absent opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum Claim {
    /// A win.
    Win,
    Draw,
}

/// Why the server closes the socket.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum ByeReason {
    /// The server restarts: reconnect in a few seconds.
    Restart,
    /// The reader is too slow: reconnect with `since`.
    TooSlow,
    /// Too many messages.
    TooFast,
    /// The session of the socket has ended: sign in again.
    SignedOut,
}
