//! Messages of `GET /ws/lobby`, and HTTP bodies of challenges, live games and online players.
//!
//! This module must not contain logic: ranges are checked when a message is converted to a value of `play`.

use janggi::Movement;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::ErrorBody;
use crate::http::{NewGame, StartTerms};
use crate::vocabulary::{BySide, ByeReason, PlayerView, SeatView, Side, TimeControl};

/// A message from a client in the lobby. `id` is the client's id for the command: 1 to 32 of `A–Z a–z 0–9 _ -`. A
/// command with a valid id is answered by `ack` or `refused` with the same id.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "t", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum LobbyClientMsg {
    /// Offer a game to the first player who accepts, or accept the oldest open seek that matches. The offer stays open
    /// until it is accepted or cancelled, the player is paired or starts a real-time game, or the socket closes.
    Seek { id: String, seek: NewSeek },
    /// Cancel one of the player's own seeks.
    Cancel { id: String, seek: String },
    /// Accept another player's seek.
    Accept { id: String, seek: String },
    /// Wait for an opponent in a pool. A player can wait in only one pool at a time.
    Pool {
        id: String,
        /// The `id` of one of the `pools` in `state`.
        pool: String,
        /// Whether to play a rated game if the opponent also wants one and both players have accounts; `true` if
        /// absent.
        #[serde(default = "yes", skip_serializing_if = "is_yes")]
        #[cfg_attr(test, ts(as = "Option<bool>", optional))]
        rated: bool,
        /// The time zone, as in `NewGame`. The game gets the time zone of the player who has waited longer.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        zone: Option<String>,
        /// Whether one of the server's own computer players may join after a few seconds if no person has. The game is
        /// then unrated. `false` if absent.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        #[cfg_attr(test, ts(as = "Option<bool>", optional))]
        house: bool,
    },
    /// Leave the pool.
    Leave { id: String },
    /// Test the connection; answered by `pong`.
    Ping {},
}

const fn yes() -> bool {
    true
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands over a reference")]
const fn is_yes(rated: &bool) -> bool {
    *rated
}

/// A game to offer in the lobby.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct NewSeek {
    /// The id of a preset, such as `kakao` or `kakao@1`.
    pub rules: String,
    pub time: TimeControl,
    /// Whether the game is rated, which requires two accounts; `false` if absent.
    #[serde(default)]
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    pub rated: bool,
    /// The side that the seeker takes; `random` if absent.
    #[serde(default)]
    #[cfg_attr(test, ts(as = "Option<SeekSide>", optional))]
    pub side: SeekSide,
    /// Rating range for opponents; any rating if absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub range: Option<RatingRange>,
    /// The time zone, as in `NewGame`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub zone: Option<String>,
    /// Whether one of the server's own computer players may accept after a few seconds if no person has. Rated seeks
    /// and correspondence games are for people only. `false` if absent.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    pub house: bool,
}

/// The side that a seeker takes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum SeekSide {
    /// Cho (초).
    Cho,
    /// Han (한).
    Han,
    /// Either side. If the opponent does not ask for a side either, the server chooses, so that players play both sides
    /// about equally often.
    #[default]
    Random,
}

/// An inclusive range of ratings. A player without a rating counts as 1500.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RatingRange {
    /// The lowest rating, 0 to 4000.
    pub least: i32,
    /// The highest rating, `least` to 4000.
    pub most: i32,
}

