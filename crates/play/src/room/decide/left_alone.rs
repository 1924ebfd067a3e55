//! Interrupted and abandoned games: server outages, absent opponents, and idle games.

use janggi::{Action, Cause, Facts, Outcome, Side, Verdict};

use super::acted::said;
use super::endings::{ended, time_is_up};
use crate::control::TimeControl;
use crate::ids::Player;
use crate::lag::LAG_CREDIT_MOST;
use crate::room::command::{Claim, Expiry, Refused};
use crate::room::event::EventKind;
use crate::room::phase::{Phase, Played};
use crate::room::seat::{Company, SeatHolder, company};
use crate::room::state::Room;
use crate::time::Moment;

/// Number of steps and passes after which players can no longer abort the game.
pub(super) const ABORT_BEFORE_PLY: u32 = 2;

impl Room {
    /// Resumes the clock after an outage, and ends the game if its time was up before the outage.
    pub(super) fn resume(&self, lived_until: Option<Moment>, at: Moment) -> Vec<EventKind> {
        let Phase::Playing(playing) = &self.phase else {
            // The time limit for the setup choice starts again.
            return match self.setup_deadline() {
                Some(_) => vec![EventKind::Resumed {
                    lived_until: None,
                    clock: None,
                }],
                None => Vec::new(),
            };
        };
        let played = &playing.played;
        if played.clock.running().is_none() {
            return Vec::new();
        }
        let clock = played.clock.resume(at, lived_until);
        let mut kinds = vec![EventKind::Resumed {
            lived_until,
            clock: clock.state(),
        }];
        if let Some((_, what)) = clock.time_up(LAG_CREDIT_MOST).filter(|(falls, _)| *falls <= at) {
            let resumed = Played {
                clock,
                ..played.clone()
            };
            kinds.extend(time_is_up(&resumed, what, at));
        }
        kinds
    }

    /// Aborts a game that has been idle for too long during setup, without a clock, or while adjourned.
    pub(super) fn expire(&self, expiry: Expiry, at: Moment) -> Vec<EventKind> {
        let quiet = at.since(self.last);
        match &self.phase {
            Phase::Arranging(_) if quiet >= expiry.unplayed => never_begun(),
            Phase::Playing(playing)
                if playing.played.clock.control() == TimeControl::None || playing.adjournment.stands() =>
            {
                let unplayed = playing.played.ply() < ABORT_BEFORE_PLY;
                let kept = if unplayed { Some(expiry.unplayed) } else { expiry.played };
                if kept.is_some_and(|kept| quiet >= kept) {
                    broken_off(&playing.played, at)
                } else {
                    Vec::new()
                }
            }
            Phase::Arranging(_) | Phase::Playing(_) | Phase::Over(_) => Vec::new(),
        }
    }

    /// Claims the game against an absent opponent who is to move. The claim is refused before `from`.
    pub(super) fn claim(
        &self,
        player: Player,
        claim: Claim,
        from: Option<Moment>,
        at: Moment,
    ) -> Result<Vec<EventKind>, Refused> {
        self.must_sit(player)?;
        let played = &self.going_on()?.played;
        self.in_time(played, at)?;
        let side = played.turn().opposite();
        let claimable_from = match (self.awaited(), from) {
            (Some(_), Some(from)) if self.holds(player, side) && from <= at => from,
            (_, _) => return Err(Refused::NotClaimable { from }),
        };
        let word = EventKind::Claimed {
            side,
            claim,
            claimable_from,
        };
        Ok(vec![word, claimed(played, side, claim, at)])
    }

    /// Returns the side to move and the start of its turn, if its absence allows a claim.
    ///
    /// Claims are possible in games of two people who have both moved, except in correspondence games and during an
    /// adjournment. Without a clock, the turn counts from the last event.
    #[must_use]
    pub fn awaited(&self) -> Option<(Side, Moment)> {
        let Phase::Playing(playing) = &self.phase else {
            return None;
        };
        let days = matches!(playing.played.clock.control(), TimeControl::Correspondence { .. });
        if playing.played.ply() < ABORT_BEFORE_PLY || playing.adjournment.stands() || days {
            return None;
        }
        let side = playing.played.turn();
        let SeatHolder::Player(other) = self.seats[side.opposite()] else {
            return None;
        };
        match company(&self.seats, other)? {
            Company::Person => {
                let running = playing.played.clock.running();
                Some((side, running.map_or(self.last, |running| running.from)))
            }
            Company::Engine | Company::Alone => None,
        }
    }
}

/// Returns the event that ends a game that `side` has claimed, or won because the other side's first move was late.
pub(crate) fn claimed(played: &Played, side: Side, claim: Claim, at: Moment) -> EventKind {
    let outcome = match claim {
        Claim::Win => Outcome::Win(side),
        Claim::Draw => Outcome::Draw,
    };
    EventKind::Ended {
        verdict: Verdict {
            outcome,
            cause: Cause::Abandoned,
            rule: None,
            facts: Facts::new()
                .with("by", side.opposite())
                .with("fen", janggi::fen::print(played.game.position()))
                .with("ply", played.ply()),
        },
        clock: played.clock.stop(at).state(),
    }
}

/// Returns the events with which the server aborts a game in progress.
pub(crate) fn broken_off(played: &Played, at: Moment) -> Vec<EventKind> {
    let mut game = played.game.clone();
    let mut kinds = vec![said(played, None, Action::Abort)];
    if game.play(Action::Abort).is_ok() {
        kinds.extend(ended(&game, played.clock, at));
    }
    kinds
}

/// Returns the events that abort a game during the setup phase.
pub(super) fn never_begun() -> Vec<EventKind> {
    let verdict = called_off();
    vec![EventKind::Aborted, EventKind::Ended { verdict, clock: None }]
}

pub(super) fn called_off() -> Verdict {
    Verdict {
        outcome: Outcome::None,
        cause: Cause::Aborted,
        rule: None,
        facts: Facts::new(),
    }
}
