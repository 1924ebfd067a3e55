//! Frames of `GET /ws/lobby`, and the bodies of challenges, live games and online players.
//!
//! Must not hold logic: ranges are checked where a message becomes a value of `play` (`convert`).

use janggi::Movement;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::ErrorBody;
use crate::http::{NewGame, StartTerms};
use crate::vocabulary::{BySide, ByeReason, PlayerView, SeatView, Side, TimeControl};

/// A client's message in the lobby. `id` is the client's id for the command: 1 to 32 of `A–Z a–z 0–9 _ -`. Every
/// command is answered by `ack` or `refused` with that id.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "t", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum LobbyClientMsg {
    /// Offer a game to the first player who accepts. The offer lasts until it is accepted or cancelled, or the socket closes.
    Seek {
        /// The command's id.
        id: String,
        /// The game that is wanted.
        seek: NewSeek,
    },
    /// Take one's own seek back.
    Cancel {
        /// The command's id.
        id: String,
        seek: String,
    },
    /// Accept a player's seek.
    Accept {
        /// The command's id.
        id: String,
        seek: String,
    },
    /// Wait for an opponent with the same clock. A player waits in one pool at a time.
    Pool {
        /// The command's id.
        id: String,
        /// The `id` of one of `pools`.
        pool: String,
        /// Whether to play a rated game if the opponent wants that too and both have accounts; `true` when absent.
        #[serde(default = "yes", skip_serializing_if = "is_yes")]
        #[cfg_attr(test, ts(as = "Option<bool>", optional))]
        rated: bool,
        /// As in `NewGame`. The zone of the player who has waited longer counts.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        zone: Option<String>,
        /// Whether a house player may take the place after a few seconds, if no person has come: the game is unrated then.
        /// `false` when absent.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        #[cfg_attr(test, ts(as = "Option<bool>", optional))]
        house: bool,
    },
    /// Wait no longer.
    Leave {
        /// The command's id.
        id: String,
    },
    /// Answered by `pong`.
    Ping {},
}

const fn yes() -> bool {
    true
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands over a reference")]
const fn is_yes(rated: &bool) -> bool {
    *rated
}

/// A game that is offered in the lobby.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct NewSeek {
    /// A preset id: `kakao` or `kakao@1`.
    pub rules: String,
    /// The time control.
    pub time: TimeControl,
    /// Whether the game counts for the ratings; only between two accounts. `false` when absent.
    #[serde(default)]
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    pub rated: bool,
    /// The side that the seeker takes; `random` when absent.
    #[serde(default)]
    #[cfg_attr(test, ts(as = "Option<SeekSide>", optional))]
    pub side: SeekSide,
    /// Rating range for opponents; anyone when absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub range: Option<RatingRange>,
    /// As in `NewGame`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub zone: Option<String>,
    /// Whether a house player may accept after a few seconds, if no person has. A rated seek, or one for a correspondence
    /// game, is for people only. `false` when absent.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    pub house: bool,
}

/// Which side a seeker takes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum SeekSide {
    /// 초.
    Cho,
    /// 한.
    Han,
    /// The server draws, so that everyone plays both sides about equally often.
    #[default]
    Random,
}

/// Ratings from `least` to `most`, both included. A player without a rating has 1500.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RatingRange {
    /// 0 to 4000.
    pub least: i32,
    /// `least` to 4000.
    pub most: i32,
}

