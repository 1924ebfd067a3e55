//! Knock-out brackets for any number of players.

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

/// Returns whether first and second places of neighbouring groups can be paired crosswise without byes.
#[must_use]
pub fn crosses(qualified: &[Vec<EntryId>]) -> bool {
    let groups = qualified.first().map_or(0, Vec::len);
    groups >= 2 && groups.is_power_of_two() && qualified.len() == 2 && qualified[1].len() == groups
}

/// Places the qualifiers of groups, `qualified[place][group]`, on the lines of a bracket.
///
/// If two entries of each group advance and the number of groups is a power of two, entries of the same group are in
/// opposite halves: with four groups, A1–B2 and C1–D2 in one half, B1–A2 and D1–C2 in the other. Otherwise entries are
/// seeded by place and then by group, and entries of the same group are kept as far apart as possible.
#[must_use]
pub fn lines_of_groups(qualified: &[Vec<EntryId>]) -> Vec<Option<EntryId>> {
    let groups = qualified.first().map_or(0, Vec::len);
    if crosses(qualified) {
        let half = |first: usize| {
            let order: Vec<usize> = line_order(groups / 2).into_iter().map(|seed| seed - 1).collect();
            let pair = move |index: usize| (2 * index + first, 2 * index + 1 - first);
            let pairs = order.into_iter().map(pair);
            pairs.flat_map(|(winner, second)| [Some(qualified[0][winner]), Some(qualified[1][second])])
        };
        return half(0).chain(half(1)).collect();
    }
    let seeds: Vec<EntryId> = qualified.concat();
    let count = seeds.len().next_power_of_two();
    let order = line_order(count);
    let line_of: BTreeMap<usize, usize> = order.iter().zip(0..).map(|(&seed, line)| (seed, line)).collect();
    let mut lines: Vec<Option<EntryId>> = vec![None; count];
    // Lines already assigned to each group.
    let mut taken: Vec<Vec<usize>> = vec![Vec::new(); groups];
    let mut seed = 1;
    let groups_of: Vec<Vec<usize>> = group_indexes(qualified);
    for (place, members) in qualified.iter().enumerate() {
        let free: Vec<usize> = (seed..seed + members.len()).map(|seed| line_of[&seed]).collect();
        seed += members.len();
        let chosen = assign(&groups_of[place], &free, &taken, count);
        for ((&id, &group), line) in members.iter().zip(&groups_of[place]).zip(chosen) {
            lines[line] = Some(id);
            taken[group].push(line);
        }
    }
    lines
}

/// Returns the group indices for each place. Groups with fewer entries than places must come last.
fn group_indexes(qualified: &[Vec<EntryId>]) -> Vec<Vec<usize>> {
    qualified.iter().map(|members| (0..members.len()).collect()).collect()
}

/// Assigns one of the free lines to each group, as far as possible from the group's other entries.
fn assign(groups: &[usize], free: &[usize], taken: &[Vec<usize>], count: usize) -> Vec<usize> {
    let size = groups.len();
    let mut weights = vec![0_i64; 4 * size * size];
    for (row, &group) in groups.iter().enumerate() {
        for (column, &line) in free.iter().enumerate() {
            // Two lines meet in the round given by the highest bit in which their indices differ.
            let meets = |other: &usize| i64::from((line ^ other).checked_ilog2().unwrap_or(0));
            let nearest = taken[group].iter().map(meets).min().unwrap_or(i64::from(count.ilog2()));
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
    use super::{line_order, lines, lines_of_groups};
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

    #[test]
    fn two_of_four_groups_cross() {
        // Group A is 1 and 11, B 2 and 12, and so on.
        let qualified = [[1, 2, 3, 4], [11, 12, 13, 14]].map(|row| row.map(EntryId).to_vec());
        let lines: Vec<u32> = lines_of_groups(&qualified)
            .into_iter()
            .flatten()
            .map(|id| id.0)
            .collect();
        assert_eq!(lines, [1, 12, 3, 14, 2, 11, 4, 13]);
    }

    #[test]
    fn entries_of_a_group_meet_as_late_as_possible() {
        for groups in 2..=20_u32 {
            let qualified = [1, 101].map(|first| (first..first + groups).map(EntryId).collect::<Vec<_>>());
            let lines = lines_of_groups(&qualified);
            assert!(lines.chunks(2).all(|pair| pair.iter().any(Option::is_some)));
            for group in 1..=groups {
                let line = |id: u32| {
                    lines
                        .iter()
                        .position(|one| *one == Some(EntryId(id)))
                        .expect("everybody has a line")
                };
                let half = lines.len() / 2;
                assert_ne!(line(group) / half, line(group + 100) / half, "{groups} groups: {group}");
            }
        }
    }
}
