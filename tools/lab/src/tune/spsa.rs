//! Simultaneous perturbation stochastic approximation (SPSA; J. C. Spall, 1992; gains as in the fishtest project).
//!
//! In each iteration, every parameter is assigned a random direction. One neighbour of the current values lies in
//! these directions, the other in the opposite ones. The neighbours are compared, and every parameter moves slightly
//! towards the better one.
//!
//! The same seed and results lead to the same comparisons. This module must not play games, read a clock or write files.

use engine::rng::{Rng, mix};
use engine::search::params::{Params, Row};

/// A parameter that is being tuned.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TunedParam {
    /// Row of the parameter in the table.
    pub row: Row,
    pub value: f64,
}

/// Length, learning rate and seed of a tuning.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Schedule {
    /// Total number of comparisons. The gains decrease towards the last one.
    pub iterations: u64,
    /// Number of steps that a parameter moves in the last iteration for each point by which the better neighbour leads.
    pub rate: f64,
    /// Seed of the comparisons.
    pub seed: u64,
}

/// Spall's α and γ: the exponents with which the gain and the distance of the neighbours decrease.
const GAIN: f64 = 0.602;
const DISTANCE: f64 = 0.101;
/// Stability constant, as a fraction of the iterations, which reduces the first gains.
const STABLE: f64 = 0.1;

/// A tuning in progress.
#[derive(Clone, Debug, PartialEq)]
pub struct Spsa {
    pub params: Vec<TunedParam>,
    pub schedule: Schedule,
    /// Number of comparisons made.
    pub done: u64,
}

/// Two neighbours to compare.
#[derive(Clone, Debug, PartialEq)]
pub struct Comparison {
    /// Direction of each parameter in the first neighbour, +1 or -1. The second neighbour has the opposite directions.
    directions: Vec<f64>,
    /// Values of the first neighbour.
    pub plus: Vec<i32>,
    /// Values of the second neighbour.
    pub minus: Vec<i32>,
    /// Seed for the games.
    pub seed: u64,
}

impl Spsa {
    /// Starts a tuning of the named parameters from their defaults; `None` if a name is unknown.
    #[must_use]
    pub fn new(names: &[String], schedule: Schedule) -> Option<Spsa> {
        let params = names.iter().map(|name| {
            let row = Params::row(name)?;
            Some(TunedParam {
                row,
                value: f64::from(row.default),
            })
        });
        Some(Spsa {
            params: params.collect::<Option<_>>()?,
            schedule,
            done: 0,
        })
    }

    /// Returns the current distance of the neighbours from the values, in steps.
    fn distance(&self) -> f64 {
        let (all, now) = (self.schedule.iterations as f64, self.done as f64 + 1.0);
        (all / now).powf(DISTANCE)
    }

    /// Returns the number of steps to move for each point of lead and each step of distance.
    fn gain(&self) -> f64 {
        let (all, now) = (self.schedule.iterations as f64, self.done as f64 + 1.0);
        let stable = STABLE * all;
        self.schedule.rate * ((stable + all) / (stable + now)).powf(GAIN) / self.distance().powi(2)
    }

    /// Returns the next comparison; `None` when all have been made.
    #[must_use]
    pub fn next_comparison(&self) -> Option<Comparison> {
        if self.done >= self.schedule.iterations {
            return None;
        }
        let mut rng = Rng::new(mix(self.schedule.seed ^ mix(self.done)));
        let directions: Vec<f64> = self
            .params
            .iter()
            .map(|_| if rng.below(2) == 0 { 1.0 } else { -1.0 })
            .collect();
        let distance = self.distance();
        let mut side = |sign: f64| -> Vec<i32> {
            let values = self.params.iter().zip(&directions).map(|(param, direction)| {
                let exact = param.value + sign * direction * distance * f64::from(param.row.step);
                // Rounds up with a probability equal to the fractional part, so that the mean is exact.
                let rounded = (exact + rng.unit()).floor();
                rounded.clamp(f64::from(param.row.min), f64::from(param.row.max)) as i32
            });
            values.collect()
        };
        Some(Comparison {
            plus: side(1.0),
            minus: side(-1.0),
            directions,
            seed: rng.next(),
        })
    }

