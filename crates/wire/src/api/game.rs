//! Lines of a player's game stream, and types and functions shared with other streams.

use janggi::ruleset::{Bikjang, Coded};
use janggi::{Action, Arrangement, BySide, Movement, Outcome, Position, Rules, Side, fen};
use play::room::{BoardPly, Phase, Played, Room, SeatHolder, Terms};
use play::{Millis, Moment, Speed, TimeControl};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::status::Status;
use super::users::BOT;
use crate::chat::{ChatRoom, ChatWords};
use crate::convert;
use crate::error::{Code, ErrorBody};
use crate::vocabulary::{self, VerdictView};

/// Time left in a game without a clock, as expected by clients of lichess: `i32::MAX`.
const NO_CLOCK_MS: i64 = 2_147_483_647;

/// The variant of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Variant {
    /// `janggi`, `xiangqi` or `chesswar`.
    pub key: String,
    /// `Janggi`, `Janggimodern` (without bikjang), `Xiangqi` or `Chesswar`. All except `Chesswar` are, in lower case,
    /// variants of Fairy-Stockfish.
    pub name: String,
    pub short: String,
    /// The preset with its revision, such as `kakao@1`; absent for custom rules.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rules: Option<String>,
}

/// Main time and increment of a clock. With byoyomi, the increment is 0 and the periods are in [`Byoyomi`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct GameClock {
    /// Main time, milliseconds.
    pub initial: i64,
    /// Time added with every move, milliseconds.
    pub increment: i64,
}

/// Byoyomi (초읽기): a period is lost only if a move takes all of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Byoyomi {
    /// Length of a period, milliseconds.
    pub ms: i64,
    /// Number of periods at the start.
    pub periods: i64,
    /// Number of periods that Cho has left.
    pub wleft: i64,
    /// Number of periods that Han has left.
    pub bleft: i64,
}

/// A rating category.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct PerfName {
    pub name: String,
}

/// A player of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct GamePlayer {
    /// The player's id; absent for the engine and an open seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
    /// The username, in ASCII; empty for an open seat.
    pub name: String,
    /// The name shown to users, in any script.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub display_name: Option<String>,
    /// `BOT` for a bot.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<i32>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub provisional: bool,
    /// The level of the server's engine, also for its computer players.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ai_level: Option<u8>,
}

impl GamePlayer {
    /// Returns the engine or the computer player that holds a seat; an empty value for any other holder.
    #[must_use]
    pub fn of_program(holder: SeatHolder) -> Self {
        match holder {
            SeatHolder::Engine(level) => Self {
                name: format!("level {}", level.number()),
                title: Some(BOT.to_owned()),
                ai_level: Some(level.number()),
                ..Self::default()
            },
            SeatHolder::House(house) => Self {
                id: Some(format!("house:{}", house.code())),
                name: house.code().to_owned(),
                title: Some(BOT.to_owned()),
                ai_level: Some(house.level().number()),
                ..Self::default()
            },
            SeatHolder::Player(_) | SeatHolder::Open => Self::default(),
        }
    }
}

/// Points of both sides.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Points {
    pub white: f32,
    /// Han's points, with the bonus for moving second (덤).
    pub black: f32,
}

/// Codes of both sides' setups (차림), such as `mssm`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Setups {
    pub white: String,
    pub black: String,
}

/// The first line of a game's stream, apart from chat messages.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct GameFull {
    /// Always `gameFull`.
    #[serde(rename = "type")]
    #[schemars(extend("const" = "gameFull"))]
    pub kind: String,
    pub id: String,
    pub variant: Variant,
    /// The clock; absent in games without a clock and in correspondence games.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<GameClock>,
    /// Days per move of a correspondence game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub days_per_turn: Option<u8>,
    pub speed: String,
    pub perf: PerfName,
    pub rated: bool,
    /// Time of creation, milliseconds since 1970.
    pub created_at: i64,
    /// Cho, who moves first.
    pub white: GamePlayer,
    /// Han, who moves second.
    pub black: GamePlayer,
    /// The start position; the usual one if the game was aborted before its start.
    pub initial_fen: String,
    /// The setups of both sides; absent in a game from a custom position, and if the game was aborted before its start.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub setup: Option<Setups>,
    pub state: GameState,
}

/// The state of a game. Sent in the game's stream after every event.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct GameState {
    /// Always `gameState`.
    #[serde(rename = "type")]
    #[schemars(extend("const" = "gameState"))]
    pub kind: String,
    /// All moves, separated by spaces. A pass is a move of the general to its own square.
    pub moves: String,
    /// Time that Cho may use for the next move without losing a period, milliseconds.
    pub wtime: i64,
    /// Time that Han may use for the next move without losing a period, milliseconds.
    pub btime: i64,
    /// Increment of Cho, in milliseconds.
    pub winc: i64,
    pub binc: i64,
    /// The name of the [`Status`]: `started` until the game ends.
    pub status: String,
    /// The winning side: `white` or `black`; absent if there is no winner or the game continues.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub winner: Option<String>,
    /// Whether Cho has offered a draw.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub wdraw: bool,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub bdraw: bool,
    /// Whether Cho has requested a takeback.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub wtakeback: bool,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub btakeback: bool,
    /// The byoyomi; absent in games without one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub byo: Option<Byoyomi>,
    /// Points of both sides; absent if the game never started.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub points: Option<Points>,
    /// Whether the side to move may call bikjang.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub bikjang: bool,
    /// Outcome, code, rule and facts of the ending, as listed in docs/reference/endings.md.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub end: Option<VerdictView>,
}

