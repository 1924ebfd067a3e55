//! Network and latency of a player in a room.

use crate::limits::AddressPrefix;
use play::Millis;

/// Network and latency of one side's player.
#[derive(Debug, Clone, Copy)]
pub(super) struct Connection {
    /// Round trip of the connection that sent the last command; zero if unknown.
    pub(super) round_trip: Millis,
    /// Network from which the player last connected or sent a command since the room was loaded.
    pub(super) address: Option<AddressPrefix>,
}

impl Connection {
    pub(super) const UNKNOWN: Self = Self {
        round_trip: Millis::ZERO,
        address: None,
    };
}
