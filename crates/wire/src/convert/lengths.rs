//! Conversion of durations to those in messages.

use play::Millis;

/// Returns the duration in milliseconds, limited to 49 days.
pub(crate) fn clipped(length: Millis) -> u32 {
    u32::try_from(length.0).unwrap_or(u32::MAX)
}
