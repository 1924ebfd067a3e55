//! Token buckets for rate limits. The current time is a parameter.

use std::collections::HashMap;
use std::hash::Hash;

/// Capacity and refill rate of a bucket.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Rate {
    /// Number of tokens in a full bucket.
    pub(crate) burst: u32,
    /// Time to refill one token, in milliseconds; at least 1.
    pub(crate) refill_ms: u32,
}

impl Rate {
    /// Returns the rate multiplied by `shares`: a larger burst and a faster refill.
    pub(crate) fn times(self, shares: u32) -> Self {
        Self {
            burst: self.burst.saturating_mul(shares),
            refill_ms: (self.refill_ms / shares).max(1),
        }
    }
}

/// A bucket, initially full.
#[derive(Debug, Clone, Copy)]
pub(crate) struct TokenBucket {
    /// Time to refill the missing tokens, in milliseconds.
    debt_ms: i64,
    at_ms: i64,
}

impl TokenBucket {
    pub(crate) fn new(now_ms: i64) -> Self {
        Self {
            debt_ms: 0,
            at_ms: now_ms,
        }
    }

    /// Takes one token, or returns the milliseconds to wait for it.
    pub(crate) fn take(&mut self, rate: Rate, now_ms: i64) -> Result<(), i64> {
        self.debt_ms = self.debt_at(now_ms);
        self.at_ms = now_ms;
        match self.wait_ms(rate, now_ms) {
            0 => {
                self.debt_ms += i64::from(rate.refill_ms);
                Ok(())
            }
            wait => Err(wait),
        }
    }

    /// Takes tokens even if the bucket has too few, down to a debt of a whole bucket.
    fn spend(&mut self, rate: Rate, tokens: u64, now_ms: i64) {
        let refill_ms = i64::from(rate.refill_ms);
        let spent = i64::try_from(tokens).unwrap_or(i64::MAX).saturating_mul(refill_ms);
        let most = 2 * i64::from(rate.burst) * refill_ms;
        self.debt_ms = self.debt_at(now_ms).saturating_add(spent).min(most);
        self.at_ms = now_ms;
    }

    /// Returns the milliseconds until the bucket has a token; 0 if it has one.
    pub(crate) fn wait_ms(&self, rate: Rate, now_ms: i64) -> i64 {
        let full = i64::from(rate.burst) * i64::from(rate.refill_ms);
        (self.debt_at(now_ms) + i64::from(rate.refill_ms) - full).max(0)
    }

    fn debt_at(&self, now_ms: i64) -> i64 {
        (self.debt_ms - (now_ms - self.at_ms).max(0)).max(0)
    }
}

/// Token buckets by key, at most `most` of them. If the table is full, new keys are refused, but known keys keep their
/// buckets.
#[derive(Debug)]
pub(crate) struct KeyedTokenBuckets<K> {
    buckets: HashMap<K, TokenBucket>,
    most: usize,
}

impl<K: Eq + Hash> KeyedTokenBuckets<K> {
    pub(crate) fn new(most: usize) -> Self {
        Self {
            buckets: HashMap::new(),
            most,
        }
    }

    /// Takes one token of `key`, or returns the milliseconds to wait for it.
    pub(crate) fn take(&mut self, key: K, rate: Rate, now_ms: i64) -> Result<(), i64> {
        let wait = self.wait_ms(&key, rate, now_ms);
        if wait > 0 {
            return Err(wait);
        }
        self.buckets
            .entry(key)
            .or_insert_with(|| TokenBucket::new(now_ms))
            .take(rate, now_ms)
    }

    /// Takes tokens of `key` even if it has too few. If the table is full, a new key is not charged.
    pub(crate) fn spend(&mut self, key: K, rate: Rate, tokens: u64, now_ms: i64) {
        if self.wait_ms(&key, rate, now_ms) == 0 || self.buckets.contains_key(&key) {
            let bucket = self.buckets.entry(key).or_insert_with(|| TokenBucket::new(now_ms));
            bucket.spend(rate, tokens, now_ms);
        }
    }

    /// Returns the milliseconds until `key` has a token; 0 if it has one. If the table is full and `key` is new, first
    /// removes full buckets.
    pub(crate) fn wait_ms(&mut self, key: &K, rate: Rate, now_ms: i64) -> i64 {
        if let Some(bucket) = self.buckets.get(key) {
            return bucket.wait_ms(rate, now_ms);
        }
        if self.buckets.len() >= self.most {
            self.buckets.retain(|_, bucket| bucket.debt_at(now_ms) > 0);
            if self.buckets.len() >= self.most {
                return i64::from(rate.refill_ms);
            }
        }
        TokenBucket::new(now_ms).wait_ms(rate, now_ms)
    }
}

#[cfg(test)]
mod tests {
    use super::{KeyedTokenBuckets, Rate, TokenBucket};

    const RATE: Rate = Rate {
        burst: 3,
        refill_ms: 100,
    };

    #[test]
    fn a_bucket_gives_its_burst_then_its_rate() {
        let mut bucket = TokenBucket::new(0);
        assert_eq!(
            [0, 0, 0, 0].map(|now| bucket.take(RATE, now)),
            [Ok(()), Ok(()), Ok(()), Err(100)]
        );
        assert_eq!(
            [99, 100, 100].map(|now| bucket.take(RATE, now)),
            [Err(1), Ok(()), Err(100)]
        );
    }

    #[test]
    fn no_window_gives_more_than_burst_and_rate() {
        let mut bucket = TokenBucket::new(0);
        let given = (0..1000).filter(|now| bucket.take(RATE, now * 7).is_ok()).count();
        assert!((70..=73).contains(&given), "{given} in 7 s");
    }

    #[test]
    fn a_clock_that_steps_back_gives_nothing() {
        let mut bucket = TokenBucket::new(1000);
        assert_eq!([1000, 1000, 1000].map(|now| bucket.take(RATE, now)), [Ok(()); 3]);
        assert!(bucket.take(RATE, 0).is_err());
    }

    #[test]
    fn full_tables_refuse_newcomers_until_somebody_is_forgotten() {
        let mut buckets = KeyedTokenBuckets::new(2);
        assert_eq!(
            ["a", "b", "c"].map(|key| buckets.take(key, RATE, 0).is_ok()),
            [true, true, false]
        );
        assert!(buckets.take("a", RATE, 0).is_ok(), "who is known is served");
        assert!(buckets.take("c", RATE, 100).is_ok(), "b owes nothing any more");
    }
}
