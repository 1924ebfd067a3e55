//! Estimated memory of a game, for the limit on all games in memory.

use play::room::{EventLog, Room};

/// Bytes of a game without moves: its actor, queues and tables.
pub(super) const FRESH: usize = 12 * 1024;
/// Bytes per action, not including the event log.
const ACTION: usize = 460;
/// Estimates are rounded up to a multiple of this, so that most moves do not change them.
const STEP: usize = 4 * 1024;

/// Returns the estimated bytes of a game.
pub(super) fn bytes_of(room: &Room, log: &EventLog) -> usize {
    let actions = room.played().map_or(0, |played| played.log.len());
    (FRESH + actions * ACTION + log.bytes()).next_multiple_of(STEP)
}
