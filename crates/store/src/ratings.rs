//! Ratings as rows: what is written with the end of a rated game, and what is read of it.

use crate::rows::Page;
use crate::{Answer, PageRequest, QueryError};
use janggi::ruleset::Coded;
use janggi::{BySide, Outcome, Side};
use play::rating::{Ladder, Standing, rate};
use play::{GameId, Moment, Player};
use std::collections::BTreeMap;

/// A game that is to be rated.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RatedGame {
    /// The game.
    pub game: GameId,
    /// When it was rated, in milliseconds since 1970: later than every game rated before.
    pub rated_ms: i64,
    /// The ratings that it changes.
    pub ladder: Ladder,
    /// The players: two different ones.
    pub players: BySide<Player>,
    /// How it ended; not [`Outcome::None`].
    pub outcome: Outcome,
    /// Whether both players were in one network.
    pub neighbours: bool,
}

/// How many games of two players were rated lately.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct RatedLately {
    /// With each other.
    pub together: u32,
    /// Of the first with players of his own network, whoever they are.
    pub first_with_neighbours: u32,
    /// The same of the second.
    pub second_with_neighbours: u32,
}

/// A player's rating on one ladder.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RatingRow {
    /// The player.
    pub player: Player,
    /// Which rating.
    pub ladder: Ladder,
    /// The rating.
    pub standing: Standing,
    /// Rated games won, drawn and lost.
    pub results: Results,
}

/// Games won, drawn and lost.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Results {
    /// Won.
    pub wins: u32,
    /// Drawn.
    pub draws: u32,
    /// Lost.
    pub losses: u32,
}

impl Results {
    /// With one game more, as `side` played it.
    #[must_use]
    pub fn with(self, outcome: Outcome, side: Side) -> Self {
        let mut results = self;
        match outcome {
            Outcome::Win(winner) if winner == side => results.wins += 1,
            Outcome::Win(_) => results.losses += 1,
            Outcome::Draw => results.draws += 1,
            Outcome::None => {}
        }
        results
    }
}

/// What one rated game did to one player's rating. Ratings and deviation are in hundredths of a point.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RatingChange {
    /// The game.
    pub game: GameId,
    /// The player's side.
    pub side: Side,
    /// The player.
    pub player: Player,
    /// When it was rated, in milliseconds since 1970.
    pub rated_ms: i64,
    /// The rating before it.
    pub before: i32,
    /// The rating after it.
    pub after: i32,
    /// The deviation after it.
    pub deviation: u32,
}

impl RatingRow {
    /// Before a player's first rated game on a ladder.
    #[must_use]
    pub fn newcomer(player: Player, ladder: Ladder) -> Self {
        Self {
            player,
            ladder,
            standing: Standing::NEWCOMER,
            results: Results::default(),
        }
    }
}

impl RatedGame {
    /// The ratings after it, and what it changed, from the ratings before.
    #[must_use]
    pub fn rate(&self, before: &BySide<RatingRow>) -> BySide<(RatingRow, RatingChange)> {
        let standings = BySide {
            cho: before.cho.standing,
            han: before.han.standing,
        };
        let after = rate(standings, self.outcome, Moment(self.rated_ms));
        let of = |side: Side| {
            let row = RatingRow {
                standing: after[side],
                results: before[side].results.with(self.outcome, side),
                ..before[side]
            };
            let change = RatingChange {
                game: self.game,
                side,
                player: self.players[side],
                rated_ms: self.rated_ms,
                before: standings[side].rating,
                after: after[side].rating,
                deviation: after[side].deviation,
            };
            (row, change)
        };
        BySide {
            cho: of(Side::Cho),
            han: of(Side::Han),
        }
    }
}

/// The ratings and changes to which games lead, whatever order they are given in: ratings by player and ladder, changes by
/// moment.
#[must_use]
pub fn rate_all(mut games: Vec<RatedGame>) -> (Vec<RatingRow>, Vec<RatingChange>) {
    games.sort_by_key(|game| game.rated_ms);
    let mut ratings: BTreeMap<(Player, &str, &str), RatingRow> = BTreeMap::new();
    let mut changes = Vec::new();
    for game in games {
        let key = |side: Side| {
            let ladder = game.ladder;
            (game.players[side], ladder.movement.code(), ladder.speed.code())
        };
        let before = |side| {
            let newcomer = || RatingRow::newcomer(game.players[side], game.ladder);
            ratings.get(&key(side)).copied().unwrap_or_else(newcomer)
        };
        let before = BySide {
            cho: before(Side::Cho),
            han: before(Side::Han),
        };
        let BySide { cho, han } = game.rate(&before);
        for (side, (row, change)) in [(Side::Cho, cho), (Side::Han, han)] {
            ratings.insert(key(side), row);
            changes.push(change);
        }
    }
    (ratings.into_values().collect(), changes)
}

/// Which players a leaderboard lists.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LeaderboardRequest {
    /// Of which rating.
    pub ladder: Ladder,
    /// Only players whose last rated game was not before this, in milliseconds since 1970.
    pub since_ms: i64,
    /// Only players whose deviation is at most this, in hundredths of a point.
    pub deviation: u32,
    /// Which page.
    pub page: PageRequest,
}

/// The queries about ratings. What holds for [`crate::Queries`] holds here.
pub trait RatingQueries: Send + Sync {
    /// Every rating of a player.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    fn ratings_of(&self, player: Player) -> Answer<Vec<RatingRow>, QueryError>;

    /// The newest changes of a player's rating, at most `limit`, oldest first.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    fn rating_history(&self, player: Player, ladder: Ladder, limit: u32) -> Answer<Vec<RatingChange>, QueryError>;

    /// What a game changed; both `None` where it was not rated.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    fn rating_changes_of(&self, game: GameId) -> Answer<BySide<Option<RatingChange>>, QueryError>;

    /// The best players first; equal ones by key.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    fn leaderboard(&self, request: LeaderboardRequest) -> Answer<Page<RatingRow>, QueryError>;

    /// When the last game was rated; `None` before the first.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    fn last_rated(&self) -> Answer<Option<i64>, QueryError>;

    /// Games between two players that have ended, as the first of them saw them.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    fn results_between(&self, player: Player, opponent: Player) -> Answer<Results, QueryError>;

    /// How many games of two players were rated since a moment, in milliseconds since 1970.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    fn rated_lately(&self, first: Player, second: Player, since_ms: i64) -> Answer<RatedLately, QueryError>;

    /// Every rating, by player and ladder; every change, by moment. For comparing with what the events say.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    fn all_ratings(&self) -> Answer<(Vec<RatingRow>, Vec<RatingChange>), QueryError>;
}
