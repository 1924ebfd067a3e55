//! News for a player who was away: tournaments and clubs. Games with news are in `GET /api/games`.

use crate::tournament::TournamentSummary;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Response of `GET /api/news`: news for the requesting player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct News {
    /// Tournaments in progress that the player has entered, but not visited since they started.
    pub tournaments: Vec<TournamentSummary>,
    /// News of clubs that the player belongs to or has asked to join.
    #[serde(default)]
    #[cfg_attr(test, ts(as = "Option<Vec<ClubNews>>", optional))]
    pub clubs: Vec<ClubNews>,
}

/// News of a club for the requesting player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ClubNews {
    /// The club's id, as in its URL.
    pub id: String,
    pub name: String,
    pub kind: ClubNewsKind,
}

/// The subject of news of a club. Other kinds may be added.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum ClubNewsKind {
    /// Players are waiting for approval by the player, who is the owner or an officer.
    Request,
    /// The player was approved, and has not opened the page of the club since.
    Admitted,
    /// The player was not approved, and has not opened the page of the club since.
    Declined,
}
