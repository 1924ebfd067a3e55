//! Queue of game events that affect the lobby. Rooms add events without waiting for the lobby, which takes them at its
//! next tick.

use play::room::{Event, EventKind, Room, SeatHolder};
use play::{GameId, Player, Speed};
use std::sync::{Mutex, MutexGuard, PoisonError};
use wire::lobby::ChallengeOutcome;

/// A game event that affects the lobby.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum News {
    /// A real-time game between two players has started, so the lobby withdraws their other offers.
    Met([Player; 2]),
    /// The game of a challenge ended before the challenged player joined.
    Refused(GameId, ChallengeOutcome),
}

/// Queue of news for the lobby.
#[derive(Debug, Default)]
pub(crate) struct GameNews(Mutex<Vec<News>>);

impl GameNews {
    /// Queues the events of `room` that affect the lobby.
    pub(crate) fn note(&self, room: &Room, events: &[Event]) {
        let news: Vec<News> = events.iter().filter_map(|event| news(room, event)).collect();
        if !news.is_empty() {
            self.lock().extend(news);
        }
    }

    /// Takes all news, oldest first.
    pub(crate) fn take(&self) -> Vec<News> {
        std::mem::take(&mut *self.lock())
    }

    fn lock(&self) -> MutexGuard<'_, Vec<News>> {
        // No code panics while holding this lock.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn news(room: &Room, event: &Event) -> Option<News> {
    let (seats, terms) = (room.seats(), room.terms());
    match &event.kind {
        EventKind::Joined { .. } | EventKind::Started { .. } => {
            let (SeatHolder::Player(cho), SeatHolder::Player(han)) = (seats.cho, seats.han) else {
                return None;
            };
            let has_clock = !matches!(terms.time.speed(), Speed::Correspondence | Speed::Unlimited);
            (has_clock && cho != han).then_some(News::Met([cho, han]))
        }
        EventKind::Ended { .. } | EventKind::Aborted => {
            let invited = terms.invited?;
            let came = [seats.cho, seats.han].contains(&SeatHolder::Player(invited));
            let outcome = if event.by == Some(invited) {
                ChallengeOutcome::Declined
            } else {
                ChallengeOutcome::Withdrawn
            };
            (!came).then_some(News::Refused(terms.game, outcome))
        }
        _ => None,
    }
}
