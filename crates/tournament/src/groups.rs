//! Draw of groups (조): distributes seeds in snake order and separates clubmates and forbidden pairs where possible.

use crate::entry::EntryId;
use crate::state::State;

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
