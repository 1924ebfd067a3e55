//! Facts to state: the only place that changes a room.

use std::fmt;

use janggi::{Action, ActionError, Side};

use super::Room;
use super::event::{Event, EventKind, Seq};
use super::phase::{BoardPly, Logged, Over, Phase, Played, Playing};
use super::seat::SeatHolder;
use super::terms::{OpenError, UNCHOSEN};
use crate::clock::Clock;
use crate::control::TimeControl;
use crate::time::{Millis, Moment};

/// An event that cannot follow those before it.
#[derive(Clone, Debug, PartialEq)]
pub struct ReplayError {
    /// The event's number.
    pub seq: Seq,
    /// What is wrong with it.
    pub fault: ReplayFault,
}

/// What is wrong with an event.
#[derive(Clone, Debug, PartialEq)]
pub enum ReplayFault {
    /// The first event does not open a room, or is not the first.
    NotOpened,
    /// Its number is not the next one.
    Gap {
        /// The number that should have come.
        expected: Seq,
    },
    /// It cannot happen in this phase.
    OutOfPlace,
    /// The terms are impossible.
    Terms(OpenError),
    /// The token is none.
    Token,
    /// The game does not allow the action.
    Action(ActionError),
    /// The clock had run out.
    TimeIsUp {
        /// Whose.
        side: Side,
    },
}

impl fmt::Display for ReplayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "event {} cannot be replayed: {:?}", self.seq.0, self.fault)
    }
}

impl std::error::Error for ReplayError {}

impl Room {
    /// Takes an event in.
    pub(super) fn apply(&mut self, event: &Event) -> Result<(), ReplayError> {
        let expected = self.seq.next();
        let checked = if event.seq == expected {
            self.take(event)
        } else {
            Err(ReplayFault::Gap { expected })
        };
        checked.map_err(|fault| ReplayError { seq: event.seq, fault })?;
        self.seq = event.seq;
        self.last = self.last.max(event.at);
        if let Some(origin) = &event.origin {
            self.done.insert(origin.clone(), event.seq);
        }
        Ok(())
    }

    fn take(&mut self, event: &Event) -> Result<(), ReplayFault> {
        match (&event.kind, &mut self.phase) {
            (EventKind::Joined { side, player }, Phase::Arranging(_)) => {
                self.seats[*side] = SeatHolder::Player(*player)
            }
            (EventKind::Arranged { side, arrangement }, Phase::Arranging(arranging)) => {
                arranging.chosen[*side] = Some(*arrangement);
            }
            (EventKind::Started { arrangements }, Phase::Arranging(_)) => {
                let game = self
                    .terms
                    .begin(arrangements.unwrap_or(UNCHOSEN))
                    .map_err(ReplayFault::Terms)?;
                let clock = Clock::new(self.terms.time).start(game.position().turn(), event.at);
                let played = Played {
                    game,
                    arrangements: *arrangements,
                    log: Vec::new(),
                    clock,
                };
                self.phase = Phase::Playing(Playing {
                    played,
                    turn: event.seq,
                    takeback: None,
                });
                self.end_if_over(event.at);
            }
            (EventKind::Aborted { player: _ }, Phase::Arranging(_)) => {
                self.phase = Phase::Over(Over {
                    played: None,
                    rematch_offer: None,
                    rematch: None,
                });
            }
            (
                EventKind::Acted {
                    token,
                    side,
                    ply: _,
                    round_trip,
                },
                Phase::Playing(playing),
            ) => {
                playing.act(token, *side, *round_trip, event)?;
                self.end_if_over(event.at);
            }
            (EventKind::TakebackOffered { side }, Phase::Playing(playing)) => playing.takeback = Some(*side),
            (EventKind::TakebackDeclined { side: _ }, Phase::Playing(playing)) => playing.takeback = None,
            (EventKind::TookBack { actions_left }, Phase::Playing(playing)) => {
                let actions_left = usize::try_from(*actions_left).map_err(|_| ReplayFault::OutOfPlace)?;
                let begun = self.terms.begin(playing.played.arrangements.unwrap_or(UNCHOSEN));
                playing.take_back(begun.map_err(ReplayFault::Terms)?, actions_left, event)?;
            }
            (EventKind::Resumed, Phase::Playing(playing)) => {
                playing.played.clock = playing.played.clock.resume(event.at);
            }
            (EventKind::RematchOffered { side }, Phase::Over(over)) => over.rematch_offer = Some(*side),
            (EventKind::Rematched { game }, Phase::Over(over)) => over.rematch = Some(*game),
            (
                EventKind::Opened { .. }
                | EventKind::Joined { .. }
                | EventKind::Arranged { .. }
                | EventKind::Started { .. }
                | EventKind::Aborted { .. }
                | EventKind::Acted { .. }
                | EventKind::TakebackOffered { .. }
                | EventKind::TakebackDeclined { .. }
                | EventKind::TookBack { .. }
                | EventKind::Resumed
                | EventKind::RematchOffered { .. }
                | EventKind::Rematched { .. },
                Phase::Arranging(_) | Phase::Playing(_) | Phase::Over(_),
            ) => return Err(ReplayFault::OutOfPlace),
        }
        Ok(())
    }

    fn end_if_over(&mut self, at: Moment) {
        if let Phase::Playing(playing) = &self.phase
            && playing.played.verdict().is_some()
        {
            let mut played = playing.played.clone();
            played.clock = played.clock.stop(at);
            self.phase = Phase::Over(Over {
                played: Some(played),
                rematch_offer: None,
                rematch: None,
            });
        }
    }
}

impl Playing {
    fn act(&mut self, token: &str, side: Option<Side>, round_trip: Millis, event: &Event) -> Result<(), ReplayFault> {
        let played = &mut self.played;
        let action = Action::parse(token, played.game.position()).map_err(|_| ReplayFault::Token)?;
        let board = BoardPly::of(action);
        let ply = played.ply();
        let mut spent = None;
        if board == BoardPly::Yes {
            let pressed = played.clock.press(event.at, round_trip);
            let (clock, charged) = pressed.map_err(|up| ReplayFault::TimeIsUp { side: up.side })?;
            played.clock = clock;
            spent = Some(charged).filter(|_| clock.control() != TimeControl::None);
        }
        played.game.play(action).map_err(ReplayFault::Action)?;
        played.log.push(Logged {
            token: token.to_owned(),
            side,
            ply,
            at: event.at,
            spent,
            board,
        });
        if board == BoardPly::Yes {
            self.turn = event.seq;
            self.takeback = None;
        }
        Ok(())
    }

    fn take_back(&mut self, begun: janggi::Game, actions_left: usize, event: &Event) -> Result<(), ReplayFault> {
        let played = &mut self.played;
        if actions_left >= played.log.len() {
            return Err(ReplayFault::OutOfPlace);
        }
        let mut game = begun;
        for &action in &played.game.actions()[..actions_left] {
            game.play(action).map_err(ReplayFault::Action)?;
        }
        played.clock = played
            .clock
            .hand_to(game.position().turn(), event.at)
            .map_err(|up| ReplayFault::TimeIsUp { side: up.side })?;
        played.game = game;
        played.log.truncate(actions_left);
        self.turn = event.seq;
        self.takeback = None;
        Ok(())
    }
}
