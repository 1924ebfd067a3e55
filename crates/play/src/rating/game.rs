//! Rating changes of games. The changes are computed from stored ratings, and are written only if these ratings have
//! not changed since they were read. This module is pure: it has no I/O and no clock.

use std::collections::BTreeMap;

use janggi::ruleset::Coded;
use janggi::{BySide, Outcome, Side};

use super::ladder::Ladder;
use super::standing::{Standing, rate};
use crate::ids::{GameId, Player};
use crate::time::Moment;

/// A game that counts for ratings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RatedGame {
    pub game: GameId,
    /// Time at which the game is rated. It is later than the times of both players' earlier rated games on any ladder.
    pub at: Moment,
    pub ladder: Ladder,
    /// Two different players.
    pub players: BySide<Player>,
    /// Never [`Outcome::None`].
    pub outcome: Outcome,
    /// Whether both players were on the same network.
    pub neighbours: bool,
}

/// A player's rating and results on one ladder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rating {
    pub player: Player,
    pub ladder: Ladder,
    pub standing: Standing,
    pub results: Results,
}

/// Rated games won, drawn and lost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Results {
    pub wins: u32,
    pub draws: u32,
    pub losses: u32,
}

/// Change of one player's rating in one game. Ratings and deviation are in hundredths of a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RatingChange {
    pub game: GameId,
    pub side: Side,
    pub player: Player,
    pub ladder: Ladder,
    /// Time at which the game was rated.
    pub at: Moment,
    pub before: i32,
    pub after: i32,
    /// The deviation after the game.
    pub deviation: u32,
    /// Whether both players were on the same network.
    pub neighbours: bool,
}

impl RatingChange {
    /// Returns the rating before the game in whole points.
    #[must_use]
    pub const fn points_before(&self) -> i32 {
        self.before.div_euclid(100)
    }

    /// Returns the rating after the game in whole points.
    #[must_use]
    pub const fn points_after(&self) -> i32 {
        self.after.div_euclid(100)
    }
}

/// Numbers of two players' rated games within [`PAIR_WINDOW`](super::PAIR_WINDOW).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RatedLately {
    /// Games against each other.
    pub together: u32,
    /// Cho's games against players on the same network.
    pub cho_with_neighbours: u32,
    /// Han's games against players on the same network.
    pub han_with_neighbours: u32,
}

/// Inputs for rating a game, as read at one moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RatingBasis {
    /// The ratings of both players on the game's ladder.
    pub ratings: BySide<Rating>,
    /// Time of each player's last rated game on any ladder. If these times are unchanged, so are the ratings.
    pub last: BySide<Option<Moment>>,
    pub lately: RatedLately,
}

/// Rating changes of a game. They may be written only if `last` is still the time of each player's last rated game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RatingUpdate {
    /// Time at which the game was rated.
    pub at: Moment,
    /// Time at which each player's previous game was rated.
    pub last: BySide<Option<Moment>>,
    /// The ratings after the game.
    pub ratings: BySide<Rating>,
    pub changes: BySide<RatingChange>,
}

impl Results {
    /// Returns the results including a game with this outcome, played as `side`.
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

impl Rating {
    /// Returns the rating before a player's first rated game on a ladder.
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

impl RatingBasis {
    /// Returns the time at which to rate the game.
    ///
    /// This is `now`, or one millisecond after the last rated game of either player, whichever is later.
    #[must_use]
    pub fn moment(&self, now: Moment) -> Moment {
        let last = self.last.cho.max(self.last.han);
        last.map_or(now, |last| now.max(Moment(last.0.saturating_add(1))))
    }

