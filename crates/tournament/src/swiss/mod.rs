//! Swiss system: the Dutch rules of FIDE (C.04.3) in force since 1 February 2026.
//!
//! A bracket is paired by matchings of greatest weight. The criteria are the digits of a weight, and what the rules call the
//! order of candidates is further digits, so that the matching is the candidate that the rules would accept.

mod bracket;
mod contender;
mod lex;
mod order;
mod sides;

use crate::entry::{DivisionId, EntryId};
use crate::outcome::Side;
use crate::refusal::{Refusal, Relaxation};
use crate::state::State;

pub(crate) use contender::{Contender, Strength, contenders};
pub use sides::SideRule;
pub(crate) use sides::side_of_higher;

/// The pairings of a round, in the order of tables.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Paired {
    /// Cho first.
    pub(crate) pairs: Vec<(EntryId, EntryId)>,
    pub(crate) bye: Option<EntryId>,
}

/// What may be given up when no pairing exists.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Field<'a> {
    pub(crate) contenders: &'a [Contender],
    state: &'a State,
    pub(crate) initial: Side,
    relaxed: Option<Relaxation>,
}

impl Field<'_> {
    /// C1, C3 and the pairs that the director forbade.
    pub(crate) fn may_meet(&self, a: usize, b: usize) -> bool {
        let (one, other) = (&self.contenders[a], &self.contenders[b]);
        let is_relaxed = |relaxation| self.relaxed == Some(relaxation);
        let is_new = is_relaxed(Relaxation::Rematch) || !one.opponents.contains(&other.id);
        let is_allowed = is_relaxed(Relaxation::Forbidden) || !self.state.is_forbidden(one.id, other.id);
        let fits = is_relaxed(Relaxation::Sides)
            || one.is_topscorer
            || other.is_topscorer
            || one.absolute().is_none()
            || one.absolute() != other.absolute();
        is_new && is_allowed && fits
    }

    /// C2.
    pub(crate) fn may_have_bye(&self, one: usize) -> bool {
        self.relaxed == Some(Relaxation::SecondBye) || !self.contenders[one].had_bye
    }

    /// Returns whether everybody can be paired, but for one bye if their number is odd.
    fn is_pairable(&self) -> bool {
        let count = self.contenders.len();
        let size = count + count % 2;
        let mut weights = vec![0_i32; size * size];
        for a in 0..count {
            for b in a + 1..count {
                weights[a * size + b] = i32::from(self.may_meet(a, b));
            }
            if size > count {
                weights[a * size + count] = i32::from(self.may_have_bye(a));
            }
        }
        integer_blossom::max_weight_matching(&weights, size)
            .iter()
            .all(Option::is_some)
    }
}

/// Pairs a round.
///
/// # Errors
/// [`Refusal::NoPairing`] if no pairing keeps the absolute criteria.
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
    let (pairs, bye) = bracket::pair_all(&field(None));
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
