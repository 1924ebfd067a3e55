//! Queries about ratings, which the `play` crate computes.

use crate::rows::Page;
use crate::{Answer, PageRequest, QueryError};
use janggi::BySide;
use play::rating::{Ladder, Rating, RatingBasis, RatingChange, Results};
use play::{GameId, Player};

/// A request for a page of a leaderboard.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LeaderboardRequest {
    pub ladder: Ladder,
    /// Earliest time of a player's last rated game on the ladder, in milliseconds since 1970. Other players are left
    /// out.
    pub since_ms: i64,
    /// Maximum deviation, in hundredths of a point.
    pub deviation: u32,
    pub page: PageRequest,
}

/// Queries about ratings. The guarantees of [`crate::Queries`] apply.
pub trait RatingQueries: Send + Sync {
    /// Returns all ratings of a player.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    fn ratings_of(&self, player: Player) -> Answer<Vec<Rating>, QueryError>;

    /// Returns the last `limit` changes of a player's rating on a ladder, oldest first.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    fn rating_history(&self, player: Player, ladder: Ladder, limit: u32) -> Answer<Vec<RatingChange>, QueryError>;

    /// Returns the rating changes of a game; both `None` if the game was not rated.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    fn rating_changes_of(&self, game: GameId) -> Answer<BySide<Option<RatingChange>>, QueryError>;

    /// Returns a page of a leaderboard, best rating first. Equal ratings are ordered by player key.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    fn leaderboard(&self, request: LeaderboardRequest) -> Answer<Page<Rating>, QueryError>;

    /// Returns the results of all finished games between two players, from the point of view of `player`.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    fn results_between(&self, player: Player, opponent: Player) -> Answer<Results, QueryError>;

    /// Returns the inputs for rating a game between two players, from one snapshot. Games rated since `since_ms`
    /// (milliseconds since 1970) count as recent. A player without a rating is a newcomer.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    fn rating_basis(&self, players: BySide<Player>, ladder: Ladder, since_ms: i64) -> Answer<RatingBasis, QueryError>;

    /// Returns all ratings and all rating changes, from one snapshot. Ratings are sorted by player and ladder; changes
    /// by time, game and side.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    fn all_ratings(&self) -> Answer<(Vec<Rating>, Vec<RatingChange>), QueryError>;
}
