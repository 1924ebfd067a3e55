//! The share of points that a side scores in many games, with a confidence interval.
//!
//! The interval is Wilson's score interval at 95 %, which stays between 0 and 1 and is also valid for small numbers of
//! games. A draw counts as half a win. This makes the interval slightly too wide, because draws vary less than wins and
//! losses.

/// Wins, draws and losses of one side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Results {
    pub wins: u64,
    pub draws: u64,
    pub losses: u64,
}

/// A share and the bounds of its 95 % interval.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Share {
    /// Share of points, 0 to 1.
    pub value: f64,
    pub low: f64,
    pub high: f64,
}

/// The 97.5 % quantile of the standard normal distribution.
const Z: f64 = 1.959_964;

impl Results {
    /// Adds a game; `None` stands for a draw.
    pub const fn add(&mut self, won: Option<bool>) {
        match won {
            Some(true) => self.wins += 1,
            Some(false) => self.losses += 1,
            None => self.draws += 1,
        }
    }

    /// Returns the sum of two results.
    #[must_use]
    pub const fn plus(self, other: Results) -> Results {
        Results {
            wins: self.wins + other.wins,
            draws: self.draws + other.draws,
            losses: self.losses + other.losses,
        }
    }

    /// Returns the number of games.
    #[must_use]
    pub const fn games(self) -> u64 {
        self.wins + self.draws + self.losses
    }

    /// Returns the share of points that the side scored; `None` if there are no games.
    #[must_use]
    pub fn share(self) -> Option<Share> {
        let games = self.games() as f64;
        if games == 0.0 {
            return None;
        }
        let value = (self.wins as f64 + self.draws as f64 / 2.0) / games;
        let squared = Z * Z;
        let middle = (value + squared / (2.0 * games)) / (1.0 + squared / games);
        let spread = (value * (1.0 - value) / games + squared / (4.0 * games * games)).sqrt();
        let half = Z / (1.0 + squared / games) * spread;
        Some(Share {
            value,
            low: (middle - half).max(0.0),
            high: (middle + half).min(1.0),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::Results;
    use engine::rng::Rng;

    fn results(wins: u64, losses: u64) -> Results {
        Results { wins, draws: 0, losses }
    }

    #[test]
    fn the_interval_is_wilsons() {
        // Newcombe, Statistics in Medicine 17 (1998), table I: 81 of 263.
        let share = results(81, 182).share().expect("games");
        assert!((share.value - 0.3080).abs() < 5e-5, "{share:?}");
        assert!(
            (share.low - 0.2553).abs() < 5e-5 && (share.high - 0.3662).abs() < 5e-5,
            "{share:?}"
        );
        assert_eq!(Results::default().share(), None);
    }

    #[test]
    fn the_other_side_has_the_mirrored_interval_and_bounds_stay_inside() {
        for (wins, losses) in [(0, 1), (1, 0), (3, 9), (500, 700), (10, 10)] {
            let one = results(wins, losses).share().expect("games");
            let two = results(losses, wins).share().expect("games");
            assert!((one.low + two.high - 1.0).abs() < 1e-12);
            assert!(one.low >= 0.0 && one.low <= one.value + 1e-12 && one.value <= one.high + 1e-12 && one.high <= 1.0);
        }
    }

    #[test]
    fn about_nineteen_of_twenty_intervals_hold_the_truth() {
        let (mut rng, mut inside) = (Rng::new(1), 0);
        for _ in 0..1_000 {
            let wins = (0..200).filter(|_| rng.unit() < 0.53).count() as u64;
            let share = results(wins, 200 - wins).share().expect("games");
            inside += u32::from((share.low..=share.high).contains(&0.53));
        }
        assert!((930..=970).contains(&inside), "{inside} of 1000");
    }
}
