//! The sockets that follow a room. Owns who they are; must not wait for any of them.

use super::message::ReaderId;
use super::outbox::{Gone, Outbox, to_frame};
use axum::extract::ws::Utf8Bytes;
use play::Player;
use std::collections::{BTreeMap, HashMap};
use wire::ws::ServerMsg;

#[derive(Debug)]
struct Reader {
    player: Option<Player>,
    outbox: Outbox,
}

/// Everybody who follows one room.
#[derive(Debug, Default)]
pub(super) struct Readers {
    next_id: u64,
    readers: BTreeMap<ReaderId, Reader>,
}

impl Readers {
    /// Adds a socket.
    pub(super) fn add(&mut self, player: Option<Player>, outbox: Outbox) -> ReaderId {
        self.next_id += 1;
        let id = ReaderId(self.next_id);
        self.readers.insert(id, Reader { player, outbox });
        id
    }

    /// Sends to one reader; a reader that cannot take it is removed.
    pub(super) fn send(&mut self, id: ReaderId, message: &ServerMsg) {
        let Some(reader) = self.readers.get(&id) else {
            return;
        };
        if reader.outbox.send(to_frame(message)) == Err(Gone) {
            self.readers.remove(&id);
        }
    }

    /// Frames that `id` can still be sent at once.
    pub(super) fn space(&self, id: ReaderId) -> usize {
        self.readers.get(&id).map_or(0, |reader| reader.outbox.space())
    }

    /// Sends every reader the frames of its player. Players of the same `class` are sent the same, which is made once for
    /// each class, not for each socket.
    pub(super) fn send_all<C: Eq + std::hash::Hash>(
        &mut self,
        class: impl Fn(Option<Player>) -> C,
        mut frames: impl FnMut(Option<Player>) -> Vec<Utf8Bytes>,
    ) {
        let mut written: HashMap<C, Vec<Utf8Bytes>> = HashMap::new();
        self.readers.retain(|_, reader| {
            let frames = written
                .entry(class(reader.player))
                .or_insert_with(|| frames(reader.player));
            frames.iter().all(|frame| reader.outbox.send(frame.clone()).is_ok())
        });
    }

    /// Removes a socket that has ended.
    pub(super) fn remove(&mut self, id: ReaderId) {
        self.readers.remove(&id);
    }

    /// Whether `player` follows the room.
    pub(super) fn has(&self, player: Player) -> bool {
        let here = |reader: &Reader| reader.player == Some(player) && !reader.outbox.is_closed();
        self.readers.values().any(here)
    }

    /// Whether nobody follows the room any more.
    pub(super) fn is_empty(&mut self) -> bool {
        self.readers.retain(|_, reader| !reader.outbox.is_closed());
        self.readers.is_empty()
    }
}