/// A message from the server in the lobby. `seeks` and `presence` are broadcast to all clients.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "t", rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum LobbyServerMsg {
    /// The complete state; always the first message.
    State {
        /// The requesting player; `null` for a visitor without a session, whose commands are refused.
        you: Option<PlayerView>,
        /// All open seeks, oldest first.
        seeks: Vec<SeekView>,
        pools: Vec<PoolView>,
        presence: Presence,
        /// Open challenges to and from the requesting player.
        challenges: Vec<ChallengeView>,
        /// The server's own players, weakest first; absent if there are none.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        #[cfg_attr(test, ts(as = "Option<Vec<HousePlayerView>>", optional))]
        house: Vec<HousePlayerView>,
    },
    /// Changes in the list of seeks; sent at most a few times a second.
    Seeks {
        /// New seeks, oldest first.
        added: Vec<SeekView>,
        /// The ids of seeks that are no longer open.
        gone: Vec<String>,
    },
    /// Numbers of players and games; sent after changes, at most every few seconds.
    Presence { presence: Presence },
    /// The recipient has been paired, and the client should open the game. All other seeks of both players and their
    /// places in pools are removed.
    Paired {
        /// The game's id.
        game: String,
        /// The recipient's side.
        side: Side,
        /// The opponent; without a name if it is one of the server's own computer players.
        opponent: PlayerView,
        /// The seek that led to the pairing; `null` for a pool.
        seek: Option<String>,
        /// The opponent's id if it is one of the server's own computer players; absent for a person.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        house: Option<String>,
    },
    /// The game of a pairing could not be created, or the recipient lost a place in a pool by starting a real-time
    /// game. The seek or the place in the pool is removed.
    Unpaired { error: ErrorBody },
    /// A new challenge to or from the requesting player.
    Challenged { challenge: ChallengeView },
    /// A challenge to or from the requesting player is no longer open.
    ChallengeGone {
        /// The game's id.
        game: String,
        outcome: ChallengeOutcome,
    },
    /// A command was executed.
    Ack {
        /// The command's id.
        id: String,
        /// The id of the new seek; `null` for other commands, and if the seek was paired at once.
        seek: Option<String>,
    },
    /// A command was refused and had no effect.
    Refused {
        /// The command's id.
        id: String,
        error: ErrorBody,
    },
    /// A message was invalid. The connection stays open.
    Error { error: ErrorBody },
    /// The answer to `ping`.
    Pong,
    /// The server is about to close the connection. Clients should reconnect.
    Bye { reason: ByeReason },
}

/// One of the server's own players, whose moves the engine chooses. Games against them are never rated.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct HousePlayerView {
    /// The id of the player in messages, such as `fox`.
    pub id: String,
    /// The level at which the engine plays, 1 to 14.
    pub level: u8,
    /// The measured grade of the level: 1 = 18급 … 18 = 1급, 19 = 1단 … 27 = 9단.
    pub grade: u8,
}

/// An open seek: a player's offer of a game in the lobby.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SeekView {
    pub id: String,
    pub by: PlayerView,
    /// The preset, such as `kakao@1`.
    pub rules: String,
    pub time: TimeControl,
    /// The speed: `bullet`, `blitz`, `rapid`, `classical`, `unlimited` or `correspondence`.
    pub speed: String,
    pub rated: bool,
    /// The side that the seeker takes.
    pub side: SeekSide,
    /// The rating range for opponents; `null` if any rating is accepted.
    pub range: Option<RatingRange>,
    /// Time at which the seek was opened, milliseconds since 1970.
    pub since_ms: i64,
}

/// A pool of players who wait for a game with the same rules and time control. The game is rated if both players have
/// accounts and want a rated game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PoolView {
    /// The id of the pool: `5+10x3` for five minutes and three periods of ten seconds, `1+5` for one minute and an
    /// increment of five seconds.
    pub id: String,
    /// The preset, such as `kakao@1`.
    pub rules: String,
    pub time: TimeControl,
    /// The speed of the pool's games, as in a seek.
    pub speed: String,
    /// The rating difference that a player accepts at first.
    pub difference: u32,
    /// Growth of the accepted difference per second of waiting.
    pub wider_by: u32,
    /// Waiting time in seconds after which any rating difference is accepted.
    pub anybody_after_s: u32,
}

/// Numbers of players and games.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Presence {
    /// Number of players with an open socket or stream.
    pub players: u32,
    /// Number of games with a running clock, except correspondence games that are not loaded in memory.
    pub games: u32,
    /// Numbers of players and games by pool.
    pub waiting: Vec<PoolCount>,
}

