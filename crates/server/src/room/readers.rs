//! The sockets that watch a room. Owns who they are and what each may see; must not wait for any of them.

use super::message::Caller;
use super::outbox::{Gone, Outbox, print};
use axum::extract::ws::Utf8Bytes;
use play::Player;
use std::collections::{BTreeMap, HashMap};
use wire::ws::ServerMsg;

#[derive(Debug)]
struct Reader {
    player: Option<Player>,
    outbox: Outbox,
}

/// Everybody who watches one room.
#[derive(Debug, Default)]
pub(super) struct Readers {
    next: u64,
    readers: BTreeMap<Caller, Reader>,
}

impl Readers {
    /// Lets a socket watch.
    pub(super) fn add(&mut self, player: Option<Player>, outbox: Outbox) -> Caller {
        self.next += 1;
        let caller = Caller(self.next);
        self.readers.insert(caller, Reader { player, outbox });
        caller
    }

    /// Sends to one reader; who cannot take it is forgotten.
    pub(super) fn send(&mut self, caller: Caller, message: &ServerMsg) {
        let Some(reader) = self.readers.get(&caller) else {
            return;
        };
        if reader.outbox.send(print(message)) == Err(Gone) {
            self.readers.remove(&caller);
        }
    }

    /// Frames that `caller` can still be sent at once.
    pub(super) fn space(&self, caller: Caller) -> usize {
        self.readers.get(&caller).map_or(0, |reader| reader.outbox.space())
    }

    /// Sends everyone what `messages` makes for their player: written once for each player, not for each socket.
    /// `class` says which guests see the same.
    pub(super) fn send_all<C: Eq + std::hash::Hash>(
        &mut self,
        class: impl Fn(Option<Player>) -> C,
        messages: impl Fn(Option<Player>) -> Vec<ServerMsg>,
    ) {
        let mut written: HashMap<C, Vec<Utf8Bytes>> = HashMap::new();
        self.readers.retain(|_, reader| {
            let frames = written
                .entry(class(reader.player))
                .or_insert_with(|| messages(reader.player).iter().map(print).collect());
            frames.iter().all(|frame| reader.outbox.send(frame.clone()).is_ok())
        });
    }

    /// Whether nobody watches any more.
    pub(super) fn are_gone(&mut self) -> bool {
        self.readers.retain(|_, reader| !reader.outbox.is_closed());
        self.readers.is_empty()
    }
}
