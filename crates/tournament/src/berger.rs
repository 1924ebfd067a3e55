//! Round robins with Berger tables.

/// Returns the number of rounds in one cycle of a round robin.
#[must_use]
pub const fn rounds(players: usize) -> usize {
    if players < 2 { 0 } else { players + players % 2 - 1 }
}

/// A round. Players are indexes from 0, and each pair has Cho first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BergerRound {
    pub pairs: Vec<(usize, usize)>,
    pub rest: Option<usize>,
}

/// Returns the round with this number, counted from 0, of a single cycle.
#[must_use]
pub fn round(players: usize, round: usize) -> BergerRound {
    let even = players + players % 2;
    let ring = even - 1;
    let number = round % ring + 1;
    let anchor = if number % 2 == 1 {
        number.div_ceil(2)
    } else {
        even / 2 + number / 2
    };
    // Converts a position, which is counted from 1 and may exceed `ring`, to an index from 0.
    let wrapped = |position: usize| (position + ring - 1) % ring;
    let last = even - 1;
    let first = if number % 2 == 1 {
        (anchor - 1, last)
    } else {
        (last, anchor - 1)
    };
    let others = (1..even / 2).map(|step| (wrapped(anchor + step), wrapped(anchor + ring - step)));
    let (kept, free): (Vec<_>, Vec<_>) = std::iter::once(first)
        .chain(others)
        .partition(|&(cho, han)| cho < players && han < players);
    BergerRound {
        pairs: kept,
        rest: free.first().map(|&(cho, han)| cho.min(han)),
    }
}

/// Returns the round with this number, counted from 0, of one or two cycles. Sides are reversed in the second cycle.
/// With two cycles, the last two rounds of the first cycle are swapped, so that no player has the same side three times
/// in a row.
#[must_use]
pub fn cycle_round(players: usize, cycles: u8, number: usize) -> BergerRound {
    let all = rounds(players);
    let in_cycle = match number {
        number if cycles == 2 && all > 2 && number == all - 1 => all - 2,
        number if cycles == 2 && all > 2 && number == all - 2 => all - 1,
        number => number % all,
    };
    let mut found = round(players, in_cycle);
    if number >= all {
        found.pairs = found.pairs.into_iter().map(|(cho, han)| (han, cho)).collect();
    }
    found
}

#[cfg(test)]
mod tests {
    use super::{cycle_round, round, rounds};
    use std::collections::BTreeMap;

    #[test]
    fn the_table_for_ten_players_is_the_published_one() {
        let printed = |number: usize| -> String {
            let pairs = round(10, number).pairs.into_iter();
            pairs.map(|(cho, han)| format!("{}-{} ", cho + 1, han + 1)).collect()
        };
        assert_eq!(printed(0), "1-10 2-9 3-8 4-7 5-6 ");
        assert_eq!(printed(1), "10-6 7-5 8-4 9-3 1-2 ");
        assert_eq!(printed(2), "2-10 3-1 4-9 5-8 6-7 ");
        assert_eq!(printed(8), "5-10 6-4 7-3 8-2 9-1 ");
    }

    #[test]
    fn all_meet_once_with_balanced_sides() {
        for players in 2..=40 {
            for cycles in 1..=2_u8 {
                let mut met: BTreeMap<(usize, usize), i32> = BTreeMap::new();
                let mut balance = vec![0_i32; players];
                let mut runs: Vec<(i32, u8)> = vec![(0, 0); players];
                let all = rounds(players) * usize::from(cycles);
                for number in 0..all {
                    let found = cycle_round(players, cycles, number);
                    assert_eq!(found.pairs.len(), players / 2);
                    assert_eq!(found.rest.is_some(), players % 2 == 1);
                    for (cho, han) in found.pairs {
                        *met.entry((cho.min(han), cho.max(han))).or_default() += 1;
                        for (player, side) in [(cho, 1), (han, -1)] {
                            balance[player] += side;
                            let (last, run) = runs[player];
                            runs[player] = (side, if last == side { run + 1 } else { 1 });
                            assert!(
                                runs[player].1 <= 2,
                                "{players} players, {cycles} cycles: three times the same side"
                            );
                        }
                    }
                }
                assert_eq!(met.len(), players * (players - 1) / 2);
                assert!(met.values().all(|&times| times == i32::from(cycles)));
                assert!(balance.iter().all(|one| one.abs() <= 1));
            }
        }
    }
}
