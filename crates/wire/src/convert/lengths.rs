//! Durations in messages.

use play::Millis;

/// In milliseconds, 49 days at most.
pub(crate) fn clipped(length: Millis) -> u32 {
    u32::try_from(length.0).unwrap_or(u32::MAX)
}