/// A message of the lobby. All but `state`, the answers to commands, `paired`, `unpaired` and those about challenges
/// are the same for everyone.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "t", rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum LobbyServerMsg {
    /// Everything there is: the first message.
    State {
        /// The reader; `null` for a visitor without a session, who may only watch.
        you: Option<PlayerView>,
        /// All open seeks, oldest first.
        seeks: Vec<SeekView>,
        pools: Vec<PoolView>,
        presence: Presence,
        /// Challenges to and from the reader that wait for an answer.
        challenges: Vec<ChallengeView>,
        /// The server's own players, weakest first; absent if there are none.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        #[cfg_attr(test, ts(as = "Option<Vec<HousePlayerView>>", optional))]
        house: Vec<HousePlayerView>,
    },
    /// Changes in the list of seeks since the last message; sent at most a few times a second.
    Seeks {
        /// New ones, oldest first.
        added: Vec<SeekView>,
        /// The ids of those that are no longer open.
        gone: Vec<String>,
    },
    /// Numbers of players and games; sent after changes, at most every few seconds.
    Presence { presence: Presence },
    /// The reader has an opponent: open the game. All other seeks of both players, and their places in pools, are gone.
    Paired {
        /// The game's id.
        game: String,
        /// The reader's side.
        side: Side,
        /// The opponent; without a name for a house player.
        opponent: PlayerView,
        /// The seek that it came of; `null` for a pool.
        seek: Option<String>,
        /// The house player who is the opponent; absent for a person.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        house: Option<String>,
    },
    /// An opponent was found, but no game could be made. The seek, or the place in the pool, is gone.
    Unpaired { error: ErrorBody },
    /// A challenge to the reader, or one that the reader made.
    Challenged { challenge: ChallengeView },
    /// A challenge to or from the reader waits no longer.
    ChallengeGone {
        /// The game's id.
        game: String,
        /// The outcome.
        outcome: ChallengeOutcome,
    },
    /// A command is done.
    Ack {
        /// The command's id.
        id: String,
        /// The id of the seek that it made; `null` for other commands, and if the seek was answered at once.
        seek: Option<String>,
    },
    /// A command was refused and changed nothing.
    Refused {
        /// The command's id.
        id: String,
        error: ErrorBody,
    },
    /// A frame could not be read; the connection continues.
    Error { error: ErrorBody },
    /// Answer to `ping`.
    Pong,
    /// The server closes the connection next; reconnect.
    Bye { reason: ByeReason },
}

/// One of the server's own players, for whom the engine plays. Games against them are never rated.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct HousePlayerView {
    /// Its id, by which clients name it: `fox`.
    pub id: String,
    /// The level at which the engine plays for it, 1 to 14.
    pub level: u8,
    /// The measured grade of the level: 1 = 18급 … 18 = 1급, 19 = 1단 … 27 = 9단.
    pub grade: u8,
}

/// An open seek.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SeekView {
    pub id: String,
    pub by: PlayerView,
    /// `kakao@1`.
    pub rules: String,
    /// The time control.
    pub time: TimeControl,
    /// `bullet`, `blitz`, `rapid`, `classical`, `unlimited` or `correspondence`: the speed in which it is rated.
    pub speed: String,
    /// Whether the game counts for the ratings.
    pub rated: bool,
    /// The side that the seeker takes.
    pub side: SeekSide,
    /// The rating range for opponents.
    pub range: Option<RatingRange>,
    /// Since when it is open, milliseconds since 1970.
    pub since_ms: i64,
}

/// Players who wait for an opponent with the same clock. Games of a pool are rated if both players have accounts and want it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PoolView {
    /// Its id: `5+10x3` is five minutes and three periods of ten seconds, `1+5` a minute and five seconds a move.
    pub id: String,
    /// `kakao@1`.
    pub rules: String,
    /// The time control.
    pub time: TimeControl,
    /// The speed in which its games are rated, as of a seek.
    pub speed: String,
    /// The difference of ratings that a player accepts at first.
    pub difference: u32,
    /// Growth of that for every second of waiting.
    pub wider_by: u32,
    /// After this many seconds every opponent is accepted.
    pub anybody_after_s: u32,
}

/// Numbers of players and games.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Presence {
    /// Players with an open socket, in the lobby or in a game.
    pub players: u32,
    /// Games that are being played.
    pub games: u32,
    /// Players who wait in each pool.
    pub waiting: Vec<PoolCount>,
}

