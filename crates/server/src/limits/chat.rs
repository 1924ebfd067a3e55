//! Chat settings: whether chat is on, and its limits. Numbers only.

use play::Millis;
use play::chat::Pace;
use std::time::Duration;

/// A switch.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Switch {
    On,
    /// There are no tokens left.
    Off,
}

/// Chat in games.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ChatLimits {
    /// Whether there is chat.
    pub switch: Switch,
    /// Maximum number of messages from one player in one game in the time `within`.
    pub lines: u32,
    /// Period in which `lines` messages are allowed.
    pub within: Duration,
    /// Time in which a player cannot repeat a similar message in the same game.
    pub unlike_for: Duration,
    /// Messages kept of each room of a game.
    pub kept: u32,
    /// Mebibytes of the lines of all games; beyond it the oldest are forgotten.
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
            // Greetings and thanks of both players in a row. No one reads faster during a game.
            lines: 5,
            within: Duration::from_secs(20),
            unlike_for: Duration::from_secs(30),
            // A long game with a talkative audience; 1,000 a game, 200 of which a reader is sent.
            kept: 500,
            // Fifteen million usual lines. An address that says as much as it may for twelve days fills it.
            kept_mib: 1_024,
        }
    }
}
