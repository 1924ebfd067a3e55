//! `--seed N`: the number that choices by chance follow from.

use command::Failure;

/// Returns the given seed, or one from the system, so that no two games are alike.
pub(crate) fn given_or_random(given: Option<u64>) -> Result<u64, Failure> {
    match given {
        Some(seed) => Ok(seed),
        None => getrandom::u64().map_err(|error| Failure::work("no_random_number", error)),
    }
}
