//! Swiss system: FIDE's Dutch rules (C.04.3) in force since 1 February 2026.
//!
//! Each bracket is paired with maximum-weight matchings. The criteria are the digits of a weight, and the rules' order
//! of candidates is added as further digits. The heaviest matching is then the candidate that the rules accept first.

mod bracket;
mod contender;
mod descent;
mod field;
mod lex;
mod order;
mod sides;

use crate::entry::{DivisionId, EntryId};
use crate::outcome::Side;
use crate::refusal::{Refusal, Relaxation};
use crate::state::State;
use field::Field;

pub(crate) use contender::{Contender, Strength, contenders};
pub use sides::SideRule;
pub(crate) use sides::side_of_higher;

/// Pairings of a round, in table order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Paired {
    /// Pairs of entries, Cho first.
    pub(crate) pairs: Vec<(EntryId, EntryId)>,
    pub(crate) bye: Option<EntryId>,
}

/// Pairs a round.
///
/// # Errors
/// [`Refusal::NoPairing`] if no pairing satisfies the absolute criteria and avoids the forbidden pairs.
pub(crate) fn pair(state: &State, division: DivisionId, playing: &[EntryId]) -> Result<Paired, Refusal> {
    let contenders = contenders(state, division, playing);
    let initial = state.plan_of(division).ok_or(Refusal::NoSuchDivision)?.initial;
    let field = |relaxed| Field {
        contenders: &contenders,
        state,
        initial,
        relaxed,
    };
    if !field(None).is_pairable() {
        let mut relax = Relaxation::ALL.to_vec();
        relax.retain(|relaxation| field(Some(*relaxation)).is_pairable());
        return Err(Refusal::NoPairing { relax });
    }
    let (pairs, bye) = descent::pair_all(&field(None));
    let key = |&(a, b): &(usize, usize)| {
        let (higher, lower) = (&contenders[a], &contenders[b]);
        let sum = std::cmp::Reverse(higher.score + lower.score);
        (std::cmp::Reverse(higher.score), sum, higher.tpn)
    };
    let mut pairs: Vec<(usize, usize)> = pairs.into_iter().map(|(a, b)| (a.min(b), a.max(b))).collect();
    pairs.sort_by_key(key);
    let sided = pairs.into_iter().map(|(a, b)| {
        let (higher, lower) = (&contenders[a], &contenders[b]);
        match side_of_higher(higher, lower, initial).0 {
            Side::Cho => (higher.id, lower.id),
            Side::Han => (lower.id, higher.id),
        }
    });
    Ok(Paired {
        pairs: sided.collect(),
        bye: bye.map(|index| contenders[index].id),
    })
}