/// A line of a game's chat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "ChatLineOfStream")]
pub struct ChatLine {
    /// Always `chatLine`.
    #[serde(rename = "type")]
    #[schemars(extend("const" = "chatLine"))]
    pub kind: String,
    /// The chat room: `player` or `spectator`.
    pub room: String,
    pub username: String,
    pub text: String,
}

/// A line sent when the opponent has left or returned.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct OpponentGone {
    /// Always `opponentGone`.
    #[serde(rename = "type")]
    #[schemars(extend("const" = "opponentGone"))]
    pub kind: String,
    pub gone: bool,
    /// Time until the game can be claimed, in seconds; absent if it cannot be claimed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub claim_win_in_seconds: Option<i64>,
}

/// Returns `white` for Cho and `black` for Han.
pub(super) const fn colour(side: Side) -> &'static str {
    match side {
        Side::Cho => "white",
        Side::Han => "black",
    }
}

/// Returns the variant of a rule set.
pub(super) fn variant(rules: &Rules, rules_id: Option<&str>) -> Variant {
    let name = match (rules.movement, &rules.bikjang) {
        (Movement::Janggi, Bikjang::Off) => "Janggimodern",
        (Movement::Janggi, _) => "Janggi",
        (Movement::Xiangqi, _) => "Xiangqi",
        (Movement::ChessWar, _) => "Chesswar",
    };
    Variant {
        key: rules.movement.code().to_owned(),
        name: name.to_owned(),
        short: name.to_owned(),
        rules: rules_id.map(str::to_owned),
    }
}

/// Returns the code of a speed. Games without a clock are sent as correspondence games, because clients do not support
/// games of unlimited time.
pub(super) const fn speed(speed: Speed) -> &'static str {
    match speed {
        Speed::Unlimited => Speed::Correspondence.code(),
        speed => speed.code(),
    }
}

/// Returns the rating category for a speed, such as `Blitz`.
pub(super) fn perf_name(of: Speed) -> PerfName {
    let code = speed(of);
    let (first, rest) = code.split_at(1);
    PerfName {
        name: first.to_uppercase() + rest,
    }
}

/// Returns main time and increment of a time control; `None` for correspondence games and without a clock.
pub(super) fn clock(time: TimeControl) -> Option<GameClock> {
    match time {
        TimeControl::None | TimeControl::Correspondence { .. } => None,
        TimeControl::Byoyomi { main, .. } | TimeControl::Total { main, .. } => Some(GameClock {
            initial: whole(main),
            increment: 0,
        }),
        TimeControl::Fischer { main, increment } => Some(GameClock {
            initial: whole(main),
            increment: whole(increment),
        }),
    }
}

/// Returns the first line of the stream of a game that has started or was aborted before its start.
#[must_use]
pub fn game_full(room: &Room, players: BySide<GamePlayer>, created: Moment, at: Moment) -> GameFull {
    let terms = room.terms();
    let played = room.played();
    let arrangements = played.and_then(|played| played.arrangements);
    GameFull {
        kind: "gameFull".to_owned(),
        id: terms.game.to_string(),
        variant: variant(&terms.rules, terms.rules_id.as_deref()),
        clock: clock(terms.time),
        days_per_turn: match terms.time {
            TimeControl::Correspondence { days } => Some(days),
            TimeControl::None
            | TimeControl::Byoyomi { .. }
            | TimeControl::Fischer { .. }
            | TimeControl::Total { .. } => None,
        },
        speed: speed(terms.time.speed()).to_owned(),
        perf: perf_name(terms.time.speed()),
        rated: terms.rated,
        created_at: created.0,
        white: players.cho,
        black: players.han,
        initial_fen: initial_fen(played),
        setup: arrangements.map(setups),
        state: game_state(room, at),
    }
}

pub(super) fn setups(both: BySide<Arrangement>) -> Setups {
    Setups {
        white: both.cho.code().to_owned(),
        black: both.han.code().to_owned(),
    }
}

/// Returns the start position, or the usual one if the game never started.
fn initial_fen(played: Option<&Played>) -> String {
    let begun = played.and_then(|played| convert::start_fen(&played.game));
    begun.unwrap_or_else(|| {
        let usual = Arrangement::Mssm;
        fen::print(&Position::start(BySide { cho: usual, han: usual }))
    })
}

