//! Factorial tests: many changes to the search parameters are tested with the same games.
//!
//! In every pair, each side gets a random assignment of changes. Afterwards, the effects of the changes are separated
//! by least squares. (Factorial design: R. A. Fisher, 1926.)
//!
//! A game provides information about every change that is assigned to only one of its sides. A hundred changes
//! therefore need only about as many games as two changes tested one after the other. The effect of a change is its mean
//! effect while the other changes vary.
//!
//! Within a test, the assignments of a pair depend only on its number. This module must not play games or write files.

use core::fmt;
use core::str::FromStr;

use crate::linear::solve;
use engine::rng::{Rng, mix};
use engine::search::params::{ParamError, Params, Row};

/// A search parameter with the values to test against its default.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Factor {
    /// Row of the parameter in the table.
    pub row: Row,
    /// Values to test: at least one, without the default.
    pub values: Vec<i32>,
}

/// Error for a string that is not a valid factor.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FactorError {
    /// The string does not have the form NAME=VALUE,VALUE…
    Form,
    /// The parameter does not exist, or a value is out of range.
    Number(ParamError),
    /// This value is the default or occurs twice.
    Same(i32),
}

impl fmt::Display for FactorError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FactorError::Form => f.write_str("a factor is NAME=VALUE, or NAME=VALUE,VALUE,…"),
            FactorError::Number(ParamError::UnknownName(name)) => write!(f, "no number is called {name:?}"),
            FactorError::Number(ParamError::OutOfRange(row, value)) => {
                write!(f, "{} goes from {} to {}, not to {value}", row.name, row.min, row.max)
            }
            FactorError::Same(value) => write!(f, "{value} is there already"),
        }
    }
}

impl std::error::Error for FactorError {}

impl FromStr for Factor {
    type Err = FactorError;

    fn from_str(text: &str) -> Result<Factor, FactorError> {
        let (name, list) = text.split_once('=').ok_or(FactorError::Form)?;
        let unknown = || FactorError::Number(ParamError::UnknownName(name.to_owned()));
        let row = Params::row(name).ok_or_else(unknown)?;
        let mut values = Vec::new();
        for word in list.split(',') {
            let value = word.parse().map_err(|_| FactorError::Form)?;
            Params::default().set(name, value).map_err(FactorError::Number)?;
            if value == row.default || values.contains(&value) {
                return Err(FactorError::Same(value));
            }
            values.push(value);
        }
        Ok(Factor { row, values })
    }
}

/// The changes of one side of a pair: for each factor, the index of its value, or `None` for the default.
pub type Assignment = Vec<Option<usize>>;

/// A factorial test: the factors, and how often their values are assigned.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FactorialTest {
    pub factors: Vec<Factor>,
    /// Probability, in percent, that a side gets a value other than the default of a factor.
    pub chance: u64,
}

/// The estimated effect of one value of a parameter.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Effect {
    pub row: Row,
    /// Tested value.
    pub value: i32,
    /// Number of pairs in which only one side had the value.
    pub pairs: u64,
    /// Effect in Elo, compared with the default value.
    pub elo: f64,
    /// Half the width of the 95 % interval.
    pub error: f64,
}

/// Slope of the Elo difference as a function of the mean score of a game, at a score of one half.
const ELO: f64 = 1_600.0 / core::f64::consts::LN_10;

impl FactorialTest {
    /// Returns the changes of both sides of a pair.
    #[must_use]
    pub fn assignments(&self, number: u64) -> [Assignment; 2] {
        let mut rng = Rng::new(mix(number));
        let mut assign = |factor: &Factor| {
            let changes = rng.below(100) < self.chance;
            changes.then(|| rng.below(factor.values.len() as u64) as usize)
        };
        [(); 2].map(|()| self.factors.iter().map(&mut assign).collect())
    }

    /// Returns the search parameters of a side with this assignment.
    #[must_use]
    pub fn params(&self, assignment: &Assignment) -> Params {
        let mut params = Params::default();
        for (factor, assigned) in self.factors.iter().zip(assignment) {
            if let Some(at) = *assigned {
                let value = factor.values[at];
                params
                    .set(factor.row.name, value)
                    .expect("a factor's values were tried");
            }
        }
        params
    }

    /// Iterates over all tested values, factor by factor.
    fn changes(&self) -> impl Iterator<Item = (Row, i32)> {
        let of = |factor: &Factor| {
            let row = factor.row;
            factor.values.clone().into_iter().map(move |value| (row, value))
        };
        self.factors.iter().flat_map(of)
    }

    /// Returns the index and sign of every change that only one side of a pair has: 1 for the first side, -1 for the
    /// second.
    fn compared(&self, number: u64) -> Vec<(usize, f64)> {
        let assignments = self.assignments(number);
        let mut first = 0;
        let mut compared = Vec::new();
        for (at, factor) in self.factors.iter().enumerate() {
            if assignments[0][at] != assignments[1][at] {
                let signs = assignments.iter().zip([1.0, -1.0]);
                compared
                    .extend(signs.filter_map(|(assignment, sign)| assignment[at].map(|value| (first + value, sign))));
            }
            first += factor.values.len();
        }
        compared
    }