    /// Computes the rating changes of a game.
    #[must_use]
    pub fn rate(&self, game: &RatedGame) -> RatingUpdate {
        let changed = game.rate(&self.ratings);
        RatingUpdate {
            at: game.at,
            last: self.last,
            ratings: BySide {
                cho: changed.cho.0,
                han: changed.han.0,
            },
            changes: BySide {
                cho: changed.cho.1,
                han: changed.han.1,
            },
        }
    }
}

impl RatedGame {
    /// Computes the ratings after the game, and the changes, from the ratings before it.
    fn rate(&self, before: &BySide<Rating>) -> BySide<(Rating, RatingChange)> {
        let standings = BySide {
            cho: before.cho.standing,
            han: before.han.standing,
        };
        let after = rate(standings, self.outcome, self.at);
        let of = |side: Side| {
            let rating = Rating {
                standing: after[side],
                results: before[side].results.with(self.outcome, side),
                ..before[side]
            };
            let change = RatingChange {
                game: self.game,
                side,
                player: self.players[side],
                ladder: self.ladder,
                at: self.at,
                before: standings[side].rating,
                after: after[side].rating,
                deviation: after[side].deviation,
                neighbours: self.neighbours,
            };
            (rating, change)
        };
        BySide {
            cho: of(Side::Cho),
            han: of(Side::Han),
        }
    }
}

/// Computes all ratings and changes from games in any order. Ratings are sorted by player and ladder, changes by time,
/// game and side.
///
/// The games are rated in the order of their times, which is the order in which their ratings were first written. Each
/// game has a later time than all earlier games of its players, so a player never has two games with the same time.
#[must_use]
pub fn rate_all(mut games: Vec<RatedGame>) -> (Vec<Rating>, Vec<RatingChange>) {
    games.sort_by_key(|game| (game.at, game.game));
    let mut ratings: BTreeMap<(Player, &str, &str), Rating> = BTreeMap::new();
    let mut changes = Vec::new();
    for game in games {
        let key = |side: Side| {
            (
                game.players[side],
                game.ladder.movement.code(),
                game.ladder.speed.code(),
            )
        };
        let before = |side| {
            let known = ratings.get(&key(side)).copied();
            known.unwrap_or_else(|| Rating::newcomer(game.players[side], game.ladder))
        };
        let before = BySide {
            cho: before(Side::Cho),
            han: before(Side::Han),
        };
        let BySide { cho, han } = game.rate(&before);
        for (side, (rating, change)) in [(Side::Cho, cho), (Side::Han, han)] {
            ratings.insert(key(side), rating);
            changes.push(change);
        }
    }
    (ratings.into_values().collect(), changes)
}

#[cfg(test)]
mod tests {
    use super::{RatedGame, RatedLately, Rating, RatingBasis, RatingChange, rate_all};
    use crate::ids::{GameId, GuestId, Player};
    use crate::rating::Ladder;
    use crate::time::Moment;
    use janggi::{BySide, Outcome, Side};
    use proptest::collection::vec;
    use proptest::prelude::{Strategy, any, prop_assert, prop_assert_eq, prop_assume, proptest};

    /// The end of a game: two of four players, a ladder, an outcome, and the time, which may repeat or go back.
    type Ending = (u64, u64, usize, Outcome, i64);

    fn ending() -> impl Strategy<Value = Ending> {
        let outcome = (0..3).prop_map(|number| match number {
            0 => Outcome::Win(Side::Cho),
            1 => Outcome::Win(Side::Han),
            _ => Outcome::Draw,
        });
        (0..4_u64, 1..4_u64, 0..3_usize, outcome, 0..6_i64)
    }

    /// Ratings as a database stores them.
    #[derive(Default)]
    struct Stored {
        ratings: Vec<Rating>,
        changes: Vec<RatingChange>,
    }

    impl Stored {
        fn basis(&self, players: BySide<Player>, ladder: Ladder) -> RatingBasis {
            let rating = |player| {
                let found = self
                    .ratings
                    .iter()
                    .find(|row| (row.player, row.ladder) == (player, ladder));
                found.copied().unwrap_or_else(|| Rating::newcomer(player, ladder))
            };
            let last = |player| {
                let own = self.ratings.iter().filter(|row| row.player == player);
                own.filter_map(|row| row.standing.last).max()
            };
            RatingBasis {
                ratings: BySide {
                    cho: rating(players.cho),
                    han: rating(players.han),
                },
                last: BySide {
                    cho: last(players.cho),
                    han: last(players.han),
                },
                lately: RatedLately::default(),
            }
        }

        fn end(&mut self, game: u64, (one, away, ladder, outcome, now): Ending) -> RatedGame {
            let player = |number: u64| Player::Guest(GuestId::from_bits(number % 4));
            let players = BySide {
                cho: player(one),
                han: player(one + away),
            };
            let ladder = Ladder::all().nth(ladder).expect("there are more");
            let basis = self.basis(players, ladder);
            let rated = RatedGame {
                game: GameId::from_bits(game),
                at: basis.moment(Moment(now)),
                ladder,
                players,
                outcome,
                neighbours: false,
            };
            let update = basis.rate(&rated);
            for side in Side::ALL {
                let rating = update.ratings[side];
                self.ratings
                    .retain(|row| (row.player, row.ladder) != (rating.player, rating.ladder));
                self.ratings.push(rating);
                self.changes.push(update.changes[side]);
            }
            rated
        }
    }

    proptest! {
        /// As in practice, ids are random and the games are not read in the order in which they were rated.
        #[test]
        fn all_ratings_are_computed_again_from_the_games_alone(endings in vec((any::<u64>(), ending()), 1..40)) {
            let mut stored = Stored::default();
            let mut games: Vec<_> = endings.into_iter().map(|(game, ending)| stored.end(game, ending)).collect();
            games.sort_by_key(|game| game.game);
            games.dedup_by_key(|game| game.game);
            prop_assume!(2 * games.len() == stored.changes.len());
            let (ratings, changes) = rate_all(games);
            stored.changes.sort_by_key(|row| (row.at, row.game, row.side == Side::Han));
            prop_assert_eq!(ratings.len(), stored.ratings.len());
            for rating in &ratings {
                prop_assert!(stored.ratings.contains(rating));
            }
            prop_assert_eq!(changes, stored.changes);
        }
    }
}
