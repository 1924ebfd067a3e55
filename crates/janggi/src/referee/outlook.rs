//! What a search asks about a line beyond what a player asks: endings without the dear test for mate, what is near, what
//! would follow if both sides went on as they do.
//!
//! Owns nothing but questions. The answers are those of `ending`, `bikjang` and `repetition`; nothing is decided here.

use crate::mv::{Move, MoveList};
use crate::referee::bikjang;
use crate::referee::cause::{Ending, Outcome};
use crate::referee::ending;
use crate::referee::history::{Facing, Line, Occurrences};
use crate::referee::refusal;
use crate::referee::repetition;
use crate::ruleset::{DoublePass, DrawOrPoints, RepetitionResult, RepetitionRule, Rules};

/// What a rule set makes of games in which nothing happens any more; the same for a whole game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outlook {
    /// What two passes in a row are worth.
    pub double_pass: Option<DrawOrPoints>,
    /// What the first counting limit is worth.
    pub limit: Option<DrawOrPoints>,
}

impl Outlook {
    /// What rules make of it.
    #[must_use]
    pub fn of(rules: &Rules) -> Outlook {
        let limit = &rules.limit;
        Outlook {
            double_pass: match rules.pass.double {
                DoublePass::GoesOn => None,
                DoublePass::Ends(result) => Some(result),
            },
            limit: limit
                .no_capture_plies
                .map(|rule| rule.result)
                .or(limit.total_plies.map(|rule| rule.result)),
        }
    }

    /// Whether a game that comes to rest is decided on points.
    #[must_use]
    pub fn rests_on_points(&self) -> bool {
        self.double_pass.or(self.limit) == Some(DrawOrPoints::Points)
    }
}

impl Line {
    /// [`ending`](Line::ending) for a caller that lists the actions anyway: in check, a position without any action is
    /// mate, and that is not looked for here. Where another ending would come with mate on the board, mate goes first
    /// as always.
    #[must_use]
    pub fn ending_but_mate(&self) -> Option<Ending> {
        let found = ending::ending_but_mate(self)?;
        if self.in_check() {
            ending::ending(self)
        } else {
            Some(found)
        }
    }

    /// Plies until the nearest counting limit, 0 when it is reached; `None` without such a limit.
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
        total.into_iter().chain(quiet).min()
    }

    /// Whether the side to move may end the game by the facing (빅장), by whatever action the rules name.
    #[inline]
    #[must_use]
    pub fn may_accept(&self) -> bool {
        bikjang::actionable(&self.rules, self.last()).is_some()
    }

    /// Whether the side to move may end the game by passing in the face of the other general.
    #[inline]
    #[must_use]
    pub fn pass_accepts(&self) -> bool {
        bikjang::actionable(&self.rules, self.last()).is_some_and(bikjang::pass_accepts)
    }

    /// What a call (빅장!) of the side to move would be worth; `None` where it has no such right.
    #[must_use]
    pub fn call_outcome(&self) -> Option<Outcome> {
        let rules = bikjang::actionable(&self.rules, self.last())?;
        bikjang::call_accepts(rules).then(|| ending::outcome(self, rules.result.into()))
    }

    /// Who is ahead on points now; `None` in a tie.
    #[must_use]
    pub fn leader(&self) -> Option<crate::side::Side> {
        match ending::by_points(self) {
            Outcome::Win(side) => Some(side),
            Outcome::Draw | Outcome::None => None,
        }
    }

    /// What a repetition begun at or after ply `since` would come to if it went on to the end: a position that came once
    /// can be brought about again. `None` when nothing is repeated, or the rules end no game so.
    #[must_use]
    pub fn foreseen_repetition(&self, since: usize) -> Option<Outcome> {
        let previous = self.last().previous?;
        if (previous as usize) < since {
            return None;
        }
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
                    // Who will have to make the last one is not known yet.
                    RepetitionResult::MoverLoses => None,
                }
            }
            RepetitionRule::BanPosition { .. } | RepetitionRule::Shuttle { .. } => None,
        })
    }

    /// The captures among [`moves`](Line::moves), in the same order.
    #[must_use]
    pub fn captures(&self) -> MoveList {
        let position = self.position();
        let theirs = position.board().by_side(position.turn().opposite());
        refusal::permitted_of(self, position.steps_onto(theirs))
    }

    /// The rest of [`moves`](Line::moves): those that take nothing, in the same order.
    #[must_use]
    pub fn quiet_moves(&self) -> MoveList {
        let position = self.position();
        let mut list = refusal::permitted_of(self, position.steps_onto(!position.board().occupied()));
        if self.permits(Move::Pass) {
            list.push(Move::Pass);
        }
        list
    }

    /// Whether an action is one of [`moves`](Line::moves), without listing them.
    #[must_use]
    pub fn permits(&self, action: Move) -> bool {
        match action {
            Move::Pass => refusal::refusal(self, action).is_none(),
            Move::Step { from, to } => {
                self.position().step_destinations(from).contains(to)
                    && refusal::illegal(self, action).is_none()
                    && refusal::refusal(self, action).is_none()
            }
        }
    }

    /// A copy with room for so many more plies: pushing them allocates nothing.
    #[must_use]
    pub fn with_room(&self, plies: usize) -> Line {
        let mut copy = self.clone();
        copy.plies.reserve(plies);
        copy.hashes.reserve(plies);
        copy
    }

    /// Gives the turn to the other side without a pass: nobody has passed, nothing recurs across it. Only for a search
    /// that asks what the opponent threatens; [`pop`](Line::pop) takes it back.
    pub fn push_null(&mut self) {
        self.push(Move::Pass);
        let ply = self.index();
        if let Some(last) = self.plies.last_mut() {
            last.action = None;
            last.since = ply;
            last.previous = None;
            last.occurrences = Occurrences { all: 1, by_step: 1 };
        }
    }

    /// Whether the turn came by [`push_null`](Line::push_null) or this is the start.
    #[inline]
    #[must_use]
    pub fn turn_was_given(&self) -> bool {
        self.last().action.is_none()
    }

    /// Whether the generals face each other now.
    #[inline]
    #[must_use]
    pub fn generals_face(&self) -> bool {
        !matches!(self.last().facing, Facing::No)
    }
}
