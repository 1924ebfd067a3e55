//! Network and latency of a player's connections.

use crate::limits::AddressPrefix;
use play::Millis;

/// Connections of one side.
#[derive(Debug, Clone, Copy)]
pub(super) struct Connection {
    /// The last measured round trip.
    pub(super) round_trip: Millis,
    /// Network of the player's last message; `None` if there was none since the room was loaded.
    pub(super) address: Option<AddressPrefix>,
}

impl Connection {
    pub(super) const UNKNOWN: Self = Self {
        round_trip: Millis::ZERO,
        address: None,
    };
}
