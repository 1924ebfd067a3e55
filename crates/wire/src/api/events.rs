//! Lines of an account's event stream, and the list of its games in progress.

use janggi::{Side, fen};
use play::room::{BoardPly, Phase, Room};
use play::{Millis, Moment, TimeControl};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::challenge::Challenge;
use super::game::{self, GamePlayer, Variant};
use super::status::{Status, StatusView};

/// A line of the event stream. Other streams send `StreamEnd`, too.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "camelCase")]
pub enum Event {
    /// A game has started, or was in progress when the stream was opened.
    GameStart {
        game: Box<GameInfo>,
    },
    GameFinish {
        game: Box<GameInfo>,
    },
    /// The account must choose a setup. A bot's client receives this line only with `?setup=true`.
    SetupStart {
        game: SetupInfo,
    },
    Challenge {
        challenge: Box<Challenge>,
        compat: Compat,
    },
    /// The challenge was withdrawn or not answered in time.
    ChallengeCanceled {
        challenge: Box<Challenge>,
    },
    ChallengeDeclined {
        challenge: Box<Challenge>,
    },
    /// The last line if a stream ends early. Clients should open the stream again, except after `tokenEnded`.
    StreamEnd {
        reason: EndReason,
    },
}

/// The reason a stream ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub enum EndReason {
    /// The server is restarting, or an error occurred. Clients should reconnect after a few seconds.
    Restart,
    /// The client read the stream too slowly.
    TooSlow,
    /// The token is no longer valid, for example because it has expired.
    TokenEnded,
}

/// The APIs with which a game can be played. The bot API is only for unrated games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Compat {
    pub bot: bool,
    pub board: bool,
}

/// The opponent in a game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
#[schemars(rename = "OpponentInfo")]
pub struct Opponent {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
    pub username: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<i32>,
    /// The level of the server's engine.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ai: Option<u8>,
}

/// A game of the account.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct GameInfo {
    pub game_id: String,
    /// The same as `gameId`.
    pub full_id: String,
    pub id: String,
    /// The account's side: `white` for Cho, `black` for Han.
    pub color: String,
    pub fen: String,
    /// Whether the account has moved.
    pub has_moved: bool,
    pub is_my_turn: bool,
    /// The last move in UCI; empty before the first move.
    pub last_move: String,
    pub opponent: Opponent,
    pub perf: String,
    pub rated: bool,
    /// Time that the account may use for the next move, in seconds; absent without a clock.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seconds_left: Option<i64>,
    /// The origin of the game: `ai` for games against the engine, `friend` for challenges, otherwise `lobby`.
    pub source: String,
    pub status: StatusView,
    pub speed: String,
    pub variant: Variant,
    pub compat: Compat,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub winner: Option<String>,
}

/// A game in the setup phase.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct SetupInfo {
    pub game_id: String,
    pub color: String,
    /// Codes of the setups that the account may choose.
    pub allowed: Vec<String>,
    /// The opponent's setup; absent if it is not known yet.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub opponent_setup: Option<String>,
    /// Deadline for the choice, milliseconds since 1970; absent if there is none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deadline: Option<i64>,
}

/// Response of `GET /api/account/playing`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct NowPlaying {
    pub now_playing: Vec<GameInfo>,
    pub nb_my_turn: u32,
}

impl GameInfo {
    /// Fills in the opponent.
    pub fn set_opponent(&mut self, opponent: &GamePlayer) {
        self.opponent = Opponent {
            id: opponent.id.clone(),
            username: opponent.name.clone(),
            rating: opponent.rating,
            ai: opponent.ai_level,
        };
        if opponent.ai_level.is_some() {
            "ai".clone_into(&mut self.source);
        }
    }
}

/// Creates the view of a game for the player on `side`. The opponent is filled in later.
#[must_use]
pub fn game_info(room: &Room, side: Side, at: Moment) -> GameInfo {
    let terms = room.terms();
    let played = room.played();
    let own = |logged: &&play::room::Logged| logged.board == BoardPly::Yes && logged.side == Some(side);
    let last = played.and_then(|played| played.log.iter().rev().find(|logged| logged.board == BoardPly::Yes));
    let playing = matches!(room.phase(), Phase::Playing(_));
    let id = terms.game.to_string();
    GameInfo {
        game_id: id.clone(),
        full_id: id.clone(),
        id,
        color: game::colour(side).to_owned(),
        fen: played.map_or(String::new(), |played| fen::print(played.game.position())),
        has_moved: played.is_some_and(|played| played.log.iter().any(|logged| own(&logged))),
        is_my_turn: playing && played.is_some_and(|played| played.turn() == side),
        last_move: last.map_or(String::new(), |logged| logged.action.to_string()),
        opponent: Opponent::default(),
        perf: game::speed(terms.time.speed()).to_owned(),
        rated: terms.rated,
        seconds_left: seconds_left(room, side, at),
        source: if terms.invited.is_some() { "friend" } else { "lobby" }.to_owned(),
        status: Status::of(room).view(),
        speed: game::speed(terms.time.speed()).to_owned(),
        variant: game::variant(&terms.rules, terms.rules_id.as_deref()),
        compat: Compat {
            bot: !terms.rated,
            board: true,
        },
        winner: room
            .verdict()
            .and_then(|verdict| game::winner(verdict.outcome))
            .map(str::to_owned),
    }
}

fn seconds_left(room: &Room, side: Side, at: Moment) -> Option<i64> {
    let played = room.played().filter(|_| room.terms().time != TimeControl::None)?;
    let Millis(left) = game::next_move(played, room.terms().time, side, at);
    i64::try_from(left / 1_000).ok()
}

/// Returns the view of a game in which the player on `side` must choose a setup; `None` if there is no choice to make.
#[must_use]
pub fn setup_info(room: &Room, side: Side) -> Option<SetupInfo> {
    let player = room.seats()[side].player()?;
    let chooses = room.rights(player, room.last()).arrange.contains(&side);
    let allowed = room.choices_now(side);
    if !chooses || allowed.is_empty() {
        return None;
    }
    let other = match room.choice_shown(side.opposite(), Some(player)) {
        play::room::ShownChoice::Chosen(arrangement) => Some(arrangement.code().to_owned()),
        play::room::ShownChoice::None | play::room::ShownChoice::Hidden => None,
    };
    Some(SetupInfo {
        game_id: room.terms().game.to_string(),
        color: game::colour(side).to_owned(),
        allowed: allowed.into_iter().map(|one| one.code().to_owned()).collect(),
        opponent_setup: other,
        deadline: room.setup_deadline().map(|deadline| deadline.0),
    })
}
