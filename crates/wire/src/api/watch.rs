//! A game as spectators see it: lines of its stream, and of the stream of the featured game.

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

/// A game that is watched: the first line of its stream, and again when it begins and when it ends.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct WatchedGame {
    pub id: String,
    pub variant: Variant,
    pub speed: String,
    pub perf: String,
    pub rated: bool,
    /// The position after both setups; absent before they are chosen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub initial_fen: Option<String>,
    /// Absent before the setups are chosen, and in a game from a free position.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub setup: Option<Setups>,
    /// The position; absent before the setups are chosen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fen: Option<String>,
    /// The side to move: `white` or `black`; absent if it is nobody's turn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub player: Option<String>,
    /// Number of moves and passes.
    pub turns: u32,
    pub status: StatusView,
    /// Milliseconds since 1970.
    pub created_at: i64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last_move: Option<String>,
    pub players: ExportPlayers,
    /// `white` or `black`; absent for a draw and while the game goes on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub winner: Option<String>,
    /// How the game ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub end: Option<VerdictView>,
}

/// A position of a game that is watched.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct WatchedPosition {
    pub fen: String,
    /// The move that led to it; absent for the first position.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lm: Option<String>,
    /// Seconds that Cho may use for the next move; absent without a clock, and for positions from before the stream.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub wc: Option<i64>,
    /// The same of Han.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bc: Option<i64>,
    /// Number of moves and passes before it. It becomes smaller when moves are taken back.
    pub ply: u32,
}

/// A line of the stream of the featured game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "t", content = "d", rename_all = "camelCase")]
pub enum TvLine {
    /// Another game is shown from now on.
    Featured(FeaturedGame),
    /// The next position of the game.
    Fen(WatchedPosition),
}

/// The featured game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct FeaturedGame {
    pub id: String,
    /// `white`: Cho is shown at the bottom.
    pub orientation: String,
    /// Cho and Han.
    pub players: Vec<FeaturedPlayer>,
    pub fen: String,
}

/// A player of the featured game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct FeaturedPlayer {
    /// `white` or `black`.
    pub color: String,
    /// Absent for the engine.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub user: Option<ExportUser>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<i32>,
    /// The level of the server's engine.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ai_level: Option<u8>,
    /// Absent without a clock.
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

    /// Returns the first line about the game in the stream of the featured game; `None` before it begins.
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

/// A game without its players, which are filled in later. Setups that are secret are not in it.
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

/// The position of a game now; `None` before it begins.
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

/// Returns the positions before the present one, the first one first; without clocks, of which only the present is known.
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
