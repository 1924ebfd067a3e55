//! Logistic regression by maximum likelihood (Newton's method).
//!
//! This module must not depend on games or networks.

/// Returns the weights for which `sigmoid(weights · features)` fits the chances best. A feature that is always 0 gets
/// the weight 0.
pub(crate) fn logistic<const K: usize>(points: impl Iterator<Item = ([f64; K], f64)> + Clone) -> [f64; K] {
    let mut weights = [0.0; K];
    for _ in 0..15 {
        let mut gradient = [0.0; K];
        let mut curvature = [[0.0; K]; K];
        for (row, at) in curvature.iter_mut().zip(0..) {
            row[at] = 1e-9;
        }
        for (features, chance) in points.clone() {
            let sum: f64 = features.iter().zip(&weights).map(|(x, w)| x * w).sum();
            let found = 1.0 / (1.0 + (-sum).exp());
            let weight = found * (1.0 - found);
            for (row, (gradient, x)) in gradient.iter_mut().zip(features).enumerate() {
                *gradient += (chance - found) * x;
                for (cell, y) in curvature[row].iter_mut().zip(features) {
                    *cell += weight * x * y;
                }
            }
        }
        let Some(step) = solve(curvature, gradient) else { break };
        for (weight, step) in weights.iter_mut().zip(step) {
            *weight += step;
        }
    }
    weights
}

/// Solves a system of linear equations by Gauss–Jordan elimination; `None` if the matrix is singular or nearly so.
fn solve<const K: usize>(mut matrix: [[f64; K]; K], mut right: [f64; K]) -> Option<[f64; K]> {
    for column in 0..K {
        let largest = (column..K).max_by(|&a, &b| matrix[a][column].abs().total_cmp(&matrix[b][column].abs()))?;
        matrix.swap(column, largest);
        right.swap(column, largest);
        let pivot = matrix[column];
        if pivot[column].abs() < 1e-12 {
            return None;
        }
        for row in 0..K {
            if row != column {
                let factor = matrix[row][column] / pivot[column];
                for (cell, pivot) in matrix[row].iter_mut().zip(pivot) {
                    *cell -= factor * pivot;
                }
                right[row] -= factor * right[column];
            }
        }
    }
    Some(std::array::from_fn(|at| right[at] / matrix[at][at]))
}

#[cfg(test)]
mod tests {
    use super::{logistic, solve};

    #[test]
    fn a_logistic_is_found_again() {
        let wanted = [0.3, 0.05, -0.2];
        let points = (-40..40).flat_map(|x| (0..5).map(move |y| [1.0, f64::from(x), f64::from(y)]));
        let chances = points.map(|features| {
            let sum: f64 = features.iter().zip(wanted).map(|(x, w)| x * w).sum();
            (features, 1.0 / (1.0 + (-sum).exp()))
        });
        let found = logistic(chances);
        assert!(found.iter().zip(wanted).all(|(a, b)| (a - b).abs() < 1e-6), "{found:?}");
    }

    #[test]
    fn equations_are_solved_in_any_order() {
        assert_eq!(solve([[0.0, 2.0], [4.0, 0.0]], [6.0, 8.0]), Some([2.0, 3.0]));
        assert_eq!(solve([[1.0, 2.0], [2.0, 4.0]], [1.0, 2.0]), None);
    }
}