/// How many players wait in a pool, and how many games with its clock are played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PoolCount {
    pub pool: String,
    pub players: u32,
    /// Games that may be watched and have the pool's clock; absent from older servers.
    #[serde(default)]
    #[cfg_attr(test, ts(as = "Option<u32>", optional))]
    pub games: u32,
}

/// Body of `POST /api/challenges`, which is answered like `POST /api/games`: a game whose other seat is reserved for
/// the challenged player.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct NewChallenge {
    pub to: Challenged,
    /// The game; its `opponent` is `friend`.
    pub game: NewGame,
}

/// The challenged player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum Challenged {
    /// By the `id` of a `PlayerView`.
    Player(String),
    /// By the name of an account, in any case.
    Name(String),
}

/// A challenge that waits for an answer. It is accepted with `POST /api/games/{game}/join`, and declined or withdrawn with
/// `DELETE /api/challenges/{game}`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ChallengeView {
    /// The game's id.
    pub game: String,
    pub from: PlayerView,
    pub to: PlayerView,
    /// `kakao@1`; `null` for house rules.
    pub rules: Option<String>,
    /// The time control.
    pub time: TimeControl,
    /// Whether the game counts for the ratings.
    pub rated: bool,
    /// The other terms; absent from older servers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub terms: Option<StartTerms>,
    /// The challenged player's side; `null` if hands decide.
    pub side: Option<Side>,
    /// Time of creation, milliseconds since 1970.
    pub since_ms: i64,
    /// When it ends by itself.
    pub until_ms: i64,
}

/// The outcome of a challenge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum ChallengeOutcome {
    /// The game begins: open it.
    Accepted,
    /// The challenged player declined.
    Declined,
    /// The challenger took it back.
    Withdrawn,
    /// Nobody answered in time.
    Expired,
}

/// Response of `GET /api/challenges`: those that wait for an answer, newest first.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ChallengeList {
    /// Challenges to the reader.
    pub received: Vec<ChallengeView>,
    /// Challenges by the reader.
    pub sent: Vec<ChallengeView>,
}

/// Response of `GET /api/live?page=N`: games that are being played and may be watched. The first of the first page is the
/// game of the moment: the highest rated, else the most watched, else the newest.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LiveList {
    /// The requested page, from 1.
    pub page: u32,
    /// At most 20.
    pub games: Vec<LiveGame>,
    /// Whether there is a next page.
    pub more: bool,
}

/// A game that is being played.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LiveGame {
    /// The game's id.
    pub id: String,
    /// `kakao@1`; `null` for house rules.
    pub rules: Option<String>,
    /// How the pieces move: as in Janggi, Xiangqi or Chess War. It also determines the names of the sides.
    #[cfg_attr(test, ts(type = "\"janggi\" | \"xiangqi\" | \"chesswar\""))]
    #[schemars(with = "crate::described::Movement")]
    pub movement: Movement,
    /// The time control.
    pub time: TimeControl,
    /// Whether it counts for the ratings.
    pub rated: bool,
    pub seats: BySide<SeatView>,
    /// The position.
    pub fen: String,
    pub turn: Option<Side>,
    /// The last step or pass, as in the `actions` of a game; `null` before the first.
    pub last: Option<String>,
    /// Board plies so far.
    pub ply: u32,
    /// Number of spectators: sockets of clients without a seat.
    pub watching: u32,
    /// When its first turn began, milliseconds since 1970.
    pub started_ms: i64,
}

/// Response of `GET /api/online?page=N`: players with a name who have an open socket.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct OnlineList {
    /// The requested page, from 1.
    pub page: u32,
    /// By name; at most 50.
    pub players: Vec<PlayerView>,
    /// Whether there is a next page.
    pub more: bool,
    /// Players with an open socket, those without a name among them.
    pub total: u32,
}
