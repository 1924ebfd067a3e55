//! Checks stored events against the current implementation of rules and clocks. Not used for loading a game.

use janggi::{Action, StoppedHow};

use super::decide::endings::{flagged, stopped};
use super::decide::left_alone::{broken_off, claimed};
use super::decide::refereeing::adjudicated;
use super::event::{Event, EventKind};
use super::fold::LoadError;
use super::phase::{Phase, Playing};
use super::state::Room;
use super::turn::Seq;
use super::written::meant;
use crate::clock::TimeUp;
use crate::time::{Millis, Moment};

/// An event that the current code would decide differently.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    pub seq: Seq,
    /// The stored event as JSON; empty if the current code decides on an additional event.
    pub stored: String,
    /// The current decision: the event as JSON, or the reason for refusing it.
    pub today: String,
}

/// Decides stored events again and returns the differences, at most one per decision. After a difference, the
/// comparison continues from the stored events.
///
/// # Errors
/// If an event is damaged.
pub fn rejudge(events: &[Event]) -> Result<Vec<Difference>, LoadError> {
    let Some((first, rest)) = events.split_first() else {
        return Room::load(events).map(|_| Vec::new());
    };
    let mut room = Room::load([first])?;
    let mut differences = Vec::new();
    if let Err(error) = room.terms.clone().checked() {
        differences.push(difference(first.seq, Some(&first.kind), error.to_string()));
    }
    let mut rest = rest;
    while let Some((event, _)) = rest.split_first() {
        let (decided, count) = match room.decide_again(event) {
            None => (None, 1),
            Some(Err(refused)) => (Some(Err(refused)), 1),
            Some(Ok(kinds)) => {
                let count = kinds.len().clamp(1, rest.len());
                (Some(Ok(kinds)), count)
            }
        };
        match decided {
            None => {}
            Some(Err(refused)) => differences.push(difference(event.seq, Some(&event.kind), refused)),
            Some(Ok(kinds)) => differences.extend(compare(&kinds, rest)),
        }
        let (taken, left) = rest.split_at(count);
        for event in taken {
            room.fold(event)?;
        }
        rest = left;
    }
    Ok(differences)
}

/// Returns the first difference between decided and stored events.
fn compare(decided: &[EventKind], stored: &[Event]) -> Option<Difference> {
    let last = stored.last().map_or(Seq::FIRST, |event| event.seq);
    decided
        .iter()
        .enumerate()
        .find_map(|(index, kind)| match stored.get(index) {
            Some(event) if event.kind == *kind || event.kind == of_earlier_versions(kind) => None,
            Some(event) => Some(difference(event.seq, Some(&event.kind), json(kind))),
            None => Some(difference(last.next(), None, json(kind))),
        })
}

/// Returns the form of an event in versions that did not store the lag credit.
fn of_earlier_versions(kind: &EventKind) -> EventKind {
    let mut kind = kind.clone();
    if let EventKind::Acted { credit, .. } = &mut kind {
        *credit = None;
    }
    kind
}

fn difference(seq: Seq, stored: Option<&EventKind>, today: String) -> Difference {
    Difference {
        seq,
        stored: stored.map_or_else(String::new, json),
        today,
    }
}

fn json(kind: &EventKind) -> String {
    serde_json::to_string(kind).unwrap_or_else(|error| error.to_string())
}

/// Recomputes the clocks after a gift of time, an adjournment or a resumption, and the end caused by a ruling.
fn besides_again(playing: &Playing, event: &Event) -> Option<Result<Vec<EventKind>, String>> {
    let (clock, turn) = (playing.played.clock, playing.played.turn());
    let mut again = event.kind.clone();
    match &mut again {
        EventKind::TimeGiven {
            side,
            given,
            clock: after,
        } => *after = clock.given(*side, *given).state(),
        EventKind::Adjourned { clock: after } => match clock.paused(event.at) {
            Ok(paused) => *after = paused.state(),
            Err(up) => return Some(Err(format!("time_is_up: {}", up.side))),
        },
        EventKind::Continued { clock: after } => *after = clock.start(turn, event.at).state(),
        EventKind::Ruled { ruling, .. } => {
            let end = adjudicated(&playing.played, *ruling, event.at);
            return Some(Ok([again].into_iter().chain(end).collect()));
        }
        _ => return None,
    }
    Some(Ok(vec![again]))
}

impl Room {
    /// Returns the current decision for this event and the events that follow from it.
    ///
    /// `None` if the event is not decided again.
    fn decide_again(&self, event: &Event) -> Option<Result<Vec<EventKind>, String>> {
        match (&event.kind, &self.phase) {
            (EventKind::Started { arrangements, .. }, Phase::Arranging(_)) => {
                Some(Ok(self.started(*arrangements, event.at)))
            }
            (
                EventKind::Acted {
                    action,
                    side,
                    round_trip,
                    ..
                },
                Phase::Playing(playing),
            ) => {
                let action = meant(*action, playing.played.game.position());
                if (action, *side) == (Action::Abort, None) {
                    return Some(Ok(broken_off(&playing.played, event.at)));
                }
                let side = side.unwrap_or(playing.played.turn());
                Some(self.act_again(playing, (side, action), *round_trip, event.at))
            }
            (EventKind::TookBack { actions_left, .. }, Phase::Playing(playing)) => {
                let left = usize::try_from(*actions_left).ok()?;
                let played = &playing.played;
                if left > played.log.len() {
                    return None;
                }
                let handed = played.clock.hand_to(played.turn_after(left), event.at);
                Some(match handed {
                    Ok(clock) => Ok(vec![EventKind::TookBack {
                        actions_left: *actions_left,
                        clock: clock.state(),
                    }]),
                    Err(up) => Err(format!("time_is_up: {}", up.side)),
                })
            }
            (EventKind::Resumed { lived_until, .. }, Phase::Playing(playing)) => Some(Ok(vec![EventKind::Resumed {
                lived_until: *lived_until,
                clock: playing.played.clock.resume(event.at, *lived_until).state(),
            }])),
            (EventKind::Claimed { side, claim, .. }, Phase::Playing(playing)) => {
                let mut kinds = vec![event.kind.clone()];
                kinds.push(claimed(&playing.played, *side, *claim, event.at));
                Some(Ok(kinds))
            }
            (_, Phase::Playing(playing)) => besides_again(playing, event),
            _ => None,
        }
    }

    fn act_again(
        &self,
        playing: &Playing,
        (side, action): (janggi::Side, Action),
        round_trip: Millis,
        at: Moment,
    ) -> Result<Vec<EventKind>, String> {
        if action == Action::Stop(StoppedHow::Time) {
            return match playing.played.clock.time_up(Millis::ZERO) {
                Some((up, TimeUp::Stop)) if up <= at => Ok(stopped(&playing.played, StoppedHow::Time, at)),
                Some(_) | None => Err("the time for the game was not up".to_owned()),
            };
        }
        let Action::Flag(flag) = action else {
            return self
                .act(playing, side, action, round_trip, at)
                .map_err(|refused| refused.to_string());
        };
        match playing.played.clock.flag_time(Millis::ZERO) {
            Some(falls) if falls <= at => Ok(flagged(&playing.played, flag, at)),
            Some(_) | None => Err("the flag had not fallen".to_owned()),
        }
    }
}