    /// Returns the effect of every change. `pairs` contains the number of each pair and the score of its first side, 0
    /// to 1. Returns `None` if the effects of the changes cannot be separated with these pairs.
    #[must_use]
    pub fn effects(&self, pairs: &[(u64, f64)]) -> Option<Vec<Effect>> {
        let size = self.changes().count();
        let free = pairs.len().checked_sub(size).filter(|free| *free > 0)?;
        let mut matrix = vec![vec![0.0; size]; size];
        let mut right = vec![0.0; size];
        let mut counts = vec![0; size];
        let rows: Vec<_> = pairs
            .iter()
            .map(|(number, score)| (self.compared(*number), score - 0.5))
            .collect();
        for (row, lead) in &rows {
            for (one, sign) in row {
                counts[*one] += 1;
                right[*one] += sign * lead;
                for (other, other_sign) in row {
                    matrix[*one][*other] += sign * other_sign;
                }
            }
        }
        let worth = solve(&matrix, &right)?;
        let predicted = |row: &[(usize, f64)]| row.iter().map(|(at, sign)| sign * worth[*at]).sum::<f64>();
        let squares: f64 = rows.iter().map(|(row, lead)| (lead - predicted(row)).powi(2)).sum();
        let variance = squares / free as f64;
        let effect = |(at, (row, value)): (usize, (Row, i32))| {
            let unit: Vec<f64> = (0..size).map(|other| f64::from(u8::from(other == at))).collect();
            let spread = solve(&matrix, &unit)?[at];
            Some(Effect {
                row,
                value,
                pairs: counts[at],
                elo: ELO * worth[at],
                error: 1.96 * ELO * (variance * spread).sqrt(),
            })
        };
        self.changes().enumerate().map(effect).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::{Effect, FactorError, FactorialTest};
    use engine::rng::Rng;
    use engine::search::params::{ParamError, Params};

    fn factorial_test() -> FactorialTest {
        let factors = [
            "see_depth=0",
            "reverse_margin=45,105,140",
            "null_base=2,4",
            "late_base=3",
        ];
        FactorialTest {
            factors: factors.iter().map(|text| text.parse().expect("a factor")).collect(),
            chance: 40,
        }
    }

    /// True effects, in Elo, of the changes of [`factorial_test`] in [`results`].
    const TRUTH: [f64; 7] = [-40.0, 20.0, 0.0, -60.0, 10.0, 0.0, 35.0];

    /// Simulates pairs of games with the effects [`TRUTH`].
    fn results(test: &FactorialTest, seed: u64, count: u64) -> Vec<(u64, f64)> {
        let firsts = [0, 1, 4, 6];
        let strength = |assignment: &super::Assignment| -> f64 {
            let worth = assignment
                .iter()
                .zip(firsts)
                .filter_map(|(assigned, first)| assigned.map(|at| TRUTH[first + at]));
            worth.sum()
        };
        let mut rng = Rng::new(seed);
        let play = |number: u64| {
            let [one, two] = test.assignments(number);
            let expected = 1.0 / (1.0 + 10f64.powf((strength(&two) - strength(&one)) / 400.0));
            let wins = (0..2).filter(|_| rng.unit() < expected).count();
            (number, wins as f64 / 2.0)
        };
        (seed * count..(seed + 1) * count).map(play).collect()
    }

    #[test]
    fn what_changes_are_worth_lies_within_the_interval_as_often_as_promised() {
        let test = factorial_test();
        let mut inside = 0;
        for seed in 0..60 {
            let effects = test.effects(&results(&test, seed, 600)).expect("enough pairs");
            let holds = |(effect, truth): &(&Effect, f64)| (effect.elo - truth).abs() <= effect.error;
            inside += effects.iter().zip(TRUTH).filter(holds).count();
        }
        // 95 % of 420 is 399, with a standard deviation of about 4.5.
        assert!((385..=412).contains(&inside), "{inside} of 420");
    }

    #[test]
    fn a_pair_is_assigned_by_its_number_and_as_often_as_wanted() {
        let test = factorial_test();
        let mut changed = 0;
        for number in 0..1_000 {
            let assignments = test.assignments(number);
            assert_eq!(assignments, test.assignments(number));
            changed += assignments.iter().flatten().flatten().count();
            let params = test.params(&assignments[0]);
            let wanted = assignments[0][1].map_or(Params::default().reverse_margin, |at| [45, 105, 140][at]);
            assert_eq!(params.reverse_margin, wanted);
        }
        assert!((3_000..3_400).contains(&changed), "{changed} of 8000, wanted 3200");
    }

    #[test]
    fn too_few_pairs_tell_nothing() {
        let test = factorial_test();
        assert_eq!(test.effects(&[]), None);
        assert_eq!(test.effects(&results(&test, 1, 7)), None);
        assert_eq!(test.effects(&[(3, 1.0); 50]), None);
    }

    #[test]
    fn only_other_values_of_known_numbers_are_factors() {
        let read = |text: &str| text.parse::<super::Factor>();
        let row = Params::row("null_base").expect("a row");
        for text in ["null_base", "null_base=", "null_base=2,,4", "null_base=x"] {
            assert_eq!(read(text), Err(FactorError::Form), "{text}");
        }
        assert_eq!(
            read("nul_base=2"),
            Err(FactorError::Number(ParamError::UnknownName("nul_base".into())))
        );
        assert_eq!(
            read("null_base=99"),
            Err(FactorError::Number(ParamError::OutOfRange(row, 99)))
        );
        assert_eq!(read("null_base=3"), Err(FactorError::Same(3)));
        assert_eq!(read("null_base=2,2"), Err(FactorError::Same(2)));
        assert_eq!(read("null_base=2,4").map(|factor| factor.values), Ok(vec![2, 4]));
    }
}
