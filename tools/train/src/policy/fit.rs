//! Fitting of policy weights to observed choices, by stochastic gradient descent (AdaGrad).
//!
//! Choices are processed one by one, in an order that depends only on the seed and the epoch, so the result is
//! reproducible bit for bit.

use super::choices::{Choice, Choices};
use engine::policy::features::FEATURES;
use engine::rng::{Rng, mix};
use serde::{Deserialize, Serialize};

/// Weights and, for each, the sum of its squared gradients (AdaGrad).
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Weights {
    pub(crate) values: Vec<f32>,
    pub(crate) sums: Vec<f32>,
}

impl Default for Weights {
    fn default() -> Weights {
        Weights {
            values: vec![0.0; FEATURES],
            sums: vec![0.0; FEATURES],
        }
    }
}

/// Accuracy of predictions. The fields are sums until [`Figures::mean`] divides them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct Figures {
    /// Mean negative logarithm of the probability of the move played.
    pub(crate) loss: f64,
    /// Fraction of choices in which the move played was the likeliest.
    pub(crate) first: f64,
    /// Fraction of choices in which the move played was one of the three likeliest.
    pub(crate) third: f64,
}

/// Returns the probability of each move of a choice.
pub(crate) fn probabilities(choice: &Choice<'_>, weights: &[f32]) -> Vec<f64> {
    let sum = |features: &[u16]| features.iter().map(|&at| f64::from(weights[usize::from(at)])).sum();
    let mut sums: Vec<f64> = choice.moves().map(sum).collect();
    let most = sums.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    sums.iter_mut().for_each(|sum| *sum = (*sum - most).exp());
    let all: f64 = sums.iter().sum();
    sums.iter_mut().for_each(|sum| *sum /= all);
    sums
}

/// Adds the gradient of the loss to `slope`, adds the affected features to `touched`, and returns the loss.
pub(crate) fn gradient(choice: &Choice<'_>, weights: &[f32], slope: &mut [f32], touched: &mut Vec<u16>) -> f64 {
    let chances = probabilities(choice, weights);
    for ((number, features), chance) in choice.moves().enumerate().zip(&chances) {
        let wanted = f64::from(u8::from(number == choice.played));
        for &at in features {
            slope[usize::from(at)] += (chance - wanted) as f32;
            touched.push(at);
        }
    }
    -chances[choice.played].max(f64::MIN_POSITIVE).ln()
}

/// Settings of a fit.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Steps {
    pub(crate) seed: u64,
    pub(crate) rate: f32,
    /// Weight decay: this multiple of a weight is added to its gradient, unless the gradient is zero.
    pub(crate) decay: f32,
}

/// Runs one epoch over all choices. Returns the mean loss during the epoch.
pub(crate) fn epoch(weights: &mut Weights, choices: &Choices, steps: &Steps, number: u32) -> f64 {
    let mut order: Vec<u32> = (0..choices.len() as u32).collect();
    let mut rng = Rng::new(mix(steps.seed ^ u64::from(number).rotate_left(32)));
    for at in (1..order.len()).rev() {
        order.swap(at, rng.below(at as u64 + 1) as usize);
    }
    let mut slope = vec![0.0; FEATURES];
    let (mut touched, mut loss) = (Vec::new(), 0.0);
    for &number in &order {
        loss += gradient(&choices.get(number as usize), &weights.values, &mut slope, &mut touched);
        for at in touched.drain(..).map(usize::from) {
            // A feature may be listed several times. Its whole gradient is applied the first time.
            let by = std::mem::take(&mut slope[at]);
            if by != 0.0 {
                let by = by + steps.decay * weights.values[at];
                weights.sums[at] += by * by;
                weights.values[at] -= steps.rate * by / (weights.sums[at].sqrt() + 1e-6);
            }
        }
    }
    loss / order.len().max(1) as f64
}

/// Measures how accurately weights predict choices.
pub(crate) fn measure(weights: &[f32], choices: &Choices) -> Figures {
    let mut figures = Figures::default();
    for number in 0..choices.len() {
        let choice = choices.get(number);
        let chances = probabilities(&choice, weights);
        figures.add(&chances, choice.played);
    }
    figures.mean(choices.len())
}

impl Figures {
    /// Adds the prediction of one choice.
    pub(crate) fn add(&mut self, chances: &[f64], played: usize) {
        self.loss -= chances[played].max(f64::MIN_POSITIVE).ln();
        self.first += among(chances, played, 1);
        self.third += among(chances, played, 3);
    }

    /// Divides the sums by the number of choices.
    pub(crate) fn mean(self, count: usize) -> Figures {
        let count = count.max(1) as f64;
        Figures {
            loss: self.loss / count,
            first: self.first / count,
            third: self.third / count,
        }
    }
}

/// Returns the probability that move `at` is among the `places` likeliest, with ties broken at random.
fn among(chances: &[f64], at: usize, places: usize) -> f64 {
    let before = chances.iter().filter(|&&other| other > chances[at]).count();
    let equal = chances.iter().filter(|&&other| other == chances[at]).count();
    (places.saturating_sub(before) as f64 / equal as f64).min(1.0)
}
