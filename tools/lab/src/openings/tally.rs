//! Results of one set of games: by pair of setups, by formation, and by margin for games decided on points.

use std::collections::BTreeMap;

use janggi::{Arrangement, BySide, Formation, Side};

use crate::openings::interval::Results;
use crate::openings::seen::Seen;

/// Deoms, in half points, for which the games are recounted.
pub const DEOMS: [i32; 9] = [0, 1, 3, 5, 7, 9, 11, 13, 15];

/// Results of a set of games, from Cho's point of view except for formations.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Results by pair of setups, Cho's setup first.
    pub pairs: BTreeMap<(Arrangement, Arrangement), Results>,
    /// Results by side and formation, from that side's point of view. `None` means no named formation.
    pub formations: BTreeMap<(Side, Option<Formation>), Results>,
    /// Number of games decided on points, by Cho's points on the board minus Han's, in half points.
    pub margins: BTreeMap<i32, u64>,
    /// Results of all other games, such as those decided by mate, perpetual check or adjudication.
    pub others: Results,
}

impl Tally {
    /// Counts a game.
    pub fn add(&mut self, game: &Seen) {
        let won = |side| game.winner.map(|winner| winner == side);
        let BySide { cho, han } = game.arrangements;
        self.pairs.entry((cho, han)).or_default().add(won(Side::Cho));
        for side in Side::ALL {
            let formation = *game.formations.get(side);
            self.formations.entry((side, formation)).or_default().add(won(side));
        }
        match game.margin {
            Some(margin) => *self.margins.entry(margin).or_default() += 1,
            None => self.others.add(won(Side::Cho)),
        }
    }

    /// Returns the results of all games.
    #[must_use]
    pub fn total(&self) -> Results {
        self.pairs.values().fold(Results::default(), |sum, one| sum.plus(*one))
    }

    /// Returns Cho's results if the games are recounted with this deom, in half points. Only games decided on points
    /// can change. This is an estimate, because the players might have played differently.
    #[must_use]
    pub fn recounted(&self, deom: i32) -> Results {
        let mut results = self.others;
        for (margin, games) in &self.margins {
            match margin.cmp(&deom) {
                core::cmp::Ordering::Greater => results.wins += games,
                core::cmp::Ordering::Equal => results.draws += games,
                core::cmp::Ordering::Less => results.losses += games,
            }
        }
        results
    }

    /// Returns the interpolated deom, in points, at which the recounted games are even. `None` if there are no games,
    /// if Cho scores less than half without deom, or if Cho still scores at least half with a deom of 72.
    #[must_use]
    pub fn even_deom(&self) -> Option<f64> {
        let share = |deom| self.recounted(deom).share().map(|share| share.value);
        let mut before = share(0).filter(|share| *share >= 0.5)?;
        for deom in 1..=144 {
            let now = share(deom)?;
            if now < 0.5 {
                let part = (before - 0.5) / (before - now);
                return Some((f64::from(deom) - 1.0 + part) / 2.0);
            }
            before = now;
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::Tally;
    use crate::openings::seen::Seen;
    use janggi::{Arrangement, BySide, Formation, Side};

    fn game(winner: Option<Side>, margin: Option<i32>) -> Seen {
        Seen {
            arrangements: BySide {
                cho: Arrangement::Msms,
                han: Arrangement::Smsm,
            },
            winner,
            margin,
            formations: BySide {
                cho: Some(Formation::CornerHorse),
                han: None,
            },
        }
    }

    #[test]
    fn games_are_counted_for_the_pair_and_for_each_side() {
        let mut tally = Tally::default();
        tally.add(&game(Some(Side::Cho), None));
        tally.add(&game(Some(Side::Han), Some(2)));
        tally.add(&game(None, Some(3)));
        let total = tally.total();
        assert_eq!((total.wins, total.draws, total.losses), (1, 1, 1));
        let han = tally.formations[&(Side::Han, None)];
        assert_eq!((han.wins, han.draws, han.losses), (1, 1, 1));
        assert_eq!(tally.pairs.len(), 1);
    }

    #[test]
    fn more_deom_never_helps_cho_and_the_games_own_deom_gives_the_results_back() {
        let mut tally = Tally::default();
        for margin in -40..40 {
            let winner = if margin > 3 { Side::Cho } else { Side::Han };
            if margin != 3 {
                tally.add(&game(Some(winner), Some(margin)));
            }
        }
        for _ in 0..30 {
            tally.add(&game(Some(Side::Cho), None));
        }
        assert_eq!(tally.recounted(3), tally.total());
        let share = |deom| tally.recounted(deom).share().expect("games").value;
        assert!((0..100).all(|deom| share(deom) >= share(deom + 1)));
        let even = tally.even_deom().expect("points decide most games");
        let (below, above) = ((2.0 * even).floor() as i32, (2.0 * even).ceil() as i32);
        assert!(share(below) >= 0.5 && share(above) <= 0.5, "{even}");
    }

    #[test]
    fn a_side_that_is_behind_without_deom_is_never_even() {
        let mut tally = Tally::default();
        for (winner, margin) in [(Side::Han, -10), (Side::Han, -4), (Side::Cho, 20)] {
            tally.add(&game(Some(winner), Some(margin)));
        }
        assert_eq!(tally.even_deom(), None);
        tally.add(&game(Some(Side::Cho), Some(30)));
        let even = tally.even_deom().expect("Cho is even without deom");
        assert!((9.5..=10.0).contains(&even), "{even}");
    }

    #[test]
    fn without_games_by_points_no_deom_is_even() {
        let mut tally = Tally::default();
        tally.add(&game(Some(Side::Cho), None));
        assert_eq!(tally.even_deom(), None);
    }
}
