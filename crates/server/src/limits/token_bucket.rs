//! A bucket of credits that refills with time: how floods are bounded. Pure; the moment is a parameter.

use std::collections::HashMap;
use std::hash::Hash;

/// How many credits there are and how fast they come back.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Rate {
    /// A full bucket.
    pub(crate) burst: u32,
    /// Milliseconds for one credit to come back; at least 1.
    pub(crate) each_ms: u32,
}

/// One bucket, full at first.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Credits {
    /// Credits spent, in milliseconds of refilling.
    debt_ms: i64,
    at_ms: i64,
}

impl Credits {
    pub(crate) fn new(now_ms: i64) -> Self {
        Self {
            debt_ms: 0,
            at_ms: now_ms,
        }
    }

    /// Takes one credit, or says how many milliseconds to wait for it.
    pub(crate) fn spend(&mut self, rate: Rate, now_ms: i64) -> Result<(), i64> {
        self.debt_ms = self.debt_at(now_ms);
        self.at_ms = now_ms;
        let full = i64::from(rate.burst) * i64::from(rate.each_ms);
        let over = self.debt_ms + i64::from(rate.each_ms) - full;
        if over > 0 {
            return Err(over);
        }
        self.debt_ms += i64::from(rate.each_ms);
        Ok(())
    }

    fn debt_at(&self, now_ms: i64) -> i64 {
        (self.debt_ms - (now_ms - self.at_ms).max(0)).max(0)
    }
}

/// Buckets by key, at most `most` of them. Where they run out, newcomers are refused: never the other way round.
#[derive(Debug)]
pub(crate) struct CreditsByKey<K> {
    buckets: HashMap<K, Credits>,
    most: usize,
}

impl<K: Eq + Hash> CreditsByKey<K> {
    pub(crate) fn new(most: usize) -> Self {
        Self {
            buckets: HashMap::new(),
            most,
        }
    }

    /// Takes one of `key`'s credits, or says how many milliseconds to wait.
    pub(crate) fn spend(&mut self, key: K, rate: Rate, now_ms: i64) -> Result<(), i64> {
        if self.buckets.len() >= self.most && !self.buckets.contains_key(&key) {
            self.buckets.retain(|_, bucket| bucket.debt_at(now_ms) > 0);
            if self.buckets.len() >= self.most {
                return Err(i64::from(rate.each_ms));
            }
        }
        self.buckets
            .entry(key)
            .or_insert_with(|| Credits::new(now_ms))
            .spend(rate, now_ms)
    }
}

#[cfg(test)]
mod tests {
    use super::{Credits, CreditsByKey, Rate};

    const RATE: Rate = Rate { burst: 3, each_ms: 100 };

    #[test]
    fn a_bucket_gives_its_burst_then_its_rate() {
        let mut bucket = Credits::new(0);
        assert_eq!(
            [0, 0, 0, 0].map(|now| bucket.spend(RATE, now)),
            [Ok(()), Ok(()), Ok(()), Err(100)]
        );
        assert_eq!(
            [99, 100, 100].map(|now| bucket.spend(RATE, now)),
            [Err(1), Ok(()), Err(100)]
        );
    }

    #[test]
    fn no_window_gives_more_than_burst_and_rate() {
        let mut bucket = Credits::new(0);
        let given = (0..1000).filter(|now| bucket.spend(RATE, now * 7).is_ok()).count();
        assert!((70..=73).contains(&given), "{given} in 7 s");
    }

    #[test]
    fn a_clock_that_steps_back_gives_nothing() {
        let mut bucket = Credits::new(1000);
        assert_eq!([1000, 1000, 1000].map(|now| bucket.spend(RATE, now)), [Ok(()); 3]);
        assert!(bucket.spend(RATE, 0).is_err());
    }

    #[test]
    fn full_tables_refuse_newcomers_until_somebody_is_forgotten() {
        let mut buckets = CreditsByKey::new(2);
        assert_eq!(
            ["a", "b", "c"].map(|key| buckets.spend(key, RATE, 0).is_ok()),
            [true, true, false]
        );
        assert!(buckets.spend("a", RATE, 0).is_ok(), "who is known is served");
        assert!(buckets.spend("c", RATE, 100).is_ok(), "b owes nothing any more");
    }
}
