//! Knock-out brackets for any number of players.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use crate::entry::EntryId;
use crate::event::{Bye, ByeKind, Pairing, Role};
use crate::plan::{DivisionPlan, ThirdPlace};
use crate::state::{Division, State};

/// Returns the seeds of the bracket's lines from top to bottom: 1 8 4 5 2 7 3 6 for 8 lines. `lines` must be a power
/// of two.
#[must_use]
pub fn line_order(lines: usize) -> Vec<usize> {
    let mut order = vec![1];
    while order.len() < lines {
        let sum = order.len() * 2 + 1;
        order = order.into_iter().flat_map(|seed| [seed, sum - seed]).collect();
    }
    order
}

/// Places entries, given in seeding order, on the lines of a bracket. The top seeds receive the byes, if there are any.
#[must_use]
pub fn lines(seeds: &[EntryId]) -> Vec<Option<EntryId>> {
    let order = line_order(seeds.len().next_power_of_two());
    order.into_iter().map(|seed| seeds.get(seed - 1).copied()).collect()
}

/// Places entries on the lines of a bracket from top to bottom, in the order of the numbers that they drew: 1 meets 2.
/// The free lines are those that [`lines`] leaves free.
pub(crate) fn drawn_lines(order: &[EntryId]) -> Vec<Option<EntryId>> {
    let mut numbers = order.iter();
    let place = |line: Option<EntryId>| line.and_then(|_| numbers.next().copied());
    lines(order).into_iter().map(place).collect()
}

/// A qualifier of a group.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Qualifier {
    pub id: EntryId,
    /// Index of the group.
    pub group: usize,
    /// A multiple of the points per game in the group.
    pub strength: i64,
}

/// Returns whether first and second places of neighbouring groups can be paired crosswise without byes.
fn crosses(qualified: &[Vec<Qualifier>]) -> bool {
    let groups = qualified.first().map_or(0, Vec::len);
    groups >= 2 && groups.is_power_of_two() && qualified.len() == 2 && qualified[1].len() == groups
}

/// Places the qualifiers of groups on the lines of a bracket. `qualified` contains the first places in the order of the
/// groups, then the second places, and so on.
///
/// If two entries of each group advance and the number of groups is a power of two, entries of the same group are in
/// opposite halves: with four groups, A1–B2 and C1–D2 in one half, B1–A2 and D1–C2 in the other. Otherwise entries are
/// seeded by place and then by strength. The top seeds receive the byes, and entries of the same group are kept as far
/// apart as possible.
#[must_use]
pub fn lines_of_groups(qualified: &[Vec<Qualifier>]) -> Vec<Option<EntryId>> {
    if crosses(qualified) {
        let half = |first: usize| {
            let order = line_order(qualified[0].len() / 2).into_iter().map(|seed| seed - 1);
            let pairs = order.map(move |index| (2 * index + first, 2 * index + 1 - first));
            pairs.flat_map(|(winner, second)| [Some(qualified[0][winner].id), Some(qualified[1][second].id)])
        };
        return half(0).chain(half(1)).collect();
    }
    let players: usize = qualified.iter().map(Vec::len).sum();
    let count = players.next_power_of_two();
    let byes = count - players;
    let order = line_order(count);
    let line_of: BTreeMap<usize, usize> = order.iter().zip(0..).map(|(&seed, line)| (seed, line)).collect();
    let mut lines: Vec<Option<Qualifier>> = vec![None; count];
    let mut seeded = 0;
    for place in qualified {
        let mut members = place.clone();
        members.sort_by_key(|one| Reverse(one.strength));
        let better = seeded;
        // The remaining byes go to the strongest entries of this place.
        let (with_bye, others) = members.split_at(byes.saturating_sub(seeded).min(members.len()));
        for part in [with_bye, others] {
            let free: Vec<usize> = (seeded + 1..=seeded + part.len()).map(|seed| line_of[&seed]).collect();
            let taken: Vec<Vec<usize>> = part.iter().map(|one| lines_of(one.group, &lines)).collect();
            for (one, line) in part.iter().zip(assign(&free, &taken, count)) {
                lines[line] = Some(*one);
            }
            seeded += part.len();
            if better > 0 && !part.is_empty() && seeded <= byes {
                let seeds: Vec<usize> = (1..=better).map(|seed| line_of[&seed]).collect();
                separate(&mut lines, &seeds);
            }
        }
    }
    lines.into_iter().map(|line| line.map(|one| one.id)).collect()
}

