//! The loss: a measure of the difference between the network's winning chance and the target.
//!
//! The target combines the score of the search and the result of the game. This module must not depend on networks.

use crate::regression::logistic;
use crate::sample::Label;
use serde::{Deserialize, Serialize};

/// Settings of the training target and of the loss.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Goal {
    /// Weight of the score in the target, 0 to 1; the rest is the weight of the game's result.
    pub(crate) lambda: f32,
    /// Number of centipawns, in the data, at which winning is e times as likely as losing.
    pub(crate) score_scale: f32,
    /// Exponent of the error; 2 for the squared error.
    pub(crate) power: f32,
}

/// Returns the logistic function of `x`.
pub(crate) fn sigmoid(x: f32) -> f32 {
    1.0 / (1.0 + (-x).exp())
}

impl Goal {
    /// Target that depends on the score alone, with the squared error as the loss.
    pub(crate) const SCORE: Goal = Goal {
        lambda: 1.0,
        score_scale: 400.0,
        power: 2.0,
    };

    /// Converts the score to a winning chance.
    pub(crate) fn by_score(&self, label: &Label) -> f32 {
        sigmoid(f32::from(label.score) / self.score_scale)
    }

    /// Returns the target: the winning chance to learn.
    pub(crate) fn target(&self, label: &Label) -> f32 {
        self.lambda * self.by_score(label) + (1.0 - self.lambda) * f32::from(label.result) / 2.0
    }

    /// Returns the loss of a predicted winning chance.
    pub(crate) fn loss(&self, chance: f32, target: f32) -> f32 {
        let error = (chance - target).abs();
        if self.power == 2.0 {
            error * error
        } else {
            error.powf(self.power)
        }
    }

    /// Returns the loss of an output, and its derivative with respect to the output.
    pub(crate) fn slope(&self, output: f32, target: f32) -> (f32, f32) {
        let chance = sigmoid(output);
        let error = chance - target;
        let steepness = if self.power == 2.0 {
            2.0 * error
        } else {
            self.power * error.abs().powf(self.power - 1.0) * error.signum()
        };
        (self.loss(chance, target), steepness * chance * (1.0 - chance))
    }
}

/// Mean errors over many positions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct Figures {
    /// Loss that training minimises.
    pub(crate) loss: f64,
    /// Squared difference from the winning chance by the score alone.
    pub(crate) score_error: f64,
    /// Squared difference from the result alone.
    pub(crate) result_error: f64,
}

/// Accumulates [`Figures`].
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Sum {
    figures: Figures,
    count: u64,
}

impl Sum {
    /// Adds the errors of a predicted chance.
    pub(crate) fn add(&mut self, goal: &Goal, label: &Label, chance: f32) {
        let squared = |aim: f32| f64::from((chance - aim) * (chance - aim));
        self.figures.loss += f64::from(goal.loss(chance, goal.target(label)));
        self.figures.score_error += squared(goal.by_score(label));
        self.figures.result_error += squared(f32::from(label.result) / 2.0);
        self.count += 1;
    }

    /// Returns the means, or zeros if nothing was added.
    pub(crate) fn mean(&self) -> Figures {
        let count = self.count.max(1) as f64;
        Figures {
            loss: self.figures.loss / count,
            score_error: self.figures.score_error / count,
            result_error: self.figures.result_error / count,
        }
    }
}

/// Fits `sigmoid(offset + slope * x)` to pairs of `x` and a chance by maximum likelihood. Returns offset and slope.
pub(crate) fn fit_logistic(points: impl Iterator<Item = (f64, f64)> + Clone) -> (f64, f64) {
    let [offset, slope] = logistic(points.map(|(x, y)| ([1.0, x], y)));
    (offset, slope)
}

#[cfg(test)]
mod tests {
    use super::{Goal, fit_logistic, sigmoid};

    #[test]
    fn slopes_are_finite_differences() {
        for power in [2.0, 2.5] {
            let goal = Goal {
                lambda: 0.7,
                score_scale: 400.0,
                power,
            };
            for output in [-3.0_f32, -0.2, 0.0, 1.1] {
                for target in [0.0, 0.4, 1.0] {
                    let step = 1e-2;
                    let (_, slope) = goal.slope(output, target);
                    let numeric =
                        (goal.slope(output + step, target).0 - goal.slope(output - step, target).0) / (2.0 * step);
                    assert!((slope - numeric).abs() < 1e-3, "{output} {target}: {slope} {numeric}");
                }
            }
        }
    }

    #[test]
    fn a_logistic_is_found_again() {
        let points = (-40..40).map(|x| (f64::from(x), f64::from(sigmoid(0.3 + 0.05 * x as f32))));
        let (offset, slope) = fit_logistic(points);
        assert!((offset - 0.3).abs() < 1e-4 && (slope - 0.05).abs() < 1e-5);
    }
}
