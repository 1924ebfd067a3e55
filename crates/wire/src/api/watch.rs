//! Games for spectators: lines of a spectator's game stream, and of the featured game's stream.

use janggi::{BySide, Game, fen};
use play::Moment;
use play::room::{BoardPly, Played, Room};
use play::{Millis, TimeControl};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::export::{ExportPlayers, ExportUser};
use super::game::{self, GamePlayer, Setups, Variant};
use super::status::{Status, StatusView};
use crate::convert;
use crate::vocabulary::VerdictView;

/// A game, as spectators see it. Sent as the first line of its stream, and again when the game starts and ends.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct WatchedGame {
    pub id: String,
    pub variant: Variant,
    pub speed: String,
    pub perf: String,
    pub rated: bool,
    /// The start position; absent before the game starts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub initial_fen: Option<String>,
    /// The setups of both sides; absent before the game starts, and in a game from a custom position.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub setup: Option<Setups>,
    /// The current position; absent before the game starts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fen: Option<String>,
    /// The side to move, `white` or `black`; absent before the start and after the end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub player: Option<String>,
    /// Number of moves and passes.
    pub turns: u32,
    pub status: StatusView,
    /// Time of creation, milliseconds since 1970.
    pub created_at: i64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last_move: Option<String>,
    pub players: ExportPlayers,
    /// The winning side: `white` or `black`; absent if there is no winner or the game continues.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub winner: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub end: Option<VerdictView>,
}

/// A position of a game, as spectators see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct WatchedPosition {
    pub fen: String,
    /// The move that led to the position; absent for the first position.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lm: Option<String>,
    /// Time that Cho may use for the next move, in seconds. Absent without a clock, and for earlier positions sent when
    /// the stream is opened.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub wc: Option<i64>,
    /// Time that Han may use for the next move, in seconds; absent like `wc`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bc: Option<i64>,
    /// Number of moves and passes before this position. Decreases when moves are taken back.
    pub ply: u32,
}

/// A line of the stream of the featured game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "t", content = "d", rename_all = "camelCase")]
pub enum TvLine {
    /// The game that is featured from now on.
    Featured(FeaturedGame),
    /// The next position of the game.
    Fen(WatchedPosition),
}

/// The featured game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct FeaturedGame {
    pub id: String,
    /// Always `white`: Cho is at the bottom.
    pub orientation: String,
    /// The two players, Cho first.
    pub players: Vec<FeaturedPlayer>,
    pub fen: String,
}

/// A player of the featured game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct FeaturedPlayer {
    /// The player's side: `white` or `black`.
    pub color: String,
    /// The player's account; absent for the engine.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub user: Option<ExportUser>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<i32>,
    /// The level of the server's engine.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ai_level: Option<u8>,
    /// Time for the next move, in seconds; absent without a clock.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seconds: Option<i64>,
}

impl WatchedGame {
    /// Fills in the players.
    #[must_use]
    pub fn with(mut self, players: BySide<GamePlayer>) -> Self {
        self.players = players.into();
        self
    }

    /// Returns the line that introduces this game in the stream of the featured game.
    #[must_use]
    pub fn featured(self, position: &WatchedPosition) -> FeaturedGame {
        let ExportPlayers { white, black } = self.players;
        let players = [("white", white, position.wc), ("black", black, position.bc)];
        let players = players.map(|(color, player, seconds)| FeaturedPlayer {
            color: color.to_owned(),
            user: player.user,
            rating: player.rating,
            ai_level: player.ai_level,
            seconds,
        });
        FeaturedGame {
            id: self.id,
            orientation: "white".to_owned(),
            players: players.into(),
            fen: position.fen.clone(),
        }
    }
}

/// Creates the view of a game for spectators. The players are filled in later.
#[must_use]
pub fn watched_game(room: &Room, created: Moment) -> WatchedGame {
    let terms = room.terms();
    let played = room.played();
    let speed = game::speed(terms.time.speed()).to_owned();
    let verdict = room.verdict();
    WatchedGame {
        id: terms.game.to_string(),
        variant: game::variant(&terms.rules, terms.rules_id.as_deref()),
        perf: speed.clone(),
        speed,
        rated: terms.rated,
        initial_fen: played.and_then(|played| convert::start_fen(&played.game)),
        setup: played.and_then(|played| played.arrangements).map(game::setups),
        fen: played.map(|played| fen::print(played.game.position())),
        player: played
            .and_then(|played| played.game.turn())
            .map(|side| game::colour(side).to_owned()),
        turns: played.map_or(0, Played::ply),
        status: Status::of(room).view(),
        created_at: created.0,
        last_move: played.and_then(last_move),
        players: ExportPlayers::default(),
        winner: verdict
            .and_then(|verdict| game::winner(verdict.outcome))
            .map(str::to_owned),
        end: verdict.map(convert::verdict_view),
    }
}

/// Returns the current position of a game; `None` before its start.
#[must_use]
pub fn watched_position(room: &Room, at: Moment) -> Option<WatchedPosition> {
    let played = room.played()?;
    let time = room.terms().time;
    let seconds = |side| {
        let Millis(left) = game::next_move(played, time, side, at);
        i64::try_from(left / 1_000).ok().filter(|_| time != TimeControl::None)
    };
    Some(WatchedPosition {
        fen: fen::print(played.game.position()),
        lm: last_move(played),
        wc: seconds(janggi::Side::Cho),
        bc: seconds(janggi::Side::Han),
        ply: played.ply(),
    })
}

/// Returns the positions before the current one, in order. They do not contain clocks.
#[must_use]
pub fn past_positions(played: &Played) -> Vec<WatchedPosition> {
    let Ok(mut game) = Game::unjudged(played.game.rules().clone(), played.game.start().clone()) else {
        return Vec::new();
    };
    let mut positions = Vec::new();
    let mut last = None;
    for (ply, logged) in (0..).zip(played.log.iter().filter(|logged| logged.board == BoardPly::Yes)) {
        positions.push(WatchedPosition {
            fen: fen::print(game.position()),
            lm: last.replace(logged.action.to_string()),
            wc: None,
            bc: None,
            ply,
        });
        if game.push_unjudged(logged.action).is_err() {
            break;
        }
    }
    positions
}

fn last_move(played: &Played) -> Option<String> {
    let moved = played.log.iter().rev().find(|logged| logged.board == BoardPly::Yes);
    moved.map(|logged| logged.action.to_string())
}
