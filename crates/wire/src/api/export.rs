//! Export of games as JSON.

use janggi::BySide;
use play::Moment;
use play::rating::RatingChange;
use play::room::Room;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::game::{self, GameClock, GamePlayer, Setups, Variant};
use super::status::Status;
use crate::convert;
use crate::vocabulary::VerdictView;

/// A player of an exported game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct ExportPlayer {
    /// The player; absent for the engine and an open seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub user: Option<ExportUser>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<i32>,
    /// The rating change; only in finished rated games. `rating` is then the rating before the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating_diff: Option<i32>,
    /// The level of the server's engine.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ai_level: Option<u8>,
}

/// A player other than the engine.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct ExportUser {
    pub id: String,
    pub name: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub display_name: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
}

/// The two players of an exported game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct ExportPlayers {
    pub white: ExportPlayer,
    pub black: ExportPlayer,
}

/// An exported game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct GameExport {
    pub id: String,
    pub rated: bool,
    pub variant: Variant,
    pub speed: String,
    pub perf: String,
    /// Time of creation, milliseconds since 1970.
    pub created_at: i64,
    pub last_move_at: i64,
    pub status: String,
    pub players: ExportPlayers,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub winner: Option<String>,
    /// The start position; absent before the game starts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub initial_fen: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub setup: Option<Setups>,
    pub moves: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<GameClock>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub end: Option<VerdictView>,
}

impl GameExport {
    /// Fills in the players.
    #[must_use]
    pub fn with(mut self, players: BySide<GamePlayer>) -> Self {
        self.players = players.into();
        self
    }

    /// Fills in the players' ratings before the game and the rating changes.
    #[must_use]
    pub fn rated_by(mut self, changes: BySide<Option<RatingChange>>) -> Self {
        self.players.white.rate(changes.cho);
        self.players.black.rate(changes.han);
        self
    }
}

impl From<BySide<GamePlayer>> for ExportPlayers {
    fn from(players: BySide<GamePlayer>) -> Self {
        Self {
            white: player(players.cho),
            black: player(players.han),
        }
    }
}

impl ExportPlayer {
    fn rate(&mut self, change: Option<RatingChange>) {
        if let Some(change) = change {
            self.rating = Some(change.points_before());
            self.rating_diff = Some(change.points_after() - change.points_before());
        }
    }
}

fn player(of: GamePlayer) -> ExportPlayer {
    let GamePlayer {
        id,
        name,
        display_name,
        title,
        rating,
        ai_level,
        provisional: _,
    } = of;
    ExportPlayer {
        user: id.map(|id| ExportUser {
            id,
            name,
            display_name,
            title,
        }),
        rating,
        rating_diff: None,
        ai_level,
    }
}

/// Creates the export of a game. The players are filled in later.
#[must_use]
pub fn game_export(room: &Room, created: Moment) -> GameExport {
    let terms = room.terms();
    let played = room.played();
    let speed = game::speed(terms.time.speed()).to_owned();
    GameExport {
        id: terms.game.to_string(),
        rated: terms.rated,
        variant: game::variant(&terms.rules, terms.rules_id.as_deref()),
        perf: speed.clone(),
        speed,
        created_at: created.0,
        last_move_at: room.last().0,
        status: Status::of(room).name().to_owned(),
        players: ExportPlayers::default(),
        winner: room
            .verdict()
            .and_then(|verdict| game::winner(verdict.outcome))
            .map(str::to_owned),
        initial_fen: played.and_then(|played| convert::start_fen(&played.game)),
        setup: played.and_then(|played| played.arrangements).map(game::setups),
        moves: played.map_or(String::new(), game::moves),
        clock: game::clock(terms.time),
        end: room.verdict().map(convert::verdict_view),
    }
}
