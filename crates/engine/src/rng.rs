//! A seeded random number generator (SplitMix64): equal seeds produce equal sequences.
//!
//! All randomness in this crate comes from here. This module must not read the clock or the system's entropy: the
//! caller supplies the seed.

/// A random number generator. Its numbers depend only on the seed and are the same on every machine.
#[derive(Clone, Debug)]
pub struct Rng(u64);

impl Rng {
    /// Creates a generator; any seed is suitable.
    #[must_use]
    pub const fn new(seed: u64) -> Rng {
        Rng(seed)
    }

    /// Returns the next 64 bits.
    pub const fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        mix(self.0)
    }

    /// Returns a number in `0..bound`; `bound` must be at least 1. The bias is below 2^-32 for bounds below 2^32.
    pub const fn below(&mut self, bound: u64) -> u64 {
        ((self.next() as u128 * bound as u128) >> 64) as u64
    }

    /// Returns a number in `0.0..1.0`.
    pub fn unit(&mut self) -> f64 {
        (self.next() >> 11) as f64 / (1u64 << 53) as f64
    }
}

/// Mixes the bits of a word with the finaliser of SplitMix64, which is a bijection.
#[must_use]
pub const fn mix(mut word: u64) -> u64 {
    word = (word ^ (word >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    word ^ (word >> 31)
}

#[cfg(test)]
mod tests {
    use super::Rng;

    #[test]
    fn bounded_numbers_stay_below_and_reach_everything() {
        let mut rng = Rng::new(7);
        let mut seen = [0u32; 10];
        for _ in 0..10_000 {
            seen[rng.below(10) as usize] += 1;
            assert!((0.0..1.0).contains(&rng.unit()));
        }
        assert!(seen.iter().all(|&count| (850..1150).contains(&count)), "{seen:?}");
    }

    #[test]
    fn equal_seeds_give_equal_streams() {
        let (mut one, mut two) = (Rng::new(3), Rng::new(3));
        assert!((0..100).all(|_| one.next() == two.next()));
        assert_ne!(Rng::new(3).next(), Rng::new(4).next());
    }
}
