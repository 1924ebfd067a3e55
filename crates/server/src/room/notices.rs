//! Notifies absent players of events in their game, if they have subscribed (`push`).

use super::actor::Actor;
use crate::push::{Notice, Subject};
use janggi::{Action, Side};
use play::Speed;
use play::room::{Event, EventKind, Level, Phase, Room, SeatHolder};
use std::time::Duration;
use wire::push::PushKind;

/// Lifetime of a notification about a game with a real-time clock.
const SOON: Duration = Duration::from_secs(600);
/// Lifetime of any other notification.
const LATER: Duration = Duration::from_secs(86_400);

impl Actor {
    /// Notifies players without a socket in the room.
    pub(super) fn notify_absent(&self, events: &[Event]) {
        let Some(push) = &self.services.push else { return };
        let seats = *self.room.seats();
        for side in Side::ALL {
            let other = side.opposite();
            let SeatHolder::Player(player) = seats[side] else {
                continue;
            };
            if seats[other] == seats[side] || self.readers.has(player) {
                continue;
            }
            let Some(kind) = news(&self.room, events, side) else {
                continue;
            };
            push.order(Notice {
                player,
                kind,
                about: Subject::Game(self.game),
                address: self.connections[side].address.or(self.connections[other].address),
                name: self.players[other].as_ref().and_then(|person| person.name.clone()),
                level: seats[other].level().map(Level::number),
                lasts: match self.room.terms().time.speed() {
                    Speed::Correspondence | Speed::Unlimited => LATER,
                    Speed::Bullet | Speed::Blitz | Speed::Rapid | Speed::Classical => SOON,
                },
            });
        }
    }
}

/// Returns the kind of notification that `side` gets for these events, if any. The most important event decides.
fn news(room: &Room, events: &[Event], side: Side) -> Option<PushKind> {
    let kinds = || events.iter().map(|event| &event.kind);
    if kinds().any(|kind| matches!(kind, EventKind::Ended { .. } | EventKind::Aborted)) {
        return Some(PushKind::Over);
    }
    if kinds().any(|kind| is_offer_to(kind, side)) {
        return Some(PushKind::Offer);
    }
    let on_turn = match room.phase() {
        Phase::Playing(playing) => playing.played.turn() == side,
        Phase::Arranging(_) | Phase::Over(_) => false,
    };
    if on_turn && kinds().any(gives_turn) {
        return Some(PushKind::Turn);
    }
    kinds()
        .any(|kind| matches!(kind, EventKind::Joined { side: joined, .. } if *joined != side))
        .then_some(PushKind::Joined)
}

fn is_offer_to(kind: &EventKind, to: Side) -> bool {
    match kind {
        EventKind::Acted {
            action: Action::OfferDraw,
            side: Some(side),
            ..
        }
        | EventKind::TakebackOffered { side }
        | EventKind::StopOffered { side }
        | EventKind::AdjournOffered { side }
        | EventKind::ResumeOffered { side }
        | EventKind::RematchOffered { side } => *side != to,
        _ => false,
    }
}

/// Returns whether this event may change whose turn it is.
fn gives_turn(kind: &EventKind) -> bool {
    match kind {
        EventKind::Started { .. } | EventKind::TookBack { .. } | EventKind::Continued { .. } => true,
        EventKind::Acted { action, .. } => action.board_move().is_some(),
        _ => false,
    }
}
