//! Limits on relays, which collect the results that players of a tournament report with their phones.

use super::work::Allowance;
use std::time::Duration;

/// Limits on relays.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RelayLimits {
    /// Maximum number of relays in memory.
    pub relays: usize,
    /// Maximum number of relays opened by one address prefix: /24 of IPv4, /64 of IPv6.
    pub relays_of_address: usize,
    /// Maximum number of boards of a relay.
    pub boards: u32,
    /// Time since the director's last request after which a relay is dropped.
    pub kept: Duration,
    /// Maximum number of times that a player may report the result of a game.
    pub reports: u32,
    /// Allowance of wrong codes per IP address.
    pub codes: Allowance,
}

impl Default for RelayLimits {
    fn default() -> Self {
        Self {
            // Each takes up to about 150 KiB of memory.
            relays: 100,
            // Several events in one building; a tenth of all relays.
            relays_of_address: 10,
            // The sheet of a larger tournament would not fit into the body of an upload.
            boards: 300,
            // Longer than a lunch break with the laptop closed.
            kept: Duration::from_secs(6 * 3_600),
            // Enough for mistakes and a dispute.
            reports: 20,
            // A phone with an outdated code tries it once.
            codes: Allowance { burst: 20, a_minute: 6 },
        }
    }
}
