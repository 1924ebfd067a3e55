//! A room's mailbox, with one queue for players' sockets and the engine, and one for other requests. The first has
//! priority, so other requests do not delay moves.

use super::message::Message;
use tokio::sync::mpsc;

/// Capacity of each queue. If a queue is full, commands and chat requests of sockets get `busy`; most other senders
/// wait.
const QUEUE: usize = 128;

/// The senders' end. Messages are boxed, because a queue reserves space for 32 of them while the room is in memory.
#[derive(Debug, Clone)]
pub(super) struct Address {
    /// Commands from sockets, departures of players, engine answers, and the room's own messages.
    pub(super) players: mpsc::Sender<Box<Message>>,
    /// Other messages, such as new readers, queries, chat requests and commands over HTTP.
    pub(super) visitors: mpsc::Sender<Box<Message>>,
}

/// The actor's end of the queues.
#[derive(Debug)]
pub(super) struct Mailbox {
    players: mpsc::Receiver<Box<Message>>,
    visitors: mpsc::Receiver<Box<Message>>,
    /// Address for the actor's messages to itself.
    pub(super) address: mpsc::WeakSender<Box<Message>>,
}

/// Creates a mailbox and its address.
pub(super) fn mailbox() -> (Address, Mailbox) {
    let (players, from_players) = mpsc::channel(QUEUE);
    let (visitors, from_visitors) = mpsc::channel(QUEUE);
    let mailbox = Mailbox {
        players: from_players,
        visitors: from_visitors,
        address: players.downgrade(),
    };
    (Address { players, visitors }, mailbox)
}

impl Mailbox {
    /// Returns the next message, players' first; `None` once the queues are closed and empty. Cancel-safe.
    pub(super) async fn recv(&mut self) -> Option<Message> {
        tokio::select! {
            biased;
            Some(message) = self.players.recv() => Some(*message),
            Some(message) = self.visitors.recv() => Some(*message),
            else => None,
        }
    }

    /// Closes the mailbox; messages already sent can still be received.
    pub(super) fn close(&mut self) {
        self.players.close();
        self.visitors.close();
    }
}

impl Address {
    /// Returns the queue for `message`. Commands from sockets bypass this method and go to `players` directly.
    pub(super) fn queue_of(&self, message: &Message) -> &mpsc::Sender<Box<Message>> {
        match message {
            Message::Command(_)
            | Message::Attach { .. }
            | Message::Query(_)
            | Message::Inspect { .. }
            | Message::PersonChanged(_)
            | Message::Chat(_) => &self.visitors,
            Message::Detach { .. } | Message::JobChanged { .. } | Message::EngineAnswer { .. } | Message::Unload => {
                &self.players
            }
        }
    }
}
