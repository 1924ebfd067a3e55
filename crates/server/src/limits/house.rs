//! Settings of computer players, and of the time that a person waits before one of them plays.

use super::chat::Switch;
use play::Millis;
use play::house::Patience;

/// Settings of computer players.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct HouseLimits {
    /// Whether the server has computer players.
    pub switch: Switch,
    /// Minimum time that a person waits for another person, in milliseconds.
    pub wait_ms: u64,
    /// Maximum random addition to this time, in milliseconds.
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
