//! `--seed N`: the seed of random choices.

use command::Failure;

/// Returns the given seed, or a random one from the operating system.
pub(crate) fn given_or_random(given: Option<u64>) -> Result<u64, Failure> {
    match given {
        Some(seed) => Ok(seed),
        None => getrandom::u64().map_err(|error| Failure::work("no_random_number", error)),
    }
}
