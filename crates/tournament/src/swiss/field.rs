//! Absolute criteria: whether two players may meet, and whether a player may have the bye.

use super::contender::Contender;
use crate::outcome::Side;
use crate::refusal::Relaxation;
use crate::state::State;

/// The players of a round, and the rule that is relaxed, if any.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Field<'a> {
    pub(crate) contenders: &'a [Contender],
    pub(super) state: &'a State,
    pub(crate) initial: Side,
    pub(super) relaxed: Option<Relaxation>,
}

impl Field<'_> {
    /// Returns whether two players may meet under C1, C3 and the director's list of forbidden pairs.
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

    /// Returns whether a player may have the bye under C2.
    pub(crate) fn may_have_bye(&self, one: usize) -> bool {
        self.relaxed == Some(Relaxation::SecondBye) || !self.contenders[one].had_bye
    }

    /// Returns whether all players can be paired, except for one bye if their number is odd.
    pub(super) fn is_pairable(&self) -> bool {
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
