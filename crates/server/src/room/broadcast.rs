//! Messages to a room's readers: a snapshot or the missed events first, then every new event as the reader may see it.

use super::actor::Actor;
use super::message::{Detail, ReaderId, Wanted};
use super::outbox::to_frame;
use super::players::name_players;
use play::Player;
use play::room::{Event, Room};
use wire::convert::Present;
use wire::game_event::GameEvent;
use wire::http::Now;
use wire::ws::{AnyNow, ServerMsg};

impl Actor {
    /// Sends a new reader the missed events, or the whole game if none or too many were missed. The state of the
    /// engine's job, the absent players and the spectator count follow.
    pub(super) fn send_snapshot(&mut self, reader: ReaderId, player: Option<Player>, wanted: Wanted) {
        let Wanted { since, detail } = wanted;
        let missed = since.map_or(0, |since| self.log.count().saturating_sub(since));
        // At least one slot of the queue is left for later messages.
        let few = usize::try_from(missed).is_ok_and(|missed| missed < self.readers.space(reader));
        let mut messages = if missed == 0 || !few {
            let game = wire::convert::game_view(&self.room, player, self.created, self.now());
            vec![ServerMsg::State {
                seq: self.room.seq().0,
                game: Box::new(game),
            }]
        } else {
            let missed: Vec<_> = self.log.after(self.log.count() - missed).collect();
            let mut messages = messages(&self.room, &missed, player);
            let _ = complete(Present::of(&self.room, player, self.now()), detail, &mut messages);
            messages
        };
        for message in &mut messages {
            name_players(message, &self.players);
        }
        let absent = self.absence_messages();
        let count = self.watching.told;
        let watching = (count > 0).then_some(ServerMsg::Watching { count });
        let more = self.engine.message().into_iter().chain(absent).chain(watching);
        for message in messages.into_iter().chain(more) {
            self.readers.send(reader, &message);
        }
    }

    /// Sends stored events to all readers, and notifies absent players.
    pub(super) fn broadcast(&mut self, events: &[Event]) {
        if events.is_empty() {
            return;
        }
        self.notify_absent(events);
        let (room, players, now) = (&self.room, &self.players, self.now());
        // Readers with the same seats get the same messages. So do all readers without a seat, except the referee.
        let class = |player: Option<Player>| -> (Vec<janggi::Side>, bool) {
            let sides = player.map_or(Vec::new(), |player| room.sides_of(player).collect());
            (sides, player.is_some() && player == room.referee().player())
        };
        let mut present: Option<Present> = None;
        self.readers.send_all(class, |player, detail| {
            let current = match present.take() {
                Some(present) => present.for_reader(room, player, now),
                None => Present::of(room, player, now),
            };
            let mut messages = messages(room, events, player);
            for message in &mut messages {
                name_players(message, players);
            }
            let checksum = current.checksum;
            let kept = complete(current, detail, &mut messages);
            let frames = messages.iter().map(to_frame).collect();
            present = kept.or_else(|| {
                let now = messages.pop().and_then(into_full)?;
                Some(Present { now, checksum })
            });
            frames
        });
    }
}

/// Returns the events as `player` may see them, without the current state.
fn messages(room: &Room, events: &[Event], player: Option<Player>) -> Vec<ServerMsg> {
    let message = |event: &Event| ServerMsg::Event {
        seq: event.seq.0,
        at_ms: event.at.0,
        event: GameEvent::shown(room, event, player),
        now: None,
    };
    events.iter().map(message).collect()
}

/// Adds the current state to the last message. Returns the state if only its brief form was added.
fn complete(present: Present, detail: Detail, messages: &mut [ServerMsg]) -> Option<Present> {
    let brief = match detail {
        Detail::Full => None,
        Detail::Brief => present.brief(),
    };
    let (told, kept) = match brief {
        Some(brief) => (AnyNow::Brief(Box::new(brief)), Some(present)),
        None => (AnyNow::Full(present.now), None),
    };
    if let Some(ServerMsg::Event { now, .. }) = messages.last_mut() {
        *now = Some(told);
    }
    kept
}

fn into_full(message: ServerMsg) -> Option<Box<Now>> {
    match message {
        ServerMsg::Event {
            now: Some(AnyNow::Full(now)),
            ..
        } => Some(now),
        _ => None,
    }
}
