//! Queries on the history of a game: permitted actions, endings, and expected results of a bikjang or a repetition.
//! Also null moves, for searches.
//!
//! The rules themselves are in `ending`, `refusal`, `bikjang` and `repetition`.

use crate::bitboard::Bitboard;
use crate::mv::{Move, MoveList};
use crate::referee::bikjang;
use crate::referee::cause::{Ending, Outcome};
use crate::referee::ending;
use crate::referee::history::GameHistory;
use crate::referee::ply::Occurrences;
use crate::referee::refusal;
use crate::referee::repetition;
use crate::ruleset::{PassAllowed, PerpetualCheck, RepetitionResult, RepetitionRule};
use crate::square::Square;

impl GameHistory {
    /// Returns every action that both the board and the rules permit. Does not check whether the game is over.
    #[must_use]
    pub fn moves(&self) -> MoveList {
        refusal::permitted(self)
    }

    /// Returns the ending caused by the last action, or by the start position, if any.
    #[must_use]
    pub fn ending(&self) -> Option<Ending> {
        ending::ending(self)
    }

    /// Like [`ending`](GameHistory::ending), but tests for mate and stalemate only if there is another ending.
    ///
    /// This is for a caller that lists the actions anyway and can therefore detect mate itself.
    #[inline]
    #[must_use]
    pub fn ending_ignoring_mate(&self) -> Option<Ending> {
        let found = ending::ending_ignoring_mate(self)?;
        if self.in_check() || self.rules.pass.allowed == PassAllowed::Never {
            ending::ending(self)
        } else {
            Some(found)
        }
    }

    /// Returns the number of plies left to the nearest ply limit. The result is 0 once the limit is reached, and `None`
    /// if the rules have no such limit.
    #[inline]
    #[must_use]
    pub fn plies_to_limit(&self) -> Option<u32> {
        let ply = self.last();
        let limit = &self.rules.limit;
        let total = limit
            .total_plies
            .map(|rule| u32::from(rule.n).saturating_sub(ply.counted));
        let quiet = limit
            .no_capture_plies
            .map(|rule| u32::from(rule.n).saturating_sub(ply.without_capture));
        match (total, quiet) {
            (Some(total), Some(quiet)) => Some(total.min(quiet)),
            (one, other) => one.or(other),
        }
    }

    /// Returns whether the side to move may accept an open bikjang (빅장), by a call, a pass or a step.
    #[inline]
    #[must_use]
    pub fn may_accept(&self) -> bool {
        bikjang::actionable(&self.rules, self.last()).is_some()
    }

    /// Returns whether a pass would accept an open bikjang.
    #[inline]
    #[must_use]
    pub fn pass_accepts(&self) -> bool {
        bikjang::actionable(&self.rules, self.last()).is_some_and(bikjang::pass_accepts)
    }

    /// Returns the result of calling bikjang (빅장!) now; `None` if the side to move may not call.
    #[must_use]
    pub fn call_outcome(&self) -> Option<Outcome> {
        let rules = bikjang::actionable(&self.rules, self.last())?;
        bikjang::call_accepts(rules).then(|| ending::outcome(self, rules.result.into()))
    }

    /// Returns the result of accepting the bikjang now, by a call or a pass; `None` if neither can accept it.
    #[inline]
    #[must_use]
    pub fn acceptance_outcome(&self) -> Option<Outcome> {
        let rules = bikjang::actionable(&self.rules, self.last())?;
        let accepts = bikjang::call_accepts(rules) || (bikjang::pass_accepts(rules) && self.permits(Move::Pass));
        accepts.then(|| ending::outcome(self, rules.result.into()))
    }

    /// Returns the expected result of a repetition that began at or after ply `since`.
    ///
    /// The side that gives perpetual check is expected to lose, regardless of the rules. Otherwise, the first
    /// repetition rule that ends the game in a draw or on points decides. `None` if nothing is repeated, or if no such
    /// rule applies.
    #[inline]
    #[must_use]
    pub fn foreseen_repetition(&self, since: usize) -> Option<Outcome> {
        let previous = self.last().previous?;
        if (previous as usize) < since {
            return None;
        }
        self.begun_repetition()
    }

    #[cold]
    fn begun_repetition(&self) -> Option<Outcome> {
        if let Some(checker) = repetition::perpetual_checker(self, 2) {
            return Some(Outcome::Win(checker.opposite()));
        }
        self.rules.repetition.iter().find_map(|rule| match rule {
            RepetitionRule::Position {
                result, count_passes, ..
            } => {
                repetition::counted(self, *count_passes).filter(|count| *count > 1)?;
                match result {
                    RepetitionResult::Draw => Some(Outcome::Draw),
                    RepetitionResult::Points => Some(ending::by_points(self)),
                    // Either side may turn out to cause the last occurrence.
                    RepetitionResult::MoverLoses => None,
                }
            }
            RepetitionRule::BanPosition { .. } | RepetitionRule::Shuttle { .. } => None,
        })
    }

