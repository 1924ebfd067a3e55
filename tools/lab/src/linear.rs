//! Solver for small systems of linear equations, using Gaussian elimination.

/// Returns the vector that `matrix` maps to `right`; `None` if it does not exist or is not unique.
pub(crate) fn solve(matrix: &[Vec<f64>], right: &[f64]) -> Option<Vec<f64>> {
    let size = right.len();
    let mut rows: Vec<Vec<f64>> = matrix
        .iter()
        .zip(right)
        .map(|(row, value)| row.iter().copied().chain([*value]).collect())
        .collect();
    for at in 0..size {
        let pivot = (at..size).max_by(|&a, &b| rows[a][at].abs().total_cmp(&rows[b][at].abs()))?;
        rows.swap(at, pivot);
        if rows[at][at].abs() < 1e-12 {
            return None;
        }
        let lead = rows[at].clone();
        for row in &mut rows[at + 1..] {
            let factor = row[at] / lead[at];
            for (value, above) in row.iter_mut().zip(&lead) {
                *value -= factor * above;
            }
        }
    }
    let mut solution = vec![0.0; size];
    for at in (0..size).rev() {
        let known: f64 = (at + 1..size).map(|other| rows[at][other] * solution[other]).sum();
        solution[at] = (rows[at][size] - known) / rows[at][at];
    }
    Some(solution)
}

#[cfg(test)]
mod tests {
    use super::solve;
    use engine::rng::Rng;

    #[test]
    fn a_solution_fits_and_a_singular_matrix_is_refused() {
        let mut rng = Rng::new(8);
        for size in 1..12 {
            let mut row = || -> Vec<f64> { (0..size).map(|_| rng.unit() - 0.5).collect() };
            let mut matrix: Vec<Vec<f64>> = (0..size).map(|_| row()).collect();
            let times = |matrix: &[Vec<f64>], x: &[f64]| -> Vec<f64> {
                matrix
                    .iter()
                    .map(|row| row.iter().zip(x).map(|(a, b)| a * b).sum())
                    .collect()
            };
            let right = row();
            let found = solve(&matrix, &right).expect("rows by assignment fix it");
            for (one, other) in times(&matrix, &found).iter().zip(&right) {
                assert!((one - other).abs() < 1e-9, "{size}: {one} {other}");
            }
            matrix[size - 1] = matrix[0].iter().map(|value| value * 2.0).collect();
            assert_eq!(solve(&matrix, &right).is_some(), size == 1);
        }
    }
}
