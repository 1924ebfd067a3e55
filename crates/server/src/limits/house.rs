//! Settings of computer players.

use super::chat::Switch;
use play::Millis;
use play::house::Patience;

/// Settings of computer players.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct HouseLimits {
    /// Whether the server has computer players.
    pub switch: Switch,
    /// Minimum time that a player waits for another person before a computer player joins, in milliseconds.
    pub wait_ms: u64,
    /// Maximum random addition to `wait_ms`.
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