    /// Moves the parameters after a comparison in which the first neighbour led by `points`.
    pub fn update(&mut self, comparison: &Comparison, points: f64) {
        let reach = self.gain() * self.distance() * points;
        for (param, direction) in self.params.iter_mut().zip(&comparison.directions) {
            let moved = param.value + reach * direction * f64::from(param.row.step);
            param.value = moved.clamp(f64::from(param.row.min), f64::from(param.row.max));
        }
        self.done += 1;
    }

    /// Returns the search parameters with the tuned ones set to `values`.
    #[must_use]
    pub fn params(&self, values: &[i32]) -> Params {
        let mut params = Params::default();
        for (param, &value) in self.params.iter().zip(values) {
            params.set(param.row.name, value).expect("values are within their rows");
        }
        params
    }

    /// Returns the rounded values of the parameters.
    #[must_use]
    pub fn values(&self) -> Vec<i32> {
        self.params.iter().map(|param| param.value.round() as i32).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::{Schedule, Spsa, TunedParam};
    use engine::rng::Rng;
    use engine::search::params::Row;

    const ROWS: [Row; 3] = [
        Row {
            name: "one",
            default: 50,
            min: 0,
            max: 200,
            step: 8,
        },
        Row {
            name: "two",
            default: 900,
            min: 0,
            max: 1_000,
            step: 40,
        },
        Row {
            name: "three",
            default: 3,
            min: 1,
            max: 12,
            step: 1,
        },
    ];

    /// Returns the simulated strength in Elo. The best values are 120, 500 and 8; a value one step away costs 30 Elo,
    /// two steps away 120.
    fn elo(values: &[i32]) -> f64 {
        let loss = |value: i32, best: f64, step: f64| ((f64::from(value) - best) / step).powi(2) * 30.0;
        -loss(values[0], 120.0, 8.0) - loss(values[1], 500.0, 40.0) - loss(values[2], 8.0, 1.0)
    }

    /// Tunes from the defaults, with `pairs` simulated pairs of games per comparison.
    fn tuned(seed: u64, pairs: u32) -> Spsa {
        let params = ROWS.map(|row| TunedParam {
            row,
            value: f64::from(row.default),
        });
        let schedule = Schedule {
            iterations: 2_000,
            rate: 0.02,
            seed,
        };
        let mut spsa = Spsa {
            params: params.to_vec(),
            schedule,
            done: 0,
        };
        while let Some(comparison) = spsa.next_comparison() {
            let mut rng = Rng::new(comparison.seed);
            let lead = elo(&comparison.plus) - elo(&comparison.minus);
            let chance = 1.0 / (1.0 + 10f64.powf(-lead / 400.0));
            let points = (0..2 * pairs)
                .map(|_| if rng.unit() < chance { 1.0 } else { -1.0 })
                .sum();
            spsa.update(&comparison, points);
        }
        spsa
    }

    #[test]
    fn it_finds_the_top_of_a_noisy_hill() {
        for seed in 0..20 {
            let values = tuned(seed, 1).values();
            let before = elo(&ROWS.map(|row| row.default));
            assert!(
                elo(&values) > -60.0,
                "seed {seed}: {values:?}, {} before {before}",
                elo(&values)
            );
        }
    }

    #[test]
    fn equal_seeds_make_equal_comparisons_and_values_stay_in_range() {
        assert_eq!(tuned(3, 1), tuned(3, 1));
        assert_ne!(tuned(3, 1).params, tuned(4, 1).params);
        let mut spsa = Spsa { done: 0, ..tuned(1, 1) };
        for _ in 0..50 {
            let comparison = spsa.next_comparison().expect("not over");
            for (row, values) in ROWS.iter().zip(comparison.plus.iter().zip(&comparison.minus)) {
                assert!((row.min..=row.max).contains(values.0) && (row.min..=row.max).contains(values.1));
            }
            spsa.update(&comparison, 1e6);
        }
    }

    #[test]
    fn unknown_numbers_are_refused_and_known_ones_reach_the_search() {
        let schedule = Schedule {
            iterations: 1,
            rate: 0.1,
            seed: 0,
        };
        assert_eq!(Spsa::new(&["nul_depth".to_owned()], schedule), None);
        let spsa = Spsa::new(&["null_depth".to_owned()], schedule).expect("a row");
        assert_eq!(spsa.params(&[5]).null_depth, 5);
    }
}
