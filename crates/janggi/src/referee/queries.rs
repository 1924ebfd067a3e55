//! Queries about a history, for games and searches: permitted actions and endings. For searches, there are also cheaper
//! variants, and forecasts such as the result of a repetition that has begun.
//!
//! The decisions are made in `ending`, `refusal`, `bikjang` and `repetition`.

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
    /// Returns the steps and the pass that the side to move may play: legal on the board and not refused by the rules.
    /// Does not check whether the game is over.
    #[must_use]
    pub fn moves(&self) -> MoveList {
        refusal::permitted(self)
    }

    /// Returns the ending that the last action caused, if any. Does not allocate.
    #[must_use]
    pub fn ending(&self) -> Option<Ending> {
        ending::ending(self)
    }

    /// Returns the ending like [`ending`](GameHistory::ending), without testing for mate, or for stalemate if passing
    /// is not allowed.
    ///
    /// This is for a caller that lists the actions anyway: in check, a position without actions is mate. If mate and
    /// another ending coincide, mate still has precedence.
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

    /// Returns the number of plies until the nearest limit on plies, 0 if it is reached; `None` without such a limit.
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

    /// Returns whether the side to move may end the game because of the facing (빅장), by any action that the rules
    /// provide.
    #[inline]
    #[must_use]
    pub fn may_accept(&self) -> bool {
        bikjang::actionable(&self.rules, self.last()).is_some()
    }

    /// Returns whether the side to move may end the game by passing while the generals face each other.
    #[inline]
    #[must_use]
    pub fn pass_accepts(&self) -> bool {
        bikjang::actionable(&self.rules, self.last()).is_some_and(bikjang::pass_accepts)
    }

    /// Returns the result if the side to move called bikjang (빅장!); `None` if it may not.
    #[must_use]
    pub fn call_outcome(&self) -> Option<Outcome> {
        let rules = bikjang::actionable(&self.rules, self.last())?;
        bikjang::call_accepts(rules).then(|| ending::outcome(self, rules.result.into()))
    }

    /// Returns the result if the side to move accepted the facing, by a call or by passing; `None` if it may not.
    #[inline]
    #[must_use]
    pub fn acceptance_outcome(&self) -> Option<Outcome> {
        let rules = bikjang::actionable(&self.rules, self.last())?;
        let accepts = bikjang::call_accepts(rules) || (bikjang::pass_accepts(rules) && self.permits(Move::Pass));
        accepts.then(|| ending::outcome(self, rules.result.into()))
    }

    /// Returns the result if a repetition that began at or after ply `since` continued to its end.
    ///
    /// A position that has occurred twice can be repeated again. `None` if nothing is repeated, or if the rules do not
    /// end a game by repetition.
    #[inline]
    #[must_use]
    pub fn foreseen_repetition(&self, since: usize) -> Option<Outcome> {
        let previous = self.last().previous?;
        if (previous as usize) < since {
            return None;
        }
        self.begun_repetition()
    }

    /// Returns the result of a repetition that has begun.
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
                    // It is not known yet which side would make the last move of the repetition.
                    RepetitionResult::MoverLoses => None,
                }
            }
            RepetitionRule::BanPosition { .. } | RepetitionRule::Shuttle { .. } => None,
        })
    }

    /// Returns whether the actions so far cannot matter for repetition in a line without repeated positions.
    ///
    /// If so, the game continues as if it began here. Code that has only the position, such as endgame table probing,
    /// depends on this.
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

    /// Returns those of [`moves`](GameHistory::moves) that capture nothing, in the same order.
    #[must_use]
    pub fn quiet_moves(&self) -> MoveList {
        let mut list = refusal::permitted_onto(self, !self.position().board().occupied());
        if self.permits(Move::Pass) {
            list.push(Move::Pass);
        }
        list
    }

    /// Calls `f` with each piece that has steps among [`moves`](GameHistory::moves) onto `goals`, and with the
    /// destinations of these steps, so that a search needs no list. The order is that of `moves`; the pass is excluded.
    #[inline]
    pub fn for_each_piece_onto(&self, goals: Bitboard, f: impl FnMut(Square, Bitboard)) {
        refusal::for_each_permitted::<true>(self, goals, f);
    }

    /// Calls `f` like [`for_each_piece_onto`](GameHistory::for_each_piece_onto), without testing the general's steps,
    /// for a search that rarely plays them. A step of the general is among `moves` only if
    /// [`general_is_safe_on`](GameHistory::general_is_safe_on) returns true for its destination.
    #[inline]
    pub fn for_each_piece_unproved_onto(&self, goals: Bitboard, f: impl FnMut(Square, Bitboard)) {
        refusal::for_each_permitted::<false>(self, goals, f);
    }

    /// Returns whether the general of the side to move is safe after its step onto `to`. The step must come from
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

    /// Passes the turn to the other side by a null move, which does not count as a pass, and across which no position
    /// recurs. It is only for searches that look for the opponent's threats; [`pop`](GameHistory::pop) takes it back.
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

    /// Returns whether the last action was a null move ([`push_null`](GameHistory::push_null)), or this is the start.
    #[inline]
    #[must_use]
    pub fn last_was_null_move(&self) -> bool {
        self.last().action.is_none()
    }
}
