//! What readers of a room are sent: a snapshot, then every event, each as its reader may see it.

use super::actor::Actor;
use super::message::ReaderId;
use super::outbox::to_frame;
use super::players::name_players;
use play::room::{Event, Room};
use play::{Moment, Player};
use wire::http::Now;
use wire::ws::ServerMsg;

impl Actor {
    /// What a new reader begins with: the events it missed where it knows the rest and they are few, else the whole
    /// game; then how the engine is getting on.
    pub(super) fn send_snapshot(&mut self, reader: ReaderId, player: Option<Player>, since: Option<u32>) {
        let missed = since.map_or(0, |since| self.log.count().saturating_sub(since));
        // One place in the queue is kept for what follows.
        let few = usize::try_from(missed).is_ok_and(|missed| missed < self.readers.space(reader));
        let mut messages = if missed == 0 || !few {
            let game = wire::convert::game_view(&self.room, player, self.created, self.now());
            vec![ServerMsg::State {
                seq: self.room.seq().0,
                game: Box::new(game),
            }]
        } else {
            let missed: Vec<_> = self.log.after(self.log.count() - missed).collect();
            let (room, now) = (&self.room, self.now());
            messages(room, &missed, player, || present_for(None, room, player, now))
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

    /// Sends every reader what has happened. It is on disk by now.
    pub(super) fn broadcast(&mut self, events: &[Event]) {
        if events.is_empty() {
            return;
        }
        self.notify_absent(events);
        let (room, players, now) = (&self.room, &self.players, self.now());
        // Readers who hold the same seats see the same; so do all who hold none and are not the referee.
        let class = |player: Option<Player>| -> (Vec<janggi::Side>, bool) {
            let sides = player.map_or(Vec::new(), |player| room.sides_of(player).collect());
            (sides, player.is_some() && player == room.referee().player())
        };
        let mut present = None;
        self.readers.send_all(class, |player| {
            let mut messages = messages(room, events, player, || present_for(present.take(), room, player, now));
            for message in &mut messages {
                name_players(message, players);
            }
            let frames = messages.iter().map(to_frame).collect();
            present = messages.pop().and_then(into_present);
            frames
        });
    }
}

/// Events as `player` may see them; the present goes with the last.
fn messages(
    room: &Room,
    events: &[Event],
    player: Option<Player>,
    present: impl FnOnce() -> Box<Now>,
) -> Vec<ServerMsg> {
    let message = |event: &Event| ServerMsg::Event {
        seq: event.seq.0,
        at_ms: event.at.0,
        event: wire::convert::event(room, event, player),
        now: None,
    };
    let mut messages: Vec<_> = events.iter().map(message).collect();
    if let Some(ServerMsg::Event { now, .. }) = messages.last_mut() {
        *now = Some(present());
    }
    messages
}

/// The present as `player` may see it. That which was `made` for another differs only in the rights.
fn present_for(made: Option<Box<Now>>, room: &Room, player: Option<Player>, now: Moment) -> Box<Now> {
    match made {
        Some(mut present) => {
            present.rights = wire::convert::rights(room, player, now);
            present
        }
        None => Box::new(wire::convert::now(room, player, now)),
    }
}

fn into_present(message: ServerMsg) -> Option<Box<Now>> {
    match message {
        ServerMsg::Event { now, .. } => now,
        _ => None,
    }
}