/// Returns the state of a game.
#[must_use]
pub fn game_state(room: &Room, at: Moment) -> GameState {
    let terms = room.terms();
    let played = room.played();
    let verdict = room.verdict();
    let said = played.map(|played| played.game.present());
    let offers = |side: Side| match room.phase() {
        Phase::Playing(playing) => (
            playing.played.game.offer() == Some(side),
            playing.takeback.is_some_and(|offer| offer.by == side),
        ),
        Phase::Arranging(_) | Phase::Over(_) => (false, false),
    };
    let ((wdraw, wtakeback), (bdraw, btakeback)) = (offers(Side::Cho), offers(Side::Han));
    let increment = match terms.time {
        TimeControl::Fischer { increment, .. } => whole(increment),
        TimeControl::None
        | TimeControl::Byoyomi { .. }
        | TimeControl::Total { .. }
        | TimeControl::Correspondence { .. } => 0,
    };
    GameState {
        kind: "gameState".to_owned(),
        moves: played.map_or(String::new(), moves),
        wtime: time_left(terms, played, Side::Cho, at),
        btime: time_left(terms, played, Side::Han, at),
        winc: increment,
        binc: increment,
        status: Status::of(room).name().to_owned(),
        winner: verdict.and_then(|verdict| winner(verdict.outcome)).map(str::to_owned),
        wdraw,
        bdraw,
        wtakeback,
        btakeback,
        byo: byoyomi(terms, played, at),
        points: said.as_ref().map(|said| Points {
            white: convert::decimal(said.standing.points.cho),
            black: convert::decimal(said.standing.points.han),
        }),
        bikjang: verdict.is_none() && said.is_some_and(|said| said.rights.call),
        end: verdict.map(convert::verdict_view),
    }
}

/// Returns the winner's colour; `None` without a winner.
pub(super) fn winner(outcome: Outcome) -> Option<&'static str> {
    match outcome {
        Outcome::Win(side) => Some(colour(side)),
        Outcome::Draw | Outcome::None => None,
    }
}

/// Returns all moves and passes, separated by spaces.
pub(super) fn moves(played: &Played) -> String {
    let board = played.log.iter().filter(|logged| logged.board == BoardPly::Yes);
    let moves: Vec<String> = board.map(|logged| logged.action.to_string()).collect();
    moves.join(" ")
}

fn time_left(terms: &Terms, played: Option<&Played>, side: Side, at: Moment) -> i64 {
    if terms.time == TimeControl::None {
        return NO_CLOCK_MS;
    }
    let Some(played) = played else {
        return match terms.time {
            TimeControl::Byoyomi { main, period, .. } => whole(main) + whole(period),
            control => whole(control.base()),
        };
    };
    whole(next_move(played, terms.time, side, at))
}

/// Returns the time that a side may use for its next move without losing a byoyomi period.
pub(super) fn next_move(played: &Played, time: TimeControl, side: Side, at: Moment) -> Millis {
    let reading = played.clock.reading(side, at);
    match time {
        TimeControl::Total { per_move: Some(_), .. } => reading.period.min(reading.main),
        TimeControl::Total { per_move: None, .. }
        | TimeControl::None
        | TimeControl::Byoyomi { .. }
        | TimeControl::Fischer { .. }
        | TimeControl::Correspondence { .. } => reading.main + reading.period,
    }
}

fn byoyomi(terms: &Terms, played: Option<&Played>, at: Moment) -> Option<Byoyomi> {
    let TimeControl::Byoyomi { period, periods, .. } = terms.time else {
        return None;
    };
    let left = |side: Side| {
        let left = played.map_or(periods, |played| played.clock.reading(side, at).periods);
        i64::from(left)
    };
    Some(Byoyomi {
        ms: whole(period),
        periods: periods.into(),
        wleft: left(Side::Cho),
        bleft: left(Side::Han),
    })
}

fn whole(time: Millis) -> i64 {
    i64::try_from(time.0).unwrap_or(NO_CLOCK_MS)
}

/// Converts the wire type of a time control.
pub(super) fn time_control(time: vocabulary::TimeControl) -> TimeControl {
    convert::time_back(time)
}

/// Parses a step such as `a4b4`, or a pass: `pass`, `0000`, `@@@@` or a move of the general to its own square.
///
/// # Errors
/// `bad_move` if the text is not a move.
pub fn board_action(text: &str) -> Result<Action, ErrorBody> {
    let token = match text {
        "0000" | "@@@@" => "pass",
        text => text,
    };
    let action = crate::commands::game_action(token)?;
    if action.board_move().is_some() || action == Action::Pass {
        Ok(action)
    } else {
        Err(ErrorBody::new(Code::BadMove, "a move is two points like a4b4, or pass"))
    }
}

/// Returns the name of a chat room in this API.
#[must_use]
pub const fn chat_room_name(room: ChatRoom) -> &'static str {
    match room {
        ChatRoom::Players => "player",
        ChatRoom::Spectators => "spectator",
    }
}

/// Returns a chat message as text. A preset message becomes its code, with spaces instead of underscores.
#[must_use]
pub fn chat_text(says: &ChatWords) -> String {
    match says {
        ChatWords::Text(text) => text.clone(),
        ChatWords::Preset(preset) => match serde_json::to_value(preset) {
            Ok(serde_json::Value::String(code)) => code.replace('_', " "),
            Ok(_) | Err(_) => String::new(),
        },
    }
}
