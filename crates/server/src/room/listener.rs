//! A subscriber to a game's chat, with its pending messages. Must not send messages.

use super::message::{Past, Said};
use play::Player;
use play::chat::Channel;

/// Maximum number of new messages queued while a subscriber's recent messages are loaded. Further ones are dropped.
const MOST_WAITING: usize = 200;

/// Chat subscription of a socket.
#[derive(Debug)]
pub(super) enum Listener {
    /// Recent messages are being loaded. New messages are queued here.
    Waiting(Vec<(Channel, Said)>),
    /// The subscriber gets all messages, except those of blocked players and those it has already received.
    Hearing {
        blocked: Vec<Player>,
        /// Time of the last loaded message of each channel, in milliseconds.
        past: Vec<(Channel, i64)>,
    },
}

impl Listener {
    /// Returns whether to send a new message now. While recent messages are loaded, new ones are queued instead.
    pub(super) fn hears(&mut self, channel: Channel, said: &Said) -> bool {
        match self {
            Self::Hearing { blocked, past } => {
                let was_told = |(of, last): &(Channel, i64)| *of == channel && said.line.at_ms <= *last;
                !blocked.contains(&said.by) && !past.iter().any(was_told)
            }
            Self::Waiting(meanwhile) => {
                if meanwhile.len() < MOST_WAITING {
                    meanwhile.push((channel, said.clone()));
                }
                false
            }
        }
    }

    /// Returns the recent messages of each channel, including queued ones but not those of blocked players. Later
    /// messages are no longer queued.
    pub(super) fn begin(&mut self, past: Past) -> Vec<(Channel, Vec<Said>)> {
        let Past { mut lines, blocked } = past;
        let last = |(channel, lines): &(Channel, Vec<Said>)| Some((*channel, lines.last()?.line.at_ms));
        let past = lines.iter().filter_map(last).collect();
        if let Self::Waiting(meanwhile) = self {
            for (channel, said) in meanwhile.drain(..) {
                let room = lines.iter_mut().find(|(of, _)| *of == channel);
                let known =
                    |room: &&mut (Channel, Vec<Said>)| room.1.iter().any(|old| old.line.at_ms == said.line.at_ms);
                if let Some((_, lines)) = room.filter(|room| !known(room)) {
                    lines.push(said);
                }
            }
        }
        for (_, lines) in &mut lines {
            lines.retain(|said| !blocked.contains(&said.by));
        }
        *self = Self::Hearing { blocked, past };
        lines
    }
}
