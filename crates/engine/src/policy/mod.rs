//! The move policy: the probability that a person plays each legal move, computed with weights fitted to games.
//!
//! ```text
//! features   features of a move                scene    data shared by all moves of a position
//! format     reader and writer of the file     recent   last moves before a position
//! ```
//!
//! The policy is a conditional logit model: a move's probability is proportional to e raised to the sum of the weights
//! of its features. `docs/engine/policy.md` documents it. This module must not search, and must not depend on the
//! trainer or the levels.

pub mod features;
pub mod format;
mod recent;
mod scene;

use std::sync::LazyLock;

use janggi::{Move, Movement, Position};

use features::Describer;
use format::{Policy, STEPS};
pub use recent::Recent;

const FILE: &[u8] = include_bytes!("../../nets/janggun.policy");

static EMBEDDED: LazyLock<Policy> =
    LazyLock::new(|| Policy::from_bytes(FILE).expect("a test reads the policy that is built in"));

/// Returns the built-in policy, which is decoded on the first call.
#[must_use]
pub fn embedded() -> &'static Policy {
    &EMBEDDED
}

/// Returns whether the policy supports the position's variant. In any other variant, all moves are equally
/// likely.
#[must_use]
pub fn knows(position: &Position) -> bool {
    position.movement() == Movement::Janggi
}

impl Policy {
    /// Returns the probabilities of `moves`, which must be legal, in the same order. They add up to 1.
    #[must_use]
    pub fn probabilities(&self, position: &Position, recent: Recent, moves: &[Move]) -> Vec<f64> {
        if !knows(position) {
            return vec![1.0 / moves.len() as f64; moves.len()];
        }
        let describer = Describer::new(position, recent);
        let mut found = Vec::new();
        let sums = moves.iter().map(|&mv| {
            found.clear();
            describer.describe(mv, &mut found);
            let sum: i32 = found.iter().map(|&feature| self.steps(feature)).sum();
            f64::from(sum) / f64::from(STEPS)
        });
        softmax(sums.collect())
    }
}

/// Exponentiates the numbers and divides them by their sum.
fn softmax(mut numbers: Vec<f64>) -> Vec<f64> {
    let most = numbers.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    numbers.iter_mut().for_each(|number| *number = (*number - most).exp());
    let sum: f64 = numbers.iter().sum();
    numbers.iter_mut().for_each(|number| *number /= sum);
    numbers
}