/// Exchanges entries on the lines `seeds`, which are in seeding order and all have byes, as long as this moves entries
/// of the same group further apart. Of equally good exchanges, that of the nearest and lowest seeds is made.
fn separate(lines: &mut [Option<Qualifier>], seeds: &[usize]) {
    loop {
        let mut best = None;
        for (low, &second) in seeds.iter().enumerate() {
            for (high, &first) in seeds[..low].iter().enumerate() {
                let groups = [first, second].map(|line| lines[line].map_or(0, |one| one.group));
                let before: u32 = groups.iter().map(|group| closeness(*group, lines)).sum();
                lines.swap(first, second);
                let after: u32 = groups.iter().map(|group| closeness(*group, lines)).sum();
                lines.swap(first, second);
                if after < before {
                    let rank = (Reverse(before - after), low - high, Reverse(low));
                    best = best.into_iter().chain([(rank, first, second)]).min();
                }
            }
        }
        let Some((_, first, second)) = best else { return };
        lines.swap(first, second);
    }
}

/// Returns the sum, over all pairs of a group's entries, of the number of rounds before the final in which the two can
/// meet.
fn closeness(group: usize, lines: &[Option<Qualifier>]) -> u32 {
    let own = lines_of(group, lines);
    let pairs = own
        .iter()
        .zip(1..)
        .flat_map(|(one, after)| own[after..].iter().map(move |other| one ^ other));
    pairs.map(|differing| lines.len().ilog2() - 1 - differing.ilog2()).sum()
}

/// Returns the lines of a group's entries.
fn lines_of(group: usize, lines: &[Option<Qualifier>]) -> Vec<usize> {
    let is_of = |line: &usize| lines[*line].is_some_and(|one| one.group == group);
    (0..lines.len()).filter(is_of).collect()
}

/// Assigns one of the free lines to each entry, as far as possible from the lines taken by the others of its group.
fn assign(free: &[usize], taken: &[Vec<usize>], count: usize) -> Vec<usize> {
    let size = free.len();
    let mut weights = vec![0_i64; 4 * size * size];
    for (row, others) in taken.iter().enumerate() {
        for (column, &line) in free.iter().enumerate() {
            // Two lines meet in the round given by the highest bit in which their indices differ.
            let meets = |other: &usize| i64::from((line ^ other).checked_ilog2().unwrap_or(0));
            let nearest = others.iter().map(meets).min().unwrap_or(i64::from(count.ilog2()));
            let keeps_order = i64::from(row == column);
            weights[row * 2 * size + size + column] = 1 + nearest * 4 + keeps_order;
        }
    }
    // Adding a constant to every weight favours matchings that give each group a line.
    let most = 4 * i64::from(count.ilog2()) * (size as i64 + 1) + 8;
    for weight in weights.iter_mut().filter(|weight| **weight > 0) {
        *weight += most * size as i64;
    }
    let matched = integer_blossom::max_weight_matching(&weights, 2 * size);
    (0..size)
        .map(|row| free[matched[row].map_or(row, |column| column - size)])
        .collect()
}

/// Returns the pairings and byes of the next round of a knock-out; `None` if the knock-out is over.
pub(crate) fn next_round(
    state: &State,
    division: &Division,
    plan: &DivisionPlan,
    third: ThirdPlace,
) -> Option<(Vec<Pairing>, Vec<Bye>)> {
    let played = division.rounds_in(crate::event::Stage::Knockout).count();
    let lines = division.survivors(played, plan);
    if lines.len() < 2 {
        return None;
    }
    let plays = |id: &EntryId| state.players[id].withdrawn_after.is_none();
    let mut pairings = Vec::new();
    let mut byes = Vec::new();
    for pair in lines.chunks(2) {
        let mut present = pair.iter().flatten().copied().filter(|id| plays(id));
        match (present.next(), present.next()) {
            (Some(a), Some(b)) => {
                let (cho, han) = sides(division, a, b);
                pairings.push(pairing(pairings.len() + 1, cho, han, Role::Ordinary));
            }
            (Some(id), None) => byes.push(Bye {
                id,
                bye: ByeKind::Allocated,
            }),
            _ => {}
        }
    }
    if lines.len() == 2 && third == ThirdPlace::Played && played > 0 {
        let losers: Vec<EntryId> = losers_of_last(division, &lines)
            .into_iter()
            .filter(|id| plays(id))
            .collect();
        if let [a, b] = losers[..] {
            let (cho, han) = sides(division, a, b);
            pairings.push(pairing(pairings.len() + 1, cho, han, Role::ThirdPlace));
        }
    }
    Some((pairings, byes))
}

/// Returns the entries that lost in the last round.
fn losers_of_last(division: &Division, survivors: &[Option<EntryId>]) -> Vec<EntryId> {
    let last = division.rounds.last();
    let players = last
        .into_iter()
        .flat_map(|round| &round.matches)
        .flat_map(|one| [one.pairing.cho, one.pairing.han]);
    players.filter(|id| !survivors.contains(&Some(*id))).collect()
}

