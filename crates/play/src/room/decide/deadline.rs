//! The time limits of the setup phase, and of first moves in tournament games.
//!
//! A side that does not choose in time is assigned the usual setup (안상차림), or the first allowed setup if the usual one
//! is not allowed. If no hand is picked in time, the left one is chosen.

use janggi::{Arrangement, Side};

use super::left_alone::ABORT_BEFORE_PLY;
use crate::room::event::EventKind;
use crate::room::hands::Hand;
use crate::room::phase::{Arranging, Phase};
use crate::room::seat::SeatHolder;
use crate::room::state::Room;
use crate::room::terms::UNCHOSEN;
use crate::time::{Millis, Moment};

impl Room {
    /// Returns the deadline for the current setup choice.
    ///
    /// `None` if no choice is pending or the time is not limited, and in games that are not between two people. If the
    /// sides choose in turn, or pieces are placed one by one, each choice has the full time.
    #[must_use]
    pub fn setup_deadline(&self) -> Option<Moment> {
        let Phase::Arranging(arranging) = &self.phase else {
            return None;
        };
        let time = self.terms.setup_time?;
        let (SeatHolder::Player(cho), SeatHolder::Player(han)) = (self.seats.cho, self.seats.han) else {
            return None;
        };
        let awaited = self.hands_closed() || Side::ALL.into_iter().any(|side| self.may_arrange(side).is_ok());
        (cho != han && awaited).then(|| arranging.since + time)
    }

    /// Returns the deadline for the first move of the side to move in a tournament game. A side that misses it loses.
    #[must_use]
    pub fn first_move_deadline(&self) -> Option<Moment> {
        let (Phase::Playing(playing), Some(tournament)) = (&self.phase, self.terms.tournament) else {
            return None;
        };
        let running = playing.played.clock.running()?;
        (playing.played.ply() < ABORT_BEFORE_PLY).then(|| running.from + tournament.first_move)
    }

    pub(crate) fn is_first_move_late(&self, at: Moment) -> bool {
        self.first_move_deadline().is_some_and(|deadline| deadline <= at)
    }

    /// Returns the next time at which the clock runs out, or a setup choice or first move is too late.
    #[must_use]
    pub fn time_out(&self, round_trip: Millis) -> Option<Moment> {
        match &self.phase {
            Phase::Arranging(_) => self.setup_deadline(),
            Phase::Playing(playing) => {
                let flag = playing.played.clock.flag_time(round_trip);
                [flag, self.first_move_deadline()].into_iter().flatten().min()
            }
            Phase::Over(_) => None,
        }
    }

    /// Makes the default choices if the deadline for the current choice has passed.
    pub(crate) fn setup_expired(&self, at: Moment) -> Vec<EventKind> {
        let Phase::Arranging(arranging) = &self.phase else {
            return Vec::new();
        };
        if self.setup_deadline().is_none_or(|deadline| at < deadline) {
            return Vec::new();
        }
        let mut kinds = vec![EventKind::SetupExpired];
        match self.terms.hands.as_ref().filter(|_| self.hands_closed()) {
            Some(hands) => kinds.push(EventKind::HandPicked {
                hand: Hand::Left,
                side: hands.side_in(Hand::Left),
            }),
            None => kinds.extend(Side::ALL.into_iter().filter_map(|side| self.usual(arranging, side))),
        }
        kinds
    }

    /// Returns the default choice for a side that may choose now.
    fn usual(&self, arranging: &Arranging, side: Side) -> Option<EventKind> {
        self.may_arrange(side).ok()?;
        let other = arranging.chosen[side.opposite()];
        let mut choices = self.choices_now(side);
        choices.retain(|&one| self.terms.may_choose(side, one, other));
        let usual = |one: &Arrangement| *one == UNCHOSEN[side];
        let arrangement = choices.iter().copied().find(usual).or(choices.first().copied())?;
        Some(EventKind::Arranged { side, arrangement })
    }
}