/// The number of players waiting in a pool, and the number of games with its time control.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PoolCount {
    pub pool: String,
    pub players: u32,
    /// Number of public games in progress between people with the pool's time control; absent in messages of older
    /// servers.
    #[serde(default)]
    #[cfg_attr(test, ts(as = "Option<u32>", optional))]
    pub games: u32,
}

/// Body of `POST /api/challenges`, which creates a game with a seat reserved for the challenged player. The response is
/// that of `POST /api/games`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct NewChallenge {
    pub to: Challenged,
    /// The game. Its `opponent` must be `friend`.
    pub game: NewGame,
}

/// The player to challenge, by id or by account name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum Challenged {
    /// The `id` of a `PlayerView`.
    Player(String),
    /// The name of an account, in upper or lower case.
    Name(String),
}

/// An open challenge. It is accepted with `POST /api/games/{game}/join`, and declined or withdrawn with `DELETE
/// /api/challenges/{game}`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ChallengeView {
    /// The game's id.
    pub game: String,
    pub from: PlayerView,
    pub to: PlayerView,
    /// The preset, such as `kakao@1`; `null` for custom rules.
    pub rules: Option<String>,
    pub time: TimeControl,
    pub rated: bool,
    /// The other terms; absent in messages of older servers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub terms: Option<StartTerms>,
    /// The challenged player's side; `null` if hands decide.
    pub side: Option<Side>,
    /// Time of creation, milliseconds since 1970.
    pub since_ms: i64,
    /// Time at which the challenge expires, milliseconds since 1970.
    pub until_ms: i64,
}

/// The outcome of a challenge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum ChallengeOutcome {
    /// The challenge was accepted, and the client should open the game.
    Accepted,
    /// The challenged player declined.
    Declined,
    /// The challenger withdrew the challenge.
    Withdrawn,
    /// The challenge was not answered in time.
    Expired,
}

/// Response of `GET /api/challenges`: the open challenges, newest first.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ChallengeList {
    /// Challenges to the requesting player.
    pub received: Vec<ChallengeView>,
    /// Challenges by the requesting player.
    pub sent: Vec<ChallengeView>,
}

/// Response of `GET /api/live?page=N`: a page of the list of public games in progress, which has at most 100 games.
/// The first game of the first page is the featured one. Games are sorted by the sum of their players' ratings, not
/// counting provisional ones, then by the number of spectators, then newest first.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LiveList {
    /// The requested page, counted from 1.
    pub page: u32,
    /// The games of the page, at most 20.
    pub games: Vec<LiveGame>,
    /// Whether there is a next page.
    pub more: bool,
}

/// A public game in progress.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LiveGame {
    pub id: String,
    /// The preset, such as `kakao@1`; `null` for custom rules.
    pub rules: Option<String>,
    /// The variant: Janggi, Xiangqi or Chess War. It also determines the names of the sides.
    #[cfg_attr(test, ts(type = "\"janggi\" | \"xiangqi\" | \"chesswar\""))]
    #[schemars(with = "crate::described::Movement")]
    pub movement: Movement,
    pub time: TimeControl,
    pub rated: bool,
    pub seats: BySide<SeatView>,
    /// The current position.
    pub fen: String,
    pub turn: Option<Side>,
    /// The last step or pass, as in the `actions` of a game; `null` before the first.
    pub last: Option<String>,
    /// Number of moves and passes so far.
    pub ply: u32,
    /// Number of spectators: sockets of clients without a seat.
    pub watching: u32,
    /// Time of the game's creation, milliseconds since 1970.
    pub started_ms: i64,
}

/// Response of `GET /api/online?page=N`: players with a name who have an open socket or stream.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct OnlineList {
    /// The requested page, counted from 1.
    pub page: u32,
    /// The players of the page sorted by name, at most 50.
    pub players: Vec<PlayerView>,
    /// Whether there is a next page.
    pub more: bool,
    /// Number of players with an open socket or stream, including those without a name.
    pub total: u32,
}
