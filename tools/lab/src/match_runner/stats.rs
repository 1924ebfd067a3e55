//! Statistics of a match, computed from pairs of games: the Elo difference with its error, and the sequential test.
//!
//! Pairs (one opening, sides swapped) are counted instead of games, because the two games of an opening are not
//! independent. This is the pentanomial model used by the fishtest project. This module must not depend on how games are
//! played.

use core::fmt;

/// Numbers of pairs of games in which a player scored 0, ½, 1, 1½ and 2 points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pairs(pub [u64; 5]);

/// A sequential probability ratio test between two Elo differences, with error rates of 5 %.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sprt {
    /// Elo difference under the null hypothesis: not stronger.
    pub low: f64,
    /// Elo difference under the alternative hypothesis: stronger.
    pub high: f64,
}

/// State of a sequential test.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decision {
    /// `high` is accepted.
    Stronger,
    /// `low` is accepted.
    NotStronger,
    /// More games are needed.
    Open,
}

fn expected(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

fn elo_of(score: f64) -> f64 {
    let score = score.clamp(1e-6, 1.0 - 1e-6);
    // Adding 0 turns negative zero into zero.
    -400.0 * (1.0 / score - 1.0).log10() + 0.0
}

impl Pairs {
    /// Adds a pair in which the player scored a total of `half_points`, 0 to 4.
    pub fn add(&mut self, half_points: usize) {
        self.0[half_points.min(4)] += 1;
    }

    /// Returns the number of pairs.
    #[must_use]
    pub fn count(&self) -> u64 {
        self.0.iter().sum()
    }

    /// Returns the mean score of a game, 0 to 1, and the variance of a pair's mean score.
    fn moments(&self) -> (f64, f64) {
        let count = self.count() as f64;
        let value = |at: usize| at as f64 / 4.0;
        let mean = (0..5).map(|at| self.0[at] as f64 * value(at)).sum::<f64>() / count;
        let variance = (0..5)
            .map(|at| self.0[at] as f64 * (value(at) - mean).powi(2))
            .sum::<f64>()
            / count;
        (mean, variance)
    }

    /// Returns the Elo difference and half the width of its 95 % interval; `None` with fewer than two pairs.
    #[must_use]
    pub fn elo(&self) -> Option<(f64, f64)> {
        if self.count() < 2 {
            return None;
        }
        let (mean, variance) = self.moments();
        let error = 1.96 * (variance / self.count() as f64).sqrt();
        Some((elo_of(mean), (elo_of(mean + error) - elo_of(mean - error)) / 2.0))
    }

    /// Returns the log likelihood ratio of `sprt.high` against `sprt.low`, in the normal approximation.
    ///
    /// The variance is computed with one additional pair of each result, because it must not be 0.
    #[must_use]
    pub fn llr(&self, sprt: Sprt) -> f64 {
        if self.count() == 0 {
            return 0.0;
        }
        let (mean, _) = self.moments();
        let padded = Pairs(self.0.map(|count| count + 1));
        let (_, variance) = padded.moments();
        let (low, high) = (expected(sprt.low), expected(sprt.high));
        self.count() as f64 * (high - low) * (2.0 * mean - low - high) / (2.0 * variance)
    }

    /// Returns the state of the test. The bounds of the log likelihood ratio are ±ln 19.
    #[must_use]
    pub fn decide(&self, sprt: Sprt) -> Decision {
        let bound = (0.95f64 / 0.05).ln();
        let llr = self.llr(sprt);
        if llr >= bound {
            Decision::Stronger
        } else if llr <= -bound {
            Decision::NotStronger
        } else {
            Decision::Open
        }
    }
}

impl fmt::Display for Pairs {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [none, half, one, more, two] = self.0;
        write!(f, "pairs {} [{none} {half} {one} {more} {two}]", self.count())?;
        match self.elo() {
            Some((elo, error)) => write!(f, " elo {elo:+.1} ± {error:.1}"),
            None => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Decision, Pairs, Sprt};
    use engine::rng::Rng;

    #[test]
    fn equal_results_are_zero_elo_and_swapped_results_change_the_sign() {
        let level = Pairs([10, 0, 40, 0, 10]);
        assert!(level.elo().expect("60 pairs").0.abs() < 1e-9);
        let (up, down) = (Pairs([5, 2, 30, 3, 20]), Pairs([20, 3, 30, 2, 5]));
        let (up, down) = (up.elo().expect("pairs"), down.elo().expect("pairs"));
        assert!((up.0 + down.0).abs() < 1e-9 && (up.1 - down.1).abs() < 1e-9 && up.0 > 0.0);
    }

    #[test]
    fn the_error_shrinks_with_the_root_of_the_games() {
        let error = |pairs: Pairs| pairs.elo().expect("pairs").1;
        let ratio = error(Pairs([10, 5, 50, 5, 20])) / error(Pairs([40, 20, 200, 20, 80]));
        assert!((ratio - 2.0).abs() < 0.01, "{ratio}");
    }

    /// Runs the test on random results of a player who is stronger by `elo`. Returns whether it accepts `high`.
    fn says_stronger(elo: f64, seed: u64) -> bool {
        let (mut rng, mut pairs) = (Rng::new(seed), Pairs::default());
        let sprt = Sprt { low: 0.0, high: 30.0 };
        for _ in 0..20_000 {
            let wins = (0..2).filter(|_| rng.unit() < super::expected(elo)).count();
            pairs.add(2 * wins);
            match pairs.decide(sprt) {
                Decision::Stronger => return true,
                Decision::NotStronger => return false,
                Decision::Open => {}
            }
        }
        panic!("no decision in 20,000 pairs");
    }

    #[test]
    fn the_sequential_test_errs_about_as_often_as_it_promises() {
        let wrong_yes = (0..300).filter(|&seed| says_stronger(0.0, seed)).count();
        let wrong_no = (0..300).filter(|&seed| !says_stronger(30.0, 1000 + seed)).count();
        assert!(
            wrong_yes <= 27 && wrong_no <= 27,
            "{wrong_yes} {wrong_no} of 300, promised 15"
        );
    }
}
