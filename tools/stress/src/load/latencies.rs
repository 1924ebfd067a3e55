//! Latencies and their percentiles.

use std::time::Duration;

/// Latencies in microseconds.
#[derive(Debug, Clone, Default)]
pub(super) struct Latencies(Vec<u32>);

impl Latencies {
    pub(super) fn add(&mut self, waited: Duration) {
        self.0.push(u32::try_from(waited.as_micros()).unwrap_or(u32::MAX));
    }

    pub(super) fn extend(&mut self, more: Self) {
        self.0.extend(more.0);
    }

    pub(super) fn len(&self) -> usize {
        self.0.len()
    }

    /// Returns the quantile at `permille` in milliseconds; 0 if there are no latencies.
    pub(super) fn at(&mut self, permille: usize) -> f64 {
        self.0.sort_unstable();
        let last = self.0.len().saturating_sub(1);
        let micros = self.0.get(last * permille / 1000).copied().unwrap_or(0);
        f64::from(micros) / 1000.0
    }
}

#[cfg(test)]
mod tests {
    use super::Latencies;
    use std::time::Duration;

    #[test]
    fn percentiles_are_those_of_the_sorted_times() {
        let mut times = Latencies::default();
        for milliseconds in (1..=101).rev() {
            times.add(Duration::from_millis(milliseconds));
        }
        assert_eq!([0, 500, 990, 1000].map(|at| times.at(at)), [1.0, 51.0, 100.0, 101.0]);
        assert_eq!(Latencies::default().at(500), 0.0);
    }
}
