//! Response bodies about ratings: ratings of players and games, rating histories, leaderboards, and the score between
//! two players.
//!
//! This module must not contain logic. The rating system is described in docs/ratings.md.

use janggi::Movement;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::vocabulary::{BySide, PlayerView, RatingView};

/// Response of `GET /api/players/{player}/ratings`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PlayerRatings {
    pub player: PlayerView,
    /// One rating for each variant and speed in which the player has rated games.
    pub ratings: Vec<LadderView>,
}

/// A player's rating for one variant and speed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LadderView {
    #[cfg_attr(test, ts(type = "\"janggi\" | \"xiangqi\" | \"chesswar\""))]
    #[schemars(with = "crate::described::Movement")]
    pub movement: Movement,
    /// The speed: `bullet`, `blitz`, `rapid`, `classical` or `correspondence`.
    pub speed: String,
    pub rating: RatingView,
    /// Results of the player's rated games with this variant and speed.
    pub results: ResultsView,
    /// Time at which the last game was rated, milliseconds since 1970.
    pub rated_ms: i64,
}

/// Games won, drawn and lost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ResultsView {
    pub wins: u32,
    pub draws: u32,
    pub losses: u32,
}

/// Response of `GET /api/players/{player}/ratings/{movement}/{speed}`: the last 500 rated games, oldest first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RatingHistory {
    /// The rating after each game.
    pub points: Vec<RatingPoint>,
}

/// A rating after a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RatingPoint {
    /// The game's id.
    pub game: String,
    /// Time at which the game was rated, milliseconds since 1970.
    pub rated_ms: i64,
    /// The rating after the game, in whole points.
    pub rating: i32,
    /// The change caused by the game, in whole points.
    pub gained: i32,
    /// The deviation after the game, in whole points.
    pub deviation: u32,
}

/// Response of `GET /api/games/{id}/ratings`: each player's rating change in the game; both `null` if it was not rated.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct GameRatings(pub BySide<Option<RatingPoint>>);

/// Response of `GET /api/leaderboard/{movement}/{speed}?page=1`: players whose rating is not provisional and whose last
/// rated game is at most 90 days old, best first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Leaderboard {
    /// The requested page, counted from 1.
    pub page: u32,
    /// The places of the page, at most 50.
    pub rows: Vec<LeaderboardRow>,
    /// Whether there is a next page.
    pub more: bool,
}

/// A place on a leaderboard.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LeaderboardRow {
    /// The rank, counted from 1.
    pub rank: u32,
    pub player: PlayerView,
    /// Results of the player's rated games with the leaderboard's variant and speed.
    pub results: ResultsView,
}

/// Response of `GET /api/players/{player}/score/{opponent}`: results of all finished games between the two players,
/// rated or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Score {
    /// Results from the point of view of `player`.
    pub results: ResultsView,
}
