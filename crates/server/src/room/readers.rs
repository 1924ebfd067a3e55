//! The sockets that follow a room. Sending never waits for a socket.

use super::listener::Listener;
use super::message::{Detail, Past, ReaderId, Said};
use super::outbox::{Gone, Outbox, to_frame};
use axum::extract::ws::Utf8Bytes;
use play::Player;
use play::chat::Channel;
use std::collections::{BTreeMap, HashMap};
use wire::chat::ChatLine;
use wire::ws::ServerMsg;

#[derive(Debug)]
struct Reader {
    player: Option<Player>,
    detail: Detail,
    outbox: Outbox,
    listener: Option<Box<Listener>>,
}

/// All sockets that follow one room.
#[derive(Debug, Default)]
pub(super) struct Readers {
    next_id: u64,
    readers: BTreeMap<ReaderId, Reader>,
}

impl Readers {
    /// Adds a socket, and returns its reader id.
    pub(super) fn add(&mut self, player: Option<Player>, detail: Detail, outbox: Outbox) -> ReaderId {
        self.next_id += 1;
        let id = ReaderId(self.next_id);
        let reader = Reader {
            player,
            detail,
            outbox,
            listener: None,
        };
        self.readers.insert(id, reader);
        id
    }

    /// Sends a message to a reader. If its queue is full or its socket has closed, the reader is removed.
    pub(super) fn send(&mut self, id: ReaderId, message: &ServerMsg) {
        let Some(reader) = self.readers.get(&id) else {
            return;
        };
        if reader.outbox.send(to_frame(message)) == Err(Gone) {
            self.readers.remove(&id);
        }
    }

    /// Returns the number of frames that can still be queued for `id`.
    pub(super) fn space(&self, id: ReaderId) -> usize {
        self.readers.get(&id).map_or(0, |reader| reader.outbox.space())
    }

    /// Sends every reader the frames for its player. Readers of the same `class` and level of detail get the same
    /// frames, which are serialised only once.
    pub(super) fn send_all<C: Eq + std::hash::Hash>(
        &mut self,
        class: impl Fn(Option<Player>) -> C,
        mut frames: impl FnMut(Option<Player>, Detail) -> Vec<Utf8Bytes>,
    ) {
        let mut written: HashMap<(C, Detail), Vec<Utf8Bytes>> = HashMap::new();
        self.readers.retain(|_, reader| {
            let frames = written
                .entry((class(reader.player), reader.detail))
                .or_insert_with(|| frames(reader.player, reader.detail));
            frames.iter().all(|frame| reader.outbox.send(frame.clone()).is_ok())
        });
    }

    /// Removes a socket that has closed.
    pub(super) fn remove(&mut self, id: ReaderId) {
        self.readers.remove(&id);
    }

    /// Sends all readers the same message.
    pub(super) fn send_everybody(&mut self, message: &ServerMsg) {
        let frame = to_frame(message);
        self.readers
            .retain(|_, reader| reader.outbox.send(frame.clone()).is_ok());
    }

    /// Starts a chat subscription: new messages are queued until the recent ones are loaded. Returns `false` if the
    /// recent ones are already being loaded or the reader has left.
    pub(super) fn begin_listening(&mut self, id: ReaderId) -> bool {
        let Some(reader) = self.readers.get_mut(&id) else {
            return false;
        };
        let waits = matches!(reader.listener.as_deref(), Some(Listener::Waiting(_)));
        if !waits {
            reader.listener = Some(Box::new(Listener::Waiting(Vec::new())));
        }
        !waits
    }

    /// Ends a chat subscription because loading the recent messages failed.
    pub(super) fn stop_listening(&mut self, id: ReaderId) {
        if let Some(reader) = self.readers.get_mut(&id) {
            reader.listener = None;
        }
    }

    /// Sends a reader the recent messages of the chat rooms that are `open` to it.
    pub(super) fn send_past(&mut self, id: ReaderId, past: Past, open: impl Fn(Channel, Option<Player>) -> bool) {
        let Some(reader) = self.readers.get_mut(&id) else {
            return;
        };
        let Some(listener) = reader.listener.as_deref_mut() else {
            return;
        };
        let player = reader.player;
        let rooms = listener.begin(past);
        let rooms = rooms.into_iter().filter(|(channel, _)| open(*channel, player));
        let messages: Vec<_> = rooms
            .map(|(channel, lines)| chat_message(channel, lines, player))
            .collect();
        for message in messages {
            self.send(id, &message);
        }
    }

    /// Sends a new chat message to the subscribers for whom its channel is `open`. It is queued for those whose recent
    /// messages are still being loaded, and not sent to those who have blocked its author.
    pub(super) fn send_line(&mut self, channel: Channel, said: &Said, open: impl Fn(Option<Player>) -> bool) {
        let mut written: HashMap<bool, Utf8Bytes> = HashMap::new();
        self.readers.retain(|_, reader| {
            let Some(listener) = reader.listener.as_deref_mut() else {
                return true;
            };
            if !listener.hears(channel, said) || !open(reader.player) {
                return true;
            }
            let mine = reader.player == Some(said.by);
            let frame = || to_frame(&chat_message(channel, vec![said.clone()], reader.player));
            let frame = written.entry(mine).or_insert_with(frame);
            reader.outbox.send(frame.clone()).is_ok()
        });
    }

    /// Returns the number of open sockets whose player satisfies `counts`. Visitors without a session have no player.
    pub(super) fn count(&self, counts: impl Fn(Option<Player>) -> bool) -> usize {
        let here = |reader: &&Reader| !reader.outbox.is_closed() && counts(reader.player);
        self.readers.values().filter(here).count()
    }

    /// Returns whether `player` has an open socket in the room.
    pub(super) fn has(&self, player: Player) -> bool {
        let here = |reader: &Reader| reader.player == Some(player) && !reader.outbox.is_closed();
        self.readers.values().any(here)
    }

    /// Removes closed sockets, and returns whether no others are left.
    pub(super) fn is_empty(&mut self) -> bool {
        self.readers.retain(|_, reader| !reader.outbox.is_closed());
        self.readers.is_empty()
    }
}

/// Returns a chat message for `reader`, with the reader's own lines marked.
fn chat_message(channel: Channel, lines: Vec<Said>, reader: Option<Player>) -> ServerMsg {
    let line = |said: Said| ChatLine {
        mine: reader == Some(said.by),
        ..said.line
    };
    ServerMsg::Chat {
        room: wire::convert::chat_room(channel),
        lines: lines.into_iter().map(line).collect(),
    }
}
