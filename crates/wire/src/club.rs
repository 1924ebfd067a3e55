//! Clubs (동호회, 기원): request and response bodies.
//!
//! This module must not contain logic: the server checks limits and roles.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::tournament::TournamentSummary;
use crate::vocabulary::PlayerView;

/// Description of a club. Also the body of `POST /api/clubs` and `PUT /api/clubs/{id}`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ClubText {
    /// The club's name, 1 to 40 characters.
    pub name: String,
    /// Town or address, up to 60 characters; may be empty.
    pub place: String,
    /// A description of the club, up to 200 characters; may be empty.
    pub about: String,
    pub admission: Admission,
}

/// The admission policy of a club.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum Admission {
    /// Players become members immediately.
    Open,
    /// The owner or an officer must approve each player.
    Approval,
}

/// A player's role in a club.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum ClubRole {
    /// The owner (회장). Every club has exactly one.
    Owner,
    /// An officer (총무), who edits the club, and approves and removes ordinary members.
    Officer,
    /// A member (회원).
    Member,
    /// A player whose request to join has not been approved yet.
    Waiting,
}

/// A club in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ClubSummary {
    /// The id in the club's URL.
    pub id: String,
    pub name: String,
    pub place: String,
    /// Number of members, without waiting players.
    pub members: u32,
    pub admission: Admission,
    /// The requesting player's role; only in [`ClubList::own`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub role: Option<ClubRole>,
}

/// Response of `GET /api/clubs`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ClubList {
    /// The clubs of the requesting player; empty for visitors, on later pages and in a search.
    pub own: Vec<ClubSummary>,
    /// A page of at most 50 clubs that match the search, largest first.
    pub clubs: Vec<ClubSummary>,
    /// Whether there is another page.
    pub more: bool,
}

/// A club as the requesting player may see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ClubView {
    /// The id in the club's URL.
    pub id: String,
    pub text: ClubText,
    /// Time of creation, in milliseconds since 1970.
    pub created_ms: i64,
    /// The owner, then officers, then other members. Within a role, the longest membership comes first.
    pub members: Vec<ClubMember>,
    /// Players waiting for approval. Shown only to the owner and officers; otherwise empty.
    pub waiting: Vec<ClubMember>,
    /// Events, earliest day first.
    pub events: Vec<ClubEvent>,
    /// Role of the requesting player; `null` if the player is not in the club.
    pub you: Option<ClubRole>,
    /// The club's tournaments: those in progress, those that have not begun, and the last three that have ended.
    #[serde(default)]
    #[cfg_attr(test, ts(as = "Option<Vec<TournamentSummary>>", optional))]
    pub tournaments: Vec<TournamentSummary>,
}

/// A member of a club, or a player waiting for approval.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ClubMember {
    /// The player, with the Janggi rating for the player's most played speed.
    pub player: PlayerView,
    pub role: ClubRole,
}

/// An event of a club.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ClubEvent {
    /// The id with which the event can be deleted.
    pub id: String,
    /// The day, such as `2026-11-30`.
    pub day: String,
    pub title: String,
    pub place: String,
    pub note: String,
}

/// Body of `POST /api/clubs/{id}/events`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct NewClubEvent {
    /// The day, such as `2026-11-30`.
    pub day: String,
    /// The event's title, 1 to 60 characters.
    pub title: String,
    /// The place of the event, up to 60 characters; may be empty.
    pub place: String,
    /// A note, up to 200 characters; may be empty.
    pub note: String,
}

/// Body of `PUT /api/clubs/{id}/members/{player}`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct NewRole {
    /// `member` approves a waiting player or demotes an officer, `officer` appoints an officer, and `owner` transfers
    /// the club. The previous owner then becomes an officer.
    pub role: ClubRole,
}
