//! Chat settings, and a switch for optional features.

use play::Millis;
use play::chat::Pace;
use std::time::Duration;

/// State of a feature that can be disabled.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Switch {
    On,
    Off,
}

/// Settings of the chat in games and tournaments.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ChatLimits {
    pub switch: Switch,
    /// Maximum number of messages from one player in one game or tournament per period `within`.
    pub lines: u32,
    /// Period in which `lines` messages are allowed.
    pub within: Duration,
    /// Time for which a player cannot send a similar message in the same game or tournament.
    pub unlike_for: Duration,
    /// Maximum number of messages kept in each chat room.
    pub kept: u32,
    /// Maximum size of all stored messages, in mebibytes. Above the limit, the oldest messages are deleted.
    pub kept_mib: u64,
}

impl ChatLimits {
    pub(crate) fn pace(&self) -> Pace {
        let millis = |duration: Duration| Millis(u64::try_from(duration.as_millis()).unwrap_or(u64::MAX));
        Pace {
            lines: self.lines.try_into().unwrap_or(usize::MAX),
            within: millis(self.within),
            unlike_for: millis(self.unlike_for),
        }
    }
}

impl Default for ChatLimits {
    fn default() -> Self {
        Self {
            switch: Switch::On,
            // Enough for a few greetings in a row, and as much as anyone can read during a game.
            lines: 5,
            within: Duration::from_secs(20),
            unlike_for: Duration::from_secs(30),
            // A long game with a talkative audience. A game has two chat rooms, so it keeps up to 1,000 messages.
            kept: 500,
            // Fifteen million typical messages. One network at its limit would need twelve days to fill this space.
            kept_mib: 1_024,
        }
    }
}
