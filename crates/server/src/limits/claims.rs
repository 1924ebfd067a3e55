//! How long an opponent must be away before the game can be claimed. Numbers only.

use play::Speed;
use std::time::Duration;

/// For each speed, the time that the player to move must have been away.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ClaimLimits {
    /// Less than 3 minutes a side.
    pub bullet: Duration,
    /// Less than 8 minutes.
    pub blitz: Duration,
    /// Less than 25 minutes.
    pub rapid: Duration,
    /// Longer games, and games without a clock other than `unlimited`.
    pub classical: Duration,
    /// Without a clock: how long nothing must have happened in the game.
    pub unlimited: Duration,
}

/// Time that a player must be away before others are notified.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct AbsenceLimits {
    /// A line that was lost is often back at once.
    pub seen: Duration,
    /// A page that cannot be seen connects once a minute at most.
    pub hidden: Duration,
}

impl Default for AbsenceLimits {
    fn default() -> Self {
        Self {
            seen: Duration::from_secs(3),
            // The minute may have begun with the line that was lost; where timers come once a minute, another passes until the
            // page tries; and there is the handshake.
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
            // A lost network comes back within seconds, a page within ten; the more time a game has, the more the
            // opponent can spare.
            bullet: Duration::from_secs(20),
            blitz: Duration::from_secs(45),
            rapid: Duration::from_secs(90),
            classical: Duration::from_secs(180),
            // Correspondence play: most make a move a day.
            unlimited: Duration::from_secs(7 * 86_400),
        }
    }
}
