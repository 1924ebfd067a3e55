//! Queries about ratings. `play` computes ratings; they are written with the end of a rated game.

use crate::rows::Page;
use crate::{Answer, PageRequest, QueryError};
use janggi::BySide;
use play::rating::{Ladder, Rating, RatingBasis, RatingChange, Results};
use play::{GameId, Player};

/// The players listed in a leaderboard.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LeaderboardRequest {
    /// The ladder.
    pub ladder: Ladder,
    /// Only players whose last rated game was at this time or later, in milliseconds since 1970.
    pub since_ms: i64,
    /// Only players whose deviation is at most this, in hundredths of a point.
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

    /// Returns the newest changes of a player's rating, at most `limit`, oldest first.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    fn rating_history(&self, player: Player, ladder: Ladder, limit: u32) -> Answer<Vec<RatingChange>, QueryError>;

    /// Returns the rating changes of a game; both `None` if it was not rated.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    fn rating_changes_of(&self, game: GameId) -> Answer<BySide<Option<RatingChange>>, QueryError>;

    /// Returns the best players first; equal ones are ordered by key.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    fn leaderboard(&self, request: LeaderboardRequest) -> Answer<Page<Rating>, QueryError>;

    /// Returns the results of the finished games between two players, from the first one's point of view.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    fn results_between(&self, player: Player, opponent: Player) -> Answer<Results, QueryError>;

    /// Returns the inputs for rating a game of two players, read at one point in time. Recently rated games are counted
    /// from `since_ms`, in milliseconds since 1970. Unknown players have no ratings.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    fn rating_basis(&self, players: BySide<Player>, ladder: Ladder, since_ms: i64) -> Answer<RatingBasis, QueryError>;

    /// Returns all ratings, by player and ladder, and all changes, by time, game and side, read at one point in time.
    /// For comparison with the events.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    fn all_ratings(&self) -> Answer<(Vec<Rating>, Vec<RatingChange>), QueryError>;
}