/// Orders two entries, Cho first. The entry that has had Cho less often relative to Han gets Cho; if both are equal,
/// `a` does.
fn sides(division: &Division, a: EntryId, b: EntryId) -> (EntryId, EntryId) {
    let balance = |id: EntryId| -> i32 {
        let matches = division.rounds.iter().flat_map(|round| &round.matches);
        let of_it = matches.filter(|one| one.has(id));
        of_it.map(|one| if one.pairing.cho == id { 1 } else { -1 }).sum()
    };
    if balance(a) > balance(b) { (b, a) } else { (a, b) }
}

pub(crate) fn pairing(table: usize, cho: EntryId, han: EntryId, role: Role) -> Pairing {
    Pairing {
        table: u16::try_from(table).unwrap_or(u16::MAX),
        cho,
        han,
        role,
    }
}

#[cfg(test)]
mod tests {
    use super::{Qualifier, line_order, lines, lines_of_groups};
    use crate::entry::EntryId;

    #[test]
    fn eight_lines_are_in_the_usual_order() {
        assert_eq!(line_order(8), [1, 8, 4, 5, 2, 7, 3, 6]);
    }

    #[test]
    fn no_two_byes_meet() {
        for players in 2..=200 {
            let seeds: Vec<EntryId> = (1..=players).map(EntryId).collect();
            let lines = lines(&seeds);
            assert!(
                lines.chunks(2).all(|pair| pair.iter().any(Option::is_some)),
                "{players}"
            );
            let byes = lines.chunks(2).filter(|pair| pair.iter().any(Option::is_none)).count();
            assert_eq!(byes, (players.next_power_of_two() - players) as usize);
        }
    }

    /// Returns qualifiers, named by 100 times their place and their group from 1, such as 203. `strengths` has a row for
    /// each place.
    fn qualified(strengths: &[Vec<i64>]) -> Vec<Vec<Qualifier>> {
        let place = |(row, place): (&Vec<i64>, u32)| {
            let of = |(group, &strength): (usize, &i64)| Qualifier {
                id: EntryId(100 * place + group as u32 + 1),
                group,
                strength,
            };
            row.iter().enumerate().map(of).collect()
        };
        strengths.iter().zip(1..).map(place).collect()
    }

    fn line(lines: &[Option<EntryId>], id: u32) -> usize {
        lines
            .iter()
            .position(|one| *one == Some(EntryId(id)))
            .expect("everybody has a line")
    }

    fn has_bye(lines: &[Option<EntryId>], id: u32) -> bool {
        lines[line(lines, id) ^ 1].is_none()
    }

    #[test]
    fn two_of_four_groups_cross() {
        let lines: Vec<u32> = lines_of_groups(&qualified(&[vec![1, 2, 3, 4], vec![4, 3, 2, 1]]))
            .into_iter()
            .flatten()
            .map(|id| id.0)
            .collect();
        assert_eq!(lines, [101, 202, 103, 204, 102, 201, 104, 203]);
    }

    #[test]
    fn spare_byes_go_to_the_best_second_places_and_groups_stay_apart() {
        for groups in (2..=20_usize).filter(|groups| !groups.is_power_of_two()) {
            for turn in 0..groups {
                // The strengths of the second places, in another order for each turn.
                let strengths = (0..groups)
                    .map(|group| ((group * 7 + turn * 3) % groups) as i64)
                    .collect();
                let both = qualified(&[(0..groups).map(|group| -(group as i64)).collect(), strengths]);
                let lines = lines_of_groups(&both);
                assert!(lines.chunks(2).all(|pair| pair.iter().any(Option::is_some)));
                let byes = lines.len() - 2 * groups;
                let mut seeds: Vec<Qualifier> = both[1].clone();
                seeds.sort_by_key(|one| std::cmp::Reverse(one.strength));
                for (at, one) in both[0].iter().chain(&seeds).enumerate() {
                    assert_eq!(
                        has_bye(&lines, one.id.0),
                        at < byes,
                        "{groups} groups, turn {turn}: {:?}",
                        one.id
                    );
                }
                let half = lines.len() / 2;
                for group in 1..=groups as u32 {
                    let halves = [100, 200].map(|place| line(&lines, place + group) / half);
                    assert_ne!(halves[0], halves[1], "{groups} groups, turn {turn}: {group}");
                }
                // In larger fields, keeping groups apart sometimes moves one of the first two seeds.
                let best = [101, 102].map(|id| line(&lines, id) / half);
                assert!(groups > 16 || best[0] != best[1], "{groups} groups, turn {turn}");
            }
        }
    }

    #[test]
    fn byes_go_to_the_best_third_places_too() {
        let lines = lines_of_groups(&qualified(&[vec![3, 2, 1], vec![3, 2, 1], vec![1, 2, 3]]));
        let with_bye: Vec<u32> = (1..=3)
            .flat_map(|place| [1, 2, 3].map(|group| 100 * place + group))
            .filter(|&id| has_bye(&lines, id))
            .collect();
        assert_eq!(with_bye, [101, 102, 103, 201, 202, 203, 303]);
    }
}
