//! Choice of balanced openings.
//!
//! This module generates the candidates; the caller evaluates them.

use std::collections::BTreeSet;

use engine::rng::Rng;
use janggi::{Arrangement, BySide, Game, Rules, Start};

use crate::match_runner::opening::random_steps;

/// Returns the sixteen pairs of setups (차림).
#[must_use]
pub fn setups() -> Vec<BySide<Arrangement>> {
    let with = |han| Arrangement::CLASSIC.map(|cho| BySide { cho, han });
    Arrangement::CLASSIC.into_iter().flat_map(with).collect()
}

/// Returns `count` different openings for which `is_balanced` is true, generated with random steps from `setup`. The
/// same seed leads to the same candidates.
///
/// # Errors
/// The first error that `is_balanced` returns.
pub fn balanced<E>(
    rules: &Rules,
    setup: BySide<Arrangement>,
    count: usize,
    seed: u64,
    mut is_balanced: impl FnMut(&Game) -> Result<bool, E>,
) -> Result<Vec<Game>, E> {
    let (mut kept, mut seen, mut rng) = (Vec::new(), BTreeSet::new(), Rng::new(seed));
    while kept.len() < count {
        let candidate = random_steps(rules, Start::arranged(setup), &mut rng);
        let fresh = candidate.filter(|game| !seen.contains(&game.position().hash()));
        if let Some(game) = fresh
            && is_balanced(&game)?
        {
            seen.insert(game.position().hash());
            kept.push(game);
        }
    }
    Ok(kept)
}

#[cfg(test)]
mod tests {
    use super::{balanced, setups};
    use janggi::{Game, Preset};
    use std::collections::BTreeSet;

    #[test]
    fn the_same_seed_gives_the_same_openings_and_all_that_are_kept_were_found_level() {
        let rules = Preset::Pychess.rules();
        let mut starts = BTreeSet::new();
        for setup in setups() {
            let mut found = Vec::new();
            let mut asked = 0;
            let kept = balanced(&rules, setup, 3, 7, |game: &Game| {
                asked += 1;
                let level = asked % 2 == 0;
                found.extend(level.then(|| game.position().hash()));
                Ok::<_, ()>(level)
            });
            let hashes = |games: Vec<Game>| games.iter().map(|game| game.position().hash()).collect::<Vec<_>>();
            let kept = kept.expect("no error");
            starts.insert(format!("{:?}", kept[0].start()));
            assert_eq!((hashes(kept), asked), (found, 6));
        }
        assert_eq!(starts.len(), 16, "{starts:?}");
        assert_eq!(
            balanced(&rules, setups()[0], 1, 7, |_| Err("tired")).err(),
            Some("tired")
        );
    }
}
