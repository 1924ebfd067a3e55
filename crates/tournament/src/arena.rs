//! Arena pairing, which pairs waiting players of similar rank.

use std::collections::BTreeMap;

use crate::entry::{DivisionId, EntryId};
use crate::refusal::{Refusal, Relaxation};
use crate::standings::standings;
use crate::state::State;

/// Pairs as many waiting players as possible. Prefers opponents of similar rank, and avoids immediate rematches. In
/// each pair, the player with Cho comes first, which is the player who has had Cho less often relative to Han.
pub(crate) fn pair(state: &State, id: DivisionId, waiting: &[EntryId]) -> Result<Vec<(EntryId, EntryId)>, Refusal> {
    if waiting.len() < 2 {
        return Err(Refusal::NotEnoughPlayers);
    }
    let ranking = standings(state, id).ok_or(Refusal::NoSuchDivision)?.ranking;
    let ranks: BTreeMap<EntryId, i64> = ranking.iter().map(|row| (row.id, i64::from(row.rank))).collect();
    let size = waiting.len();
    let furthest = ranking.len() as i64;
    // The weights ensure that no sum of distances and repeated opponents outweighs an additional pair.
    let repeated = furthest * furthest + 1;
    let each = (repeated * 2 + 4) * size as i64;
    let mut weights = vec![0_i64; size * size];
    for (row, &a) in waiting.iter().enumerate() {
        for (column, &b) in waiting.iter().enumerate().skip(row + 1) {
            if state.is_forbidden(a, b) {
                continue;
            }
            let distance = (ranks[&a] - ranks[&b]).pow(2);
            let is_repeated = last_opponent(state, id, a) == Some(b) || last_opponent(state, id, b) == Some(a);
            weights[row * size + column] = each - distance - if is_repeated { repeated } else { 0 };
        }
    }
    let matched = integer_blossom::max_weight_matching(&weights, size);
    let pairs: Vec<(EntryId, EntryId)> = matched
        .iter()
        .enumerate()
        .filter_map(|(row, partner)| partner.filter(|partner| row < *partner).map(|partner| (row, partner)))
        .map(|(a, b)| sides(state, id, waiting[a], waiting[b]))
        .collect();
    if pairs.is_empty() {
        return Err(Refusal::NoPairing {
            relax: vec![Relaxation::Forbidden],
        });
    }
    Ok(pairs)
}

fn last_opponent(state: &State, id: DivisionId, player: EntryId) -> Option<EntryId> {
    let rounds = state.division(id)?.rounds.iter().rev();
    rounds
        .filter_map(|round| round.match_of(player))
        .next()
        .map(|one| one.opponent(player))
}

fn sides(state: &State, id: DivisionId, a: EntryId, b: EntryId) -> (EntryId, EntryId) {
    let balance = |player: EntryId| -> i32 {
        let rounds = state
            .division(id)
            .map(|division| &division.rounds[..])
            .unwrap_or_default();
        let matches = rounds.iter().filter_map(|round| round.match_of(player));
        matches.map(|one| if one.pairing.cho == player { 1 } else { -1 }).sum()
    };
    if balance(a) > balance(b) { (b, a) } else { (a, b) }
}
