//! Times for which a player must be away before the game can be claimed or others are notified.

use play::Speed;
use std::time::Duration;

/// For each speed, the time that the player to move must have been away.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ClaimLimits {
    /// Games of less than 3 minutes per side.
    pub bullet: Duration,
    /// Games of less than 8 minutes per side.
    pub blitz: Duration,
    /// Games of less than 25 minutes per side.
    pub rapid: Duration,
    /// Longer games. Also the time of absence in games without a clock, see `unlimited`.
    pub classical: Duration,
    /// Games without a clock: time for which it must have been the absent player's turn.
    pub unlimited: Duration,
}

/// Time that a player must be away before others are notified.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct AbsenceLimits {
    /// Players whose page was visible. A lost connection is often back at once.
    pub seen: Duration,
    /// Players whose page was hidden. Such a page reconnects at most once a minute.
    pub hidden: Duration,
}

impl Default for AbsenceLimits {
    fn default() -> Self {
        Self {
            seen: Duration::from_secs(3),
            // A hidden page waits up to a minute before it reconnects, and the browser may delay its timer by another
            // minute. The rest is for the handshake.
            hidden: Duration::from_secs(150),
        }
    }
}

/// Conditions for a claim.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct ClaimWait {
    /// Time that the player must have been away.
    pub(crate) away: Duration,
    /// Time that it must have been the player's turn.
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
            // In correspondence play the clock alone decides, and the room allows no claim.
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
            // A lost connection comes back within seconds, and a reloaded page within ten. Slower games allow a longer
            // wait.
            bullet: Duration::from_secs(20),
            blitz: Duration::from_secs(45),
            rapid: Duration::from_secs(90),
            classical: Duration::from_secs(180),
            // In correspondence play, most players make a move a day.
            unlimited: Duration::from_secs(7 * 86_400),
        }
    }
}
