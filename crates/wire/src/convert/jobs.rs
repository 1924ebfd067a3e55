//! What the engine owes a room, as a job that any worker can do without knowing rooms.

use play::room::{EngineDue, Room};

use crate::http::Level;
use crate::worker::{Job, Limits};

/// How long a worker keeps a job, milliseconds.
const LEASE_MS: u32 = 30_000;

/// The move that the engine owes now, for a worker that may take `time_ms`. The id is left empty for whoever hands
/// jobs out. `None` when no move is owed.
#[must_use]
pub fn job(room: &Room, level: &Level, time_ms: u32, seed: u64) -> Option<Job> {
    let EngineDue::Act { turn, .. } = room.engine_due(room.last())? else {
        return None;
    };
    let played = room.played()?;
    Some(Job {
        id: String::new(),
        game: room.terms().game.to_string(),
        ply: turn.ply,
        rules: room.terms().rules.to_value(),
        start: serde_json::to_value(played.game.start()).ok()?,
        actions: played.log.iter().map(|logged| logged.token.clone()).collect(),
        limits: Limits {
            level: level.level,
            nodes: level.nodes,
            margin: level.margin,
            spread: level.spread,
            time_ms,
        },
        seed,
        lease_ms: LEASE_MS,
    })
}
