//! Queries about ratings, which are computed by `play` and written with the end of a rated game.

use crate::rows::Page;
use crate::{Answer, PageRequest, QueryError};
use janggi::BySide;
use play::rating::{Ladder, Rating, RatingBasis, RatingChange, Results};
use play::{GameId, Player};

/// A request for a page of a leaderboard.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LeaderboardRequest {
    /// The ladder.
    pub ladder: Ladder,
    /// Earliest time of a player's last rated game, in milliseconds since 1970. Players who last played earlier are
    /// left out.
    pub since_ms: i64,
    /// Maximum deviation in hundredths of a point. Players with a larger deviation are left out.
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

    /// Returns the rating changes of a game; both `None` if the game was not rated.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    fn rating_changes_of(&self, game: GameId) -> Answer<BySide<Option<RatingChange>>, QueryError>;

    /// Returns the ratings of a leaderboard, best first. Equal ratings are ordered by player key.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    fn leaderboard(&self, request: LeaderboardRequest) -> Answer<Page<Rating>, QueryError>;

    /// Returns the results of the finished games between two players, from the first player's point of view.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    fn results_between(&self, player: Player, opponent: Player) -> Answer<Results, QueryError>;

    /// Returns the inputs for rating a game of two players, read at one point in time. Recent games are those rated
    /// since `since_ms`, in milliseconds since 1970. Players without a rating are newcomers.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    fn rating_basis(&self, players: BySide<Player>, ladder: Ladder, since_ms: i64) -> Answer<RatingBasis, QueryError>;

    /// Returns all ratings, sorted by player and ladder, and all changes, sorted by time, game and side, for comparison
    /// with the events. All are read at the same point in time.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    fn all_ratings(&self) -> Answer<(Vec<Rating>, Vec<RatingChange>), QueryError>;
}
