//! Ratings and their changes by Glicko-2 (M. Glickman, "Example of the Glicko-2 system", 2022). Each game is one rating
//! period, and a long absence counts as periods without games.
//!
//! Numbers are rounded after every game, so that recomputing all ratings reproduces the stored ratings exactly.

use janggi::{BySide, Outcome, Side};
use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, decay_deviation, glicko2};

use super::grade::Grade;
use crate::time::Moment;

/// A rating whose deviation is above this, in points, is provisional.
pub const PROVISIONAL_ABOVE: u32 = 110;

/// Length of absence that counts as one rating period. In a year of absence, the deviation rises from 60, which is
/// typical after many games, to the deviation of a provisional rating.
const PERIOD_MS: u64 = 110 * 3_600 * 1_000;

/// Initial rating, deviation and volatility. The deviation is also the maximum.
const NEWCOMER: Glicko2Rating = Glicko2Rating {
    rating: 1_500.0,
    deviation: 350.0,
    volatility: 0.06,
};

/// Factors for values stored in hundredths and in millionths.
const HUNDREDTHS: f64 = 100.0;
const MILLIONTHS: f64 = 1_000_000.0;

/// A player's rating on one ladder.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Standing {
    /// The rating in hundredths of a point; a newcomer has 1,500.00.
    pub rating: i32,
    /// Deviation in hundredths of a point, at most 350.00.
    pub deviation: u32,
    /// The volatility in millionths.
    pub volatility: u32,
    /// Number of rated games.
    pub games: u32,
    /// Time at which the last game was rated; `None` for a newcomer.
    pub last: Option<Moment>,
}

impl Standing {
    /// The rating before a player's first rated game.
    pub const NEWCOMER: Self = Self {
        rating: 150_000,
        deviation: 35_000,
        volatility: 60_000,
        games: 0,
        last: None,
    };

    /// Returns the rating in whole points, rounded down, as displayed.
    #[must_use]
    pub const fn points(self) -> i32 {
        self.rating.div_euclid(100)
    }

    /// Returns the deviation in whole points at a given time, rounded up. The deviation grows while the player is away.
    #[must_use]
    pub fn deviation_at(self, at: Moment) -> u32 {
        rounded_up(self.glicko_at(at).deviation)
    }

    /// Returns whether the rating is provisional at a given time, that is, too uncertain to be compared with others.
    #[must_use]
    pub fn is_provisional_at(self, at: Moment) -> bool {
        self.deviation_at(at) > PROVISIONAL_ABOVE
    }

    /// Returns the displayed grade.
    #[must_use]
    pub fn grade(self) -> Grade {
        Grade::of(self.points())
    }

    /// Returns the values for Glicko-2 at a given time, with the growth of the deviation since the last game.
    fn glicko_at(self, at: Moment) -> Glicko2Rating {
        let mut player = Glicko2Rating {
            rating: f64::from(self.rating) / HUNDREDTHS,
            deviation: f64::from(self.deviation) / HUNDREDTHS,
            volatility: f64::from(self.volatility) / MILLIONTHS,
        };
        let away = self.last.map_or(0, |last| at.since(last).0) / PERIOD_MS;
        for _ in 0..away {
            if player.deviation >= NEWCOMER.deviation {
                break;
            }
            player = decay_deviation(&player);
        }
        player.deviation = player.deviation.min(NEWCOMER.deviation);
        player
    }

    fn after(self, player: Glicko2Rating, at: Moment) -> Self {
        Self {
            rating: (player.rating * HUNDREDTHS).round() as i32,
            deviation: (player.deviation.min(NEWCOMER.deviation) * HUNDREDTHS).round() as u32,
            volatility: (player.volatility * MILLIONTHS).round() as u32,
            games: self.games.saturating_add(1),
            last: Some(at),
        }
    }
}

/// Returns the standings of both sides after a game rated at a given time; unchanged for a game without a result.
#[must_use]
pub fn rate(before: BySide<Standing>, outcome: Outcome, at: Moment) -> BySide<Standing> {
    let cho = match outcome {
        Outcome::Win(Side::Cho) => Outcomes::WIN,
        Outcome::Win(Side::Han) => Outcomes::LOSS,
        Outcome::Draw => Outcomes::DRAW,
        Outcome::None => return before,
    };
    let players = (before.cho.glicko_at(at), before.han.glicko_at(at));
    let (one, other) = glicko2(&players.0, &players.1, &cho, &Glicko2Config::new());
    BySide {
        cho: before.cho.after(one, at),
        han: before.han.after(other, at),
    }
}

