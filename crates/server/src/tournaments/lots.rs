//! The automatic draw of lots (추첨) in a tournament with groups.
//!
//! Players are sorted by rating, unrated players last, and divided into pots of as many players as there are groups.
//! Within each pot, the order is drawn at random. The resulting numbers determine the groups, each of which gets at most
//! one player from each pot. They are also the last tie-break: the smaller number wins, so no tie is left to a director.

use super::change::{Change, DIVISION};
use crate::random::Random;
use std::cmp::Reverse;
use tournament::{Command, EntryId, Format, Tournament};

/// Adds the draw to a change that pairs the first round of a tournament with groups.
pub(super) fn with_lots(mut change: Change, before: &Tournament, random: &Random) -> Change {
    let state = before.state();
    let (Some(division), Some(plan)) = (state.division(DIVISION), state.plan_of(DIVISION)) else {
        return change;
    };
    let Format::Groups { size, .. } = plan.format else {
        return change;
    };
    let begins = division.rounds.is_empty() && change.commands.contains(&Command::Pair { division: DIVISION });
    if begins {
        let playing = state
            .players
            .iter()
            .filter(|(_, player)| player.withdrawn_after.is_none());
        let rated = playing.map(|(id, player)| (*id, player.entry.rating)).collect();
        let order = drawn(rated, size.into(), |below| index(random, below));
        let division = DIVISION;
        change.commands.insert(0, Command::Draw { division, order });
    }
    change
}

/// Returns a random number below `below`.
fn index(random: &Random, below: usize) -> usize {
    let numbers: Vec<usize> = (0..below).collect();
    random.pick(&numbers).copied().unwrap_or(0)
}

/// Returns the players in the order of their drawn numbers, for groups of at most `size`. `random` returns a number
/// below its argument.
fn drawn(mut rated: Vec<(EntryId, Option<u16>)>, size: usize, mut random: impl FnMut(usize) -> usize) -> Vec<EntryId> {
    let mut shuffle = |list: &mut [(EntryId, Option<u16>)]| {
        for end in (1..list.len()).rev() {
            list.swap(end, random(end + 1));
        }
    };
    // The sort is stable, so shuffling first assigns players with equal ratings to pots at random.
    shuffle(&mut rated);
    rated.sort_by_key(|(_, rating)| Reverse(rating.unwrap_or(0)));
    let groups = rated.len().div_ceil(size).max(1);
    for pot in rated.chunks_mut(groups) {
        shuffle(pot);
    }
    rated.into_iter().map(|(id, _)| id).collect()
}

#[cfg(test)]
mod tests {
    use super::drawn;
    use std::collections::BTreeSet;
    use tournament::EntryId;

    #[test]
    fn each_pot_is_drawn_by_lot_and_the_strongest_do_not_meet_in_a_group() {
        let rated: Vec<_> = (1..=10)
            .map(|id| (EntryId(id), (id <= 6).then(|| u16::try_from(2_000 - id).unwrap())))
            .collect();
        let mut seed = 1_u64;
        let mut random = |below: usize| {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            usize::try_from(seed >> 33).unwrap() % below
        };
        let mut orders = BTreeSet::new();
        for _ in 0..300 {
            let order: Vec<u32> = drawn(rated.clone(), 4, &mut random).iter().map(|id| id.0).collect();
            let pots: Vec<BTreeSet<u32>> = order.chunks(3).map(|pot| pot.iter().copied().collect()).collect();
            assert_eq!(pots[..2], [BTreeSet::from([1, 2, 3]), BTreeSet::from([4, 5, 6])]);
            assert_eq!(order.iter().collect::<BTreeSet<_>>().len(), 10);
            orders.insert(order);
        }
        assert!(orders.len() > 150, "{}", orders.len());
        let last: BTreeSet<u32> = orders.iter().map(|order| order[9]).collect();
        assert_eq!(
            last,
            BTreeSet::from([7, 8, 9, 10]),
            "nobody without a rating is always last"
        );
    }
}
