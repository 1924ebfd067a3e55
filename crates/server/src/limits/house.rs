//! Settings of house players: whether there are any, and how long somebody waits for a person before one of them plays.

use super::chat::Switch;
use play::Millis;
use play::house::Patience;

/// House players.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct HouseLimits {
    /// Whether the server has house players.
    pub switch: Switch,
    /// Milliseconds for which a person waits for another person first.
    pub wait_ms: u64,
    /// Up to this many milliseconds more, at random.
    pub spread_ms: u64,
}

impl HouseLimits {
    pub(crate) const fn patience(&self) -> Patience {
        Patience {
            least: Millis(self.wait_ms),
            spread: Millis(self.spread_ms),
        }
    }
}

impl Default for HouseLimits {
    fn default() -> Self {
        Self {
            switch: Switch::On,
            wait_ms: 6_000,
            spread_ms: 2_000,
        }
    }
}
