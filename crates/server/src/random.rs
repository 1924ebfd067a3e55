//! The server's source of randomness for secrets, ids, seeds and draws. Web push takes its keys from `ring` instead.

use std::fmt;
use std::sync::Arc;

/// A source of random bytes. Clones draw from the same source.
#[derive(Clone)]
pub struct Random(Arc<Fill>);

/// Function that fills a slice with random bytes.
type Fill = dyn Fn(&mut [u8]) + Send + Sync;

impl Random {
    /// Returns the operating system's generator, which is suitable for secrets.
    #[must_use]
    pub fn system() -> Self {
        Self(Arc::new(|bytes| {
            getrandom::fill(bytes).expect("the operating system has randomness after boot")
        }))
    }

    /// Returns a source that takes its bytes from `fill`, for tests.
    #[must_use]
    pub fn from_fn(fill: impl Fn(&mut [u8]) + Send + Sync + 'static) -> Self {
        Self(Arc::new(fill))
    }

    /// Returns 256 random bits.
    #[must_use]
    pub fn secret(&self) -> [u8; 32] {
        let mut bytes = [0; 32];
        (self.0)(&mut bytes);
        bytes
    }

    /// Returns 64 random bits.
    #[must_use]
    pub fn number(&self) -> u64 {
        let mut bytes = [0; 8];
        (self.0)(&mut bytes);
        u64::from_le_bytes(bytes)
    }

    /// Returns a random element of `choices`; `None` if the slice is empty.
    #[must_use]
    pub fn pick<'a, T>(&self, choices: &'a [T]) -> Option<&'a T> {
        let count = u64::try_from(choices.len()).expect("a length fits 64 bits");
        // The bias of the remainder is below count / 2^64.
        let chosen = self.number().checked_rem(count)?;
        choices.get(usize::try_from(chosen).expect("below a length"))
    }
}

impl fmt::Debug for Random {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Random")
    }
}
