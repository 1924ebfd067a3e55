//! How long a player must be away before the game can be claimed, or before others are notified.

use play::Speed;
use std::time::Duration;

/// Time that the player to move must be away before the opponent can claim the game, by speed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ClaimLimits {
    /// Games of less than 3 minutes per side.
    pub bullet: Duration,
    /// Games of less than 8 minutes per side.
    pub blitz: Duration,
    /// Games of less than 25 minutes per side.
    pub rapid: Duration,
    /// Longer games, and games without a clock, for which `unlimited` must have passed as well.
    pub classical: Duration,
    /// Games without a clock: time without an event during the absent player's turn.
    pub unlimited: Duration,
}

/// Time that a player must be away before others are notified.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct AbsenceLimits {
    /// Time if the player's page was visible. Lost connections are often restored at once.
    pub seen: Duration,
    /// Time if the player's page was hidden. Hidden pages reconnect at most once a minute.
    pub hidden: Duration,
}

impl Default for AbsenceLimits {
    fn default() -> Self {
        Self {
            seen: Duration::from_secs(3),
            // A hidden page waits up to a minute before it reconnects, and the browser may delay its timer by another
            // minute. The remaining time is for the handshake.
            hidden: Duration::from_secs(150),
        }
    }
}

/// Conditions for a claim.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct ClaimWait {
    /// Time that the player must have been away.
    pub(crate) away: Duration,
    /// Time that must have passed since the turn began or, without a clock, since the last event.
    pub(crate) turn: Duration,
}

impl ClaimLimits {
    pub(crate) fn of(&self, speed: Speed) -> ClaimWait {
        let both = |wait| ClaimWait { away: wait, turn: wait };
        match speed {
            Speed::Bullet => both(self.bullet),
            Speed::Blitz => both(self.blitz),
            Speed::Rapid => both(self.rapid),
            Speed::Classical => both(self.classical),
            // No effect in correspondence games, which cannot be claimed: only the clock decides.
            Speed::Correspondence | Speed::Unlimited => ClaimWait {
                away: self.classical,
                turn: self.unlimited,
            },
        }
    }
}

impl Default for ClaimLimits {
    fn default() -> Self {
        Self {
            // Lost connections are restored within seconds, and a page reloads within ten. Slower games leave more time
            // to return.
            bullet: Duration::from_secs(20),
            blitz: Duration::from_secs(45),
            rapid: Duration::from_secs(90),
            classical: Duration::from_secs(180),
            // Most players of such games move once a day.
            unlimited: Duration::from_secs(7 * 86_400),
        }
    }
}
