//! Clubs (동호회, 기원) with their members and in-person events.

use crate::{Answer, Page, PageRequest, QueryError};
use play::rating::Rating;
use play::{ClubEventId, ClubId, Player};

/// Admission policy of a club.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Admission {
    /// Players become members immediately.
    Open,
    /// The owner or an officer must approve each player.
    Approval,
}

/// Role in a club, from highest to lowest.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ClubRole {
    /// The owner (회장). Every club has exactly one.
    Owner,
    /// An officer (총무), who approves and removes members and edits the club.
    Officer,
    /// A member (회원).
    Member,
    /// A player whose request to join has not been approved yet.
    Waiting,
}

impl ClubRole {
    /// Returns whether the role may approve and remove members, edit the club, and make tournaments for it.
    #[must_use]
    pub const fn manages(self) -> bool {
        matches!(self, Self::Owner | Self::Officer)
    }
}

/// The details of a club that its owner and officers can edit.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ClubText {
    pub name: String,
    /// Town or address; may be empty.
    pub place: String,
    /// Short description; may be empty.
    pub about: String,
    pub admission: Admission,
}

/// A club, without its members.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ClubRow {
    pub id: ClubId,
    /// Time of creation, in milliseconds since 1970. Never changes.
    pub created_ms: i64,
    pub text: ClubText,
    /// Number of members, excluding waiting players.
    pub members: u32,
}

/// A member of a club, or a player waiting to join.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ClubMemberRow {
    pub player: Player,
    pub role: ClubRole,
    /// Time at which the player became a member or asked to join, in milliseconds since 1970.
    pub since_ms: i64,
}

/// An in-person event of a club, such as a monthly tournament.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ClubEventRow {
    pub id: ClubEventId,
    /// The date in the form `2026-11-30`, which sorts chronologically as text.
    pub day: String,
    pub title: String,
    /// Place of the event; may be empty.
    pub place: String,
    /// Note on the event; may be empty.
    pub note: String,
}

/// A notice about a club for a player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ClubNewsRow {
    pub club: ClubId,
    pub name: String,
    pub kind: ClubNewsKind,
}

/// The subject of a notice about a club.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ClubNewsKind {
    /// Players are waiting for approval by the recipient or another officer. Remains until all are approved or
    /// declined.
    Request,
    /// The player was approved.
    Admitted,
    /// The player was not approved.
    Declined,
}

/// Limits on new clubs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ClubBounds {
    /// Maximum number of clubs per owner.
    pub of_owner: u32,
    /// Maximum number of clubs in total.
    pub of_all: u32,
}

/// A change to a club.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ClubCommand {
    /// Adds a club with its owner as the only member. Refused if a limit is reached, or if the owner has no open
    /// account.
    Create {
        id: ClubId,
        owner: Player,
        /// The time, in milliseconds since 1970.
        at_ms: i64,
        text: ClubText,
        bounds: ClubBounds,
    },
    /// Replaces the details of a club. Refused if the club does not exist.
    Describe { club: ClubId, text: ClubText },
    /// Deletes a club with its memberships and events. Refused if the club does not exist.
    Dissolve { club: ClubId },
    /// Adds a member or a waiting player. Refused if the player is already in the club or has no open account, or if
    /// the club does not exist or already has `most` members and waiting players.
    Enter {
        club: ClubId,
        member: ClubMemberRow,
        most: u32,
    },
    /// Gives a player another role, which cannot be that of the owner. Refused unless the player has the role `from`. A
    /// player who was waiting gets a notice.
    SetRole {
        club: ClubId,
        player: Player,
        from: ClubRole,
        to: ClubRole,
        /// New start of the membership, in milliseconds since 1970; `None` leaves it unchanged.
        since_ms: Option<i64>,
    },
    /// Makes `to` the owner and `from` an officer. Refused unless `from` is the owner and `to` is a member or an
    /// officer.
    HandOver { club: ClubId, from: Player, to: Player },
    /// Removes a player, and the player's notice. Refused if the player is the owner or not in the club.
    Remove { club: ClubId, player: Player },
    /// Removes a player who is waiting, and leaves a notice. Refused if the player is not waiting.
    Decline { club: ClubId, player: Player },
    /// Deletes the notice of a player, because the player has opened the page of the club.
    Seen { club: ClubId, player: Player },
    /// Adds an event. Refused if the club has `most` events or does not exist.
    AddEvent {
        club: ClubId,
        event: ClubEventRow,
        most: u32,
    },
    /// Removes an event, if it exists.
    RemoveEvent { club: ClubId, event: ClubEventId },
}

/// Queries about clubs. The guarantees of [`crate::Queries`] apply.
pub trait ClubQueries: Send + Sync {
    /// Returns a club.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    fn club(&self, id: ClubId) -> Answer<Option<ClubRow>, QueryError>;

    /// Returns clubs whose name or place contains `search`, ignoring case. The largest clubs come first.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    fn clubs(&self, search: String, page: PageRequest) -> Answer<Page<ClubRow>, QueryError>;

    /// Returns at most `most` clubs that a player belongs to or is waiting to join, each with the membership.
    /// They are ordered by role and length of membership.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    fn clubs_of(&self, player: Player, most: u32) -> Answer<Vec<(ClubRow, ClubMemberRow)>, QueryError>;

    /// Returns the members of a club and the waiting players, ordered by role and length of membership.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    fn club_members(&self, id: ClubId) -> Answer<Vec<ClubMemberRow>, QueryError>;

    /// Returns the ratings of a club's members and waiting players.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    fn club_ratings(&self, id: ClubId) -> Answer<Vec<Rating>, QueryError>;

    /// Returns a player's role; `None` if the player is not in the club.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    fn club_role(&self, id: ClubId, player: Player) -> Answer<Option<ClubRole>, QueryError>;

    /// Returns the names of the given clubs, leaving out any that do not exist.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    fn club_names(&self, clubs: Vec<ClubId>) -> Answer<Vec<(ClubId, String)>, QueryError>;

    /// Returns the notices for a player, ordered by club name.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    fn club_news(&self, player: Player) -> Answer<Vec<ClubNewsRow>, QueryError>;

    /// Returns the events of a club by day.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    fn club_events(&self, id: ClubId) -> Answer<Vec<ClubEventRow>, QueryError>;
}
