//! Draw of groups (조): distributes seeds in snake order and separates clubmates and forbidden pairs where possible.

use crate::entry::{DivisionId, EntryId};
use crate::event::{Pairing, Role};
use crate::plan::Format;
use crate::state::State;
use crate::{berger, knockout};

/// Returns the pairings of a late player in the empty seats of groups of odd size, against the entries that would
/// otherwise rest. They can be played while the first round is the only one. With a seat taken, the Berger table of its
/// group keeps all other pairings.
pub(crate) fn seats(state: &State, id: DivisionId, new: EntryId) -> Vec<Pairing> {
    let (Some(division), Some(plan)) = (state.division(id), state.plan_of(id)) else {
        return Vec::new();
    };
    let most = match plan.format {
        Format::Groups { size, .. } => usize::from(size),
        Format::RoundRobin { .. } => usize::MAX,
        _ => return Vec::new(),
    };
    let [round] = division.rounds.as_slice() else {
        return Vec::new();
    };
    if division.is_closed {
        return Vec::new();
    }
    let seat = |group: &Vec<EntryId>| {
        let last = group.len();
        let mut pairs = berger::round(last + 1, 0).pairs.into_iter();
        let (cho, han) = pairs.find(|&(cho, han)| cho.max(han) == last)?;
        let entry = |position: usize| group.get(position).copied().unwrap_or(new);
        let rests = group[cho.min(han)];
        let has_rest = round.byes.iter().any(|bye| bye.id == rests);
        let is_free = has_rest && state.players[&rests].withdrawn_after.is_none();
        is_free.then(|| knockout::pairing(round.matches.len() + 1, entry(cho), entry(han), Role::Ordinary))
    };
    let groups = division.groups.iter();
    let odd = groups.filter(|group| group.len() % 2 == 1 && group.len() < most);
    odd.filter_map(seat).collect()
}

/// Draws the groups of a division, with at most `size` members each.
#[must_use]
pub(crate) fn draw(state: &State, seeds: &[EntryId], size: usize) -> Vec<Vec<EntryId>> {
    let count = seeds.len().div_ceil(size).max(1);
    let mut groups: Vec<Vec<EntryId>> = vec![Vec::new(); count];
    for (row, tier) in seeds.chunks(count).enumerate() {
        let snake = |position: usize| if row % 2 == 0 { position } else { count - 1 - position };
        let chosen = assign(state, tier, &groups, &snake);
        for (&id, group) in tier.iter().zip(chosen) {
            groups[group].push(id);
        }
    }
    groups
}

/// Assigns the entries of a tier to different groups. Avoiding clubmates and forbidden opponents takes precedence over
/// keeping the snake order.
fn assign(state: &State, tier: &[EntryId], groups: &[Vec<EntryId>], snake: &dyn Fn(usize) -> usize) -> Vec<usize> {
    let count = groups.len();
    // The vertices are entries, then groups. A short last tier leaves some vertices without edges.
    let size = count * 2;
    let club = |id: &EntryId| state.players[id].entry.club.as_deref();
    let conflict = 10_000_i64;
    let mut weights = vec![0_i64; size * size];
    let base = conflict * (count as i64 + 1) * 4;
    for (row, id) in tier.iter().enumerate() {
        for (group, members) in groups.iter().enumerate() {
            let mates = members
                .iter()
                .filter(|other| club(id).is_some() && club(other) == club(id) || state.is_forbidden(*id, **other));
            let cost =
                mates.count() as i64 * conflict + (snake(row).abs_diff(group) as i64).pow(2).min(9_000 / count as i64);
            weights[row * size + count + group] = (base - cost).max(1);
        }
    }
    let matched = integer_blossom::max_weight_matching(&weights, size);
    let place = |row: usize| matched[row].map_or(snake(row), |column| column - count);
    (0..tier.len()).map(place).collect()
}
