//! Conversion of durations for messages.

use play::Millis;

/// Returns the duration in milliseconds, limited to `u32::MAX` (almost 50 days).
pub(crate) fn clipped(length: Millis) -> u32 {
    u32::try_from(length.0).unwrap_or(u32::MAX)
}