fn rounded_up(number: f64) -> u32 {
    number.ceil() as u32
}

#[cfg(test)]
mod tests {
    use super::{PERIOD_MS, Standing, rate};
    use crate::time::Moment;
    use janggi::{BySide, Outcome, Side};
    use proptest::prelude::{Strategy, any, prop_assert, prop_assert_eq, proptest};

    fn standing() -> impl Strategy<Value = Standing> {
        (50_000..350_000, 3_000..=35_000_u32, 40_000..80_000_u32).prop_map(|(rating, deviation, volatility)| Standing {
            rating,
            deviation,
            volatility,
            games: 9,
            last: Some(Moment(0)),
        })
    }

    /// Expected values from the formulas of Glickman's paper for two newcomers: g = 0.6690, E = 0.5, v = 8.9367.
    #[test]
    fn the_first_game_of_two_newcomers() {
        let both = BySide {
            cho: Standing::NEWCOMER,
            han: Standing::NEWCOMER,
        };
        let after = rate(both, Outcome::Win(Side::Cho), Moment(7));
        assert_eq!((after.cho.points(), after.han.points()), (1_662, 1_337));
        assert_eq!(after.cho.deviation, after.han.deviation);
        assert_eq!(after.cho.deviation / 100, 290);
        assert_eq!((after.cho.games, after.cho.last), (1, Some(Moment(7))));
        let drawn = rate(both, Outcome::Draw, Moment(7));
        assert_eq!((drawn.cho.rating, drawn.han.rating), (150_000, 150_000));
        assert_eq!(rate(both, Outcome::None, Moment(7)), both);
    }

    #[test]
    fn who_is_away_becomes_provisional_within_a_year_and_no_more_than_a_newcomer() {
        let settled = Standing {
            deviation: 6_000,
            games: 100,
            last: Some(Moment(0)),
            ..Standing::NEWCOMER
        };
        let day = 24 * 3_600 * 1_000;
        assert!(!settled.is_provisional_at(Moment(300 * day)));
        assert!(settled.is_provisional_at(Moment(365 * day)));
        assert_eq!(settled.deviation_at(Moment(PERIOD_MS as i64 - 1)), 60);
        assert_eq!(settled.deviation_at(Moment(200 * 365 * day)), 350);
        assert_eq!(settled.deviation_at(Moment(-5)), 60, "a clock that was set back");
    }

    proptest! {
        #[test]
        fn winning_never_costs_points_and_losing_never_gains(cho in standing(), han in standing(), later in 0..10_000_000_000_i64) {
            let before = BySide { cho, han };
            let after = rate(before, Outcome::Win(Side::Han), Moment(later));
            prop_assert!(after.han.rating >= han.rating && after.cho.rating <= cho.rating);
            prop_assert!(after.cho.deviation <= 35_000 && after.han.deviation <= 35_000);
        }

        #[test]
        fn the_sides_do_not_matter(one in standing(), other in standing(), later in any::<u32>()) {
            let at = Moment(later.into());
            let cho_won = rate(BySide { cho: one, han: other }, Outcome::Win(Side::Cho), at);
            let han_won = rate(BySide { cho: other, han: one }, Outcome::Win(Side::Han), at);
            prop_assert_eq!((cho_won.cho, cho_won.han), (han_won.han, han_won.cho));
        }

        #[test]
        fn an_uncertain_rating_moves_more(deviation in 4_000..20_000_u32) {
            let sure = Standing { deviation, games: 9, last: Some(Moment(0)), ..Standing::NEWCOMER };
            let unsure = Standing { deviation: deviation + 2_000, ..sure };
            let gained = |player| rate(BySide { cho: player, han: sure }, Outcome::Win(Side::Cho), Moment(0)).cho.rating;
            prop_assert!(gained(unsure) > gained(sure));
        }
    }
}