    /// Returns whether the rules on repetition would treat the rest of the game as if it began here.
    ///
    /// This assumes that the actions that follow do not repeat a position among themselves. Code that ignores earlier
    /// positions, such as endgame table probing, depends on this result.
    #[must_use]
    pub fn is_as_if_begun_here(&self) -> bool {
        let last = self.last();
        if last.captured.is_some() || self.ply() == 0 {
            return true;
        }
        let only_the_third_counts = |rule: &RepetitionRule| match rule {
            RepetitionRule::Position { n, .. } => *n > 2,
            RepetitionRule::BanPosition { .. } | RepetitionRule::Shuttle { .. } => false,
        };
        let checks_count_later = match self.rules.perpetual_check {
            PerpetualCheck::AsRepetition => true,
            PerpetualCheck::Loses { n, .. } => n > 2,
        };
        last.most_occurrences == 1 && checks_count_later && self.rules.repetition.iter().all(only_the_third_counts)
    }

    /// Returns the captures among [`moves`](GameHistory::moves), in the same order.
    #[must_use]
    pub fn captures(&self) -> MoveList {
        let position = self.position();
        refusal::permitted_onto(self, position.board().by_side(position.turn().opposite()))
    }

    /// Returns the [`moves`](GameHistory::moves) that capture nothing, in the same order. These include the pass.
    #[must_use]
    pub fn quiet_moves(&self) -> MoveList {
        let mut list = refusal::permitted_onto(self, !self.position().board().occupied());
        if self.permits(Move::Pass) {
            list.push(Move::Pass);
        }
        list
    }

    /// Calls `f` with the point of each piece that has permitted steps onto `goals`, and the destinations of these
    /// steps. The order is the same as in [`moves`](GameHistory::moves).
    #[inline]
    pub fn for_each_piece_onto(&self, goals: Bitboard, f: impl FnMut(Square, Bitboard)) {
        refusal::for_each_permitted::<true>(self, goals, f);
    }

    /// Like [`for_each_piece_onto`](GameHistory::for_each_piece_onto), but includes steps of the general onto unsafe
    /// points. A step of the general is permitted only if
    /// [`general_is_safe_on`](GameHistory::general_is_safe_on) returns true for its destination.
    #[inline]
    pub fn for_each_piece_unproved_onto(&self, goals: Bitboard, f: impl FnMut(Square, Bitboard)) {
        refusal::for_each_permitted::<false>(self, goals, f);
    }

    /// Returns whether the general of the side to move would be safe on `to`. Its step onto `to` must come from
    /// [`for_each_piece_unproved_onto`](GameHistory::for_each_piece_unproved_onto).
    #[must_use]
    pub fn general_is_safe_on(&self, to: Square) -> bool {
        self.position().general_is_safe_on(to)
    }

    /// Returns whether an action is one of [`moves`](GameHistory::moves), without listing them.
    #[must_use]
    pub fn permits(&self, action: Move) -> bool {
        match action {
            Move::Pass => refusal::refusal(self, action).is_none(),
            Move::Step { from, to } => {
                let legal = self.position().legal_destinations_given(self.check_info(), from);
                legal.contains(to)
                    && refusal::illegal(self, action).is_none()
                    && (!refusal::steps_may_be_refused(self) || refusal::refusal(self, action).is_none())
            }
        }
    }

    /// Returns a copy with memory for this many more plies, so that pushing them does not allocate.
    #[must_use]
    pub fn with_room(&self, plies: usize) -> GameHistory {
        let mut copy = self.clone();
        copy.reserve(plies);
        copy
    }

    /// Plays a null move: the other side is to move, but no pass is recorded. Used by searches.
    ///
    /// Repetition is not detected across a null move. [`pop`](GameHistory::pop) takes it back and returns `None`.
    pub fn push_null(&mut self) {
        self.push(Move::Pass);
        let ply = self.index();
        if let Some(last) = self.plies.last_mut() {
            last.action = None;
            last.since = ply;
            last.previous = None;
            last.occurrences = Occurrences { all: 1, by_step: 1 };
            last.most_occurrences = 1;
        }
    }

    /// Returns whether the last action was a [null move](GameHistory::push_null). Also returns true at the start.
    #[inline]
    #[must_use]
    pub fn last_was_null_move(&self) -> bool {
        self.last().action.is_none()
    }
}
