//! Converts events stored by release 0.1.0 to the current form.
//!
//! Release 0.1.0 did not store the time charged for each move, the clocks, or the result; it computed them again
//! whenever it loaded a game. This module adds the missing data to the events. It computes these times and clocks with
//! the constants of release 0.1.0, and takes the result from the stored verdict. Do not change this folder, because old
//! events must stay readable.

mod shape;

use std::fmt;

use janggi::Verdict;

use crate::clock::{Clock, ClockRules};
use crate::control::TimeControl;
use crate::lag::LagRules;
use crate::room::{Event, EventKind, LoadError, Phase, Playing, Room, Seq};
use crate::time::Millis;

/// The clock constants of release 0.1.0.
const RULES_0_1: ClockRules = ClockRules {
    lag: LagRules {
        most_per_move: Millis(500),
        allowance_divisor: 20,
    },
    restart_grace: Millis::from_seconds(30),
};

/// The reason the events of a game cannot be converted.
#[derive(Clone, Debug, PartialEq)]
pub enum LegacyError {
    /// An event does not have the form of release 0.1.0.
    Shape {
        /// Number of the event in the game, counted from 1.
        number: usize,
        reason: String,
    },
    /// An event cannot follow the events before it.
    Load(LoadError),
    /// A move or a takeback came after the running side's time was up.
    TimeIsUp { seq: Seq },
    /// The game has no events.
    Empty,
}

impl fmt::Display for LegacyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Shape { number, reason } => write!(f, "event {number}: {reason}"),
            Self::Load(error) => error.fmt(f),
            Self::TimeIsUp { seq } => write!(f, "event {}: the player's time was up", seq.0),
            Self::Empty => f.write_str("the game has no events"),
        }
    }
}

impl std::error::Error for LegacyError {}

impl From<LoadError> for LegacyError {
    fn from(error: LoadError) -> Self {
        Self::Load(error)
    }
}

/// Converts the events of one game to the current form.
///
/// `bodies` are the JSON texts of its events in order; `verdict` is `None` for an unfinished game. A finished game gets
/// an additional `ended` event, and the numbers of the events after it go up by one.
///
/// # Errors
/// If the game has no events, or one of them cannot be converted.
pub fn upgrade(bodies: &[&str], verdict: Option<&Verdict>) -> Result<Vec<Event>, LegacyError> {
    let mut old = Vec::with_capacity(bodies.len());
    for (index, body) in bodies.iter().enumerate() {
        let read = shape::read(body);
        old.push(read.map_err(|reason| LegacyError::Shape {
            number: index + 1,
            reason,
        })?);
    }
    let end = verdict.and_then(|verdict| Some((last_of_play(&old)?, verdict)));
    let mut old = old.into_iter().enumerate();
    let (_, opened) = old.next().ok_or(LegacyError::Empty)?;
    let mut room = Room::load([&opened])?;
    let mut events = vec![opened];
    for (index, mut event) in old {
        event.seq = room.seq().next();
        complete(&room, &mut event)?;
        room.fold(&event)?;
        let at = event.at;
        events.push(event);
        if let Some((last, verdict)) = end
            && last == index
        {
            let clock = room.played().and_then(|played| played.clock.stop(at).state());
            let before = &events[events.len() - 1];
            let ended = Event {
                seq: room.seq().next(),
                at,
                by: before.by,
                command: before.command.clone(),
                kind: EventKind::Ended {
                    verdict: verdict.clone(),
                    clock,
                },
            };
            room.fold(&ended)?;
            events.push(ended);
        }
    }
    Ok(events)
}

/// Returns the index of the event that ended a finished game.
fn last_of_play(events: &[Event]) -> Option<usize> {
    events.iter().rposition(|event| {
        matches!(
            event.kind,
            EventKind::Acted { .. } | EventKind::Started { .. } | EventKind::Aborted
        )
    })
}

/// Fills in the charged time and the clocks, which release 0.1.0 did not store, and a missing author.
fn complete(room: &Room, event: &mut Event) -> Result<(), LegacyError> {
    if event.by.is_none() {
        event.by = shape::author(room, &event.kind);
    }
    let at = event.at;
    let time_is_up = LegacyError::TimeIsUp { seq: event.seq };
    match (&mut event.kind, room.phase()) {
        (EventKind::Started { arrangements, clock }, Phase::Arranging(_)) => {
            let turn = room
                .turn_at_start(*arrangements)
                .map_err(|fault| LoadError { seq: event.seq, fault })?;
            *clock = Clock::with_rules(room.terms().time, RULES_0_1).start(turn, at).state();
        }
        (
            EventKind::Acted {
                action,
                round_trip,
                charge,
                clock,
                ..
            },
            Phase::Playing(playing),
        ) if action.board_move().is_some() => {
            let standing = frozen(playing);
            let pressed = standing.press(at, *round_trip).map_err(|_| time_is_up)?;
            if standing.control() != TimeControl::None {
                (*clock, *charge) = (pressed.0.state(), Some(pressed.1));
            }
        }
        (EventKind::TookBack { actions_left, clock }, Phase::Playing(playing)) => {
            let left = usize::try_from(*actions_left).unwrap_or(usize::MAX);
            let turn = playing.played.turn_after(left.min(playing.played.log.len()));
            let handed = frozen(playing).hand_to(turn, at).map_err(|_| time_is_up)?;
            *clock = handed.state();
        }
        (EventKind::Resumed { lived_until: _, clock }, Phase::Playing(playing)) => {
            *clock = frozen(playing).resume(at, None).state()
        }
        _ => {}
    }
    Ok(())
}

/// Returns the game's clock with the constants of release 0.1.0.
fn frozen(playing: &Playing) -> Clock {
    let clock = Clock::with_rules(playing.played.clock.control(), RULES_0_1);
    match playing.played.clock.state() {
        Some(state) => clock.restored(state),
        None => clock,
    }
}
