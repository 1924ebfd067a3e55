//! Estimation of players' strengths from their results, with the Bradley–Terry model.
//!
//! A draw counts as half a win for each side. One drawn game is added to every non-empty [`HeadToHead`], so that
//! a perfect score leads to a finite strength.

use crate::linear::solve;

/// Results between two players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HeadToHead {
    /// Index of the first player.
    pub one: usize,
    /// Index of the second player.
    pub two: usize,
    /// Games that the first player won.
    pub wins: u64,
    pub draws: u64,
    /// Games that the second player won.
    pub losses: u64,
}

impl HeadToHead {
    /// Returns the number of games.
    #[must_use]
    pub const fn games(&self) -> u64 {
        self.wins + self.draws + self.losses
    }

    /// Returns the first player's score in percent.
    #[must_use]
    pub fn percent(&self) -> f64 {
        100.0 * (self.wins as f64 + self.draws as f64 / 2.0) / (self.games() as f64).max(1.0)
    }
}

/// Strengths in Elo relative to the last player, with their uncertainty.
#[derive(Clone, Debug, PartialEq)]
pub struct Ratings {
    /// Strength of each player; 0 for the last player.
    pub elo: Vec<f64>,
    /// Half the width of each 95 % interval; 0 for the last player.
    pub error: Vec<f64>,
}

/// Number of Elo points per unit of the logistic scale.
const SCALE: f64 = 400.0 / core::f64::consts::LN_10;

/// Returns the most likely strengths of `players` players; `None` if the results do not connect all of them.
#[must_use]
pub fn rate(players: usize, head_to_heads: &[HeadToHead]) -> Option<Ratings> {
    let free = players.checked_sub(1)?;
    let mut strength = vec![0.0f64; players];
    let mut curvature = Vec::new();
    // Newton's method on a concave function; the step is limited so that a perfect score does not cause divergence.
    for _ in 0..200 {
        let mut slope = vec![0.0; free];
        curvature = vec![vec![0.0; free]; free];
        for head_to_head in head_to_heads.iter().filter(|head_to_head| head_to_head.games() > 0) {
            let games = head_to_head.games() as f64 + 1.0;
            let points = head_to_head.wins as f64 + head_to_head.draws as f64 / 2.0 + 0.5;
            let expected = 1.0 / (1.0 + (strength[head_to_head.two] - strength[head_to_head.one]).exp());
            let weight = games * expected * (1.0 - expected);
            for (of, other, sign) in [
                (head_to_head.one, head_to_head.two, 1.0),
                (head_to_head.two, head_to_head.one, -1.0),
            ] {
                if of < free {
                    slope[of] += sign * (points - games * expected);
                    curvature[of][of] += weight;
                    if other < free {
                        curvature[of][other] -= weight;
                    }
                }
            }
        }
        let step = solve(&curvature, &slope)?;
        let largest = step.iter().fold(0.0f64, |most, part| most.max(part.abs()));
        for (value, part) in strength.iter_mut().zip(&step) {
            *value += part / largest.max(1.0);
        }
        if largest < 1e-9 {
            break;
        }
    }
    let mut error = vec![0.0; players];
    for (at, error) in error.iter_mut().enumerate().take(free) {
        let unit: Vec<f64> = (0..free).map(|other| f64::from(u8::from(other == at))).collect();
        *error = 1.96 * SCALE * solve(&curvature, &unit)?[at].sqrt();
    }
    Some(Ratings {
        elo: strength.iter().map(|value| value * SCALE).collect(),
        error,
    })
}

#[cfg(test)]
mod tests {
    use super::{HeadToHead, rate};
    use engine::rng::Rng;

    fn head_to_head(one: usize, two: usize, wins: u64, losses: u64) -> HeadToHead {
        HeadToHead {
            one,
            two,
            wins,
            draws: 0,
            losses,
        }
    }

    #[test]
    fn two_players_get_the_elo_formula() {
        // 10^(-200/400) : 1 equals 24 : 76.
        let ratings = rate(2, &[head_to_head(0, 1, 24_025, 75_975)]).expect("connected");
        assert!((ratings.elo[0] + 200.0).abs() < 0.5, "{ratings:?}");
        assert_eq!(ratings.elo[1], 0.0);
        // The usual formula for the error of a proportion.
        let expected = 1.96 * 400.0 / 10f64.ln() / (100_000.0f64 * 0.24 * 0.76).sqrt();
        assert!((ratings.error[0] - expected).abs() < 0.05, "{ratings:?}");
    }

    #[test]
    fn known_strengths_are_found_within_the_interval_as_often_as_promised() {
        let truth = [-600.0, -450.0, -200.0, -150.0, 0.0];
        let mut inside = 0;
        for seed in 0..100 {
            let mut rng = Rng::new(seed);
            let mut head_to_heads = Vec::new();
            for (one, two) in [(0, 1), (1, 2), (2, 3), (3, 4), (0, 2)] {
                let expected = 1.0 / (1.0 + 10f64.powf((truth[two] - truth[one]) / 400.0));
                let wins = (0..120).filter(|_| rng.unit() < expected).count() as u64;
                head_to_heads.push(head_to_head(one, two, wins, 120 - wins));
            }
            let ratings = rate(truth.len(), &head_to_heads).expect("connected");
            inside += (0..4)
                .filter(|&at| (ratings.elo[at] - truth[at]).abs() <= ratings.error[at])
                .count();
        }
        assert!((360..=395).contains(&inside), "{inside} of 400, promised 380");
    }

    #[test]
    fn clean_sheets_are_finite_and_strangers_have_no_rating() {
        let ratings = rate(2, &[head_to_head(0, 1, 0, 20)]).expect("connected");
        assert!(ratings.elo[0].is_finite() && ratings.elo[0] < -300.0);
        assert_eq!(rate(3, &[head_to_head(0, 1, 5, 5)]), None);
        assert_eq!(rate(3, &[head_to_head(0, 1, 5, 5), head_to_head(1, 2, 0, 0)]), None);
    }
}
