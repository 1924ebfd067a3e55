//! Pairings of levels for the measurement of their strengths.
//!
//! Every level plays its neighbours, in pairs of games with swapped sides from random openings. To save time, slow
//! levels play fewer games than fast ones.

use std::collections::{BTreeMap, BTreeSet};

use engine::levels::Level;
use janggi::{Outcome, Side};

use crate::levels::rating::HeadToHead;
use crate::match_runner::pairs::Pair;

/// Two neighbouring levels and their number of pairs of games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LevelPairing {
    /// The weaker level.
    pub lower: Level,
    /// The stronger level.
    pub upper: Level,
    pub pairs: u64,
}

/// Approximate number of moves of one side in a game.
const MOVES: u64 = 50;

/// Number of pairs of games per pairing that the node limit always allows.
pub const FEWEST: u64 = 10;

/// Returns the pairings, weakest first. Each has `pairs` pairs of games, or fewer if `nodes` nodes do not suffice. The
/// node limit never reduces the number below [`FEWEST`].
#[must_use]
pub fn level_pairings(pairs: u64, nodes: u64) -> Vec<LevelPairing> {
    Level::all()
        .zip(Level::all().skip(1))
        .map(|(lower, upper)| {
            let cost = 2 * MOVES * (lower.limits().nodes.0 + upper.limits().nodes.0);
            let affordable = (nodes / cost).max(FEWEST);
            LevelPairing {
                lower,
                upper,
                pairs: pairs.min(affordable),
            }
        })
        .collect()
}

/// Number of pair numbers reserved for each pairing. The first number of a pairing is this value times the number of
/// its lower level.
const NUMBERS: u64 = 1_000_000;

/// Returns the number of the lower level in pair `number`.
#[must_use]
pub const fn lower_level(number: u64) -> u64 {
    number / NUMBERS
}

/// Returns the pairs of games that have not been played, with their numbers. The first pair of every pairing comes
/// before any second pair, and so on, so that an interrupted measurement is still useful.
#[must_use]
pub fn pairs_left(pairings: &[LevelPairing], done: &[Pair]) -> Vec<(LevelPairing, u64)> {
    let numbers = pairings.iter().flat_map(|pairing| {
        let first = u64::from(pairing.lower.number()) * NUMBERS;
        (first..first + pairing.pairs).map(|number| (*pairing, number))
    });
    let done: BTreeSet<u64> = done.iter().map(|pair| pair.number).collect();
    let mut left: Vec<_> = numbers.filter(|(_, number)| !done.contains(number)).collect();
    left.sort_by_key(|(_, number)| number % NUMBERS);
    left
}

/// Returns the results of each pairing, from the lower level's point of view.
#[must_use]
pub fn head_to_heads(pairs: &[Pair]) -> Vec<HeadToHead> {
    let mut results = BTreeMap::new();
    for pair in pairs {
        let Some(one) = (lower_level(pair.number) as usize).checked_sub(1) else {
            continue;
        };
        let result = results.entry(one).or_insert(HeadToHead {
            one,
            two: one + 1,
            wins: 0,
            draws: 0,
            losses: 0,
        });
        for (game, side) in pair.games.iter().zip(Side::ALL) {
            match game.outcome {
                Outcome::Win(winner) if winner == side => result.wins += 1,
                Outcome::Win(_) => result.losses += 1,
                Outcome::Draw | Outcome::None => result.draws += 1,
            }
        }
    }
    results.into_values().collect()
}

#[cfg(test)]
mod tests {
    use super::{FEWEST, head_to_heads, level_pairings, pairs_left};

    #[test]
    fn a_thousand_games_are_played_by_default_figures() {
        let pairings = level_pairings(55, 30_000_000);
        let games: u64 = pairings.iter().map(|pairing| 2 * pairing.pairs).sum();
        assert!(games >= 1_000, "{games}");
        assert!(pairings.iter().all(|pairing| pairing.pairs >= FEWEST));
        assert!(pairings.windows(2).all(|two| two[0].upper == two[1].lower));
    }

    #[test]
    fn what_is_left_begins_with_the_first_pair_of_every_pairing() {
        let pairings = &level_pairings(10, 0)[..2];
        let won = "1000000 cho mate 9 1:1:1:1 1:1:1:1 han mate 9 1:1:1:1 1:1:1:1";
        let done = [won.parse().expect("a line of a log")];
        let numbers: Vec<u64> = pairs_left(pairings, &done).iter().map(|(_, number)| *number).collect();
        assert_eq!(numbers[..3], [2_000_000, 1_000_001, 2_000_001]);
        let results = head_to_heads(&done);
        assert_eq!((results[0].one, results[0].wins, results[0].losses), (0, 2, 0));
    }
}
