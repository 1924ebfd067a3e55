//! Creation of jobs for workers: an engine's move in a room, and the analysis of a finished game.

use std::num::NonZeroU8;

use janggi::Game;
use play::room::{BoardPly, EngineDue, Phase, Played, Room};

use crate::http::Level;
use crate::worker::{Job, Task, ThinkingLimits};

/// Default lease of a job, and time limit of an analysis job, in milliseconds. The server sets its own lease.
const LEASE_MS: u32 = 30_000;

/// Returns the job for the engine's next move, or `None` if the engine is not to move. `time_ms` is the time limit for
/// the move. The server fills in the id and the lease when it assigns the job.
#[must_use]
pub fn job(room: &Room, level: &Level, time_ms: u32, seed: u64) -> Option<Job> {
    let EngineDue::Act { turn, .. } = room.engine_due(room.last())? else {
        return None;
    };
    let limits = ThinkingLimits {
        level: NonZeroU8::new(level.level),
        nodes: level.nodes,
        margin: level.margin,
        spread: level.spread,
        time_ms,
    };
    let job = common_job(room, room.played()?, limits)?;
    Some(Job {
        ply: turn.ply,
        seed,
        ..job
    })
}

/// Returns the analysis job for a finished game, and the number of actions before each position to analyse.
///
/// The last position is left out if the game ended there by its rules. `None` if the game is not over or never started.
#[must_use]
pub fn analysis(room: &Room, nodes: u64) -> Option<(Job, Vec<usize>)> {
    let Phase::Over(_) = room.phase() else { return None };
    let played = room.played()?;
    let limits = ThinkingLimits {
        level: None,
        nodes,
        margin: 0,
        spread: 1,
        time_ms: LEASE_MS,
    };
    let job = Job {
        task: Task::Evaluate,
        ..common_job(room, played, limits)?
    };
    let on_board = played.log.iter().enumerate();
    let mut action_counts: Vec<usize> = std::iter::once(0)
        .chain(
            on_board
                .filter(|(_, logged)| logged.board == BoardPly::Yes)
                .map(|(at, _)| at + 1),
        )
        .collect();
    if is_over(&played.game, *action_counts.last()?) {
        action_counts.pop();
    }
    Some((job, action_counts))
}

/// Returns whether the first `actions` actions end the game by its rules.
fn is_over(game: &Game, actions: usize) -> bool {
    let Ok(mut again) = Game::new(game.rules().clone(), game.start().clone()) else {
        return true;
    };
    for action in game.actions().iter().take(actions) {
        if again.play(*action).is_err() {
            return true;
        }
    }
    again.verdict().is_some()
}

/// Returns a job with the fields that all jobs of a room have in common.
fn common_job(room: &Room, played: &Played, limits: ThinkingLimits) -> Option<Job> {
    Some(Job {
        id: String::new(),
        task: Task::Move,
        game: room.terms().game.to_string(),
        ply: 0,
        rules: played.game.rules().to_value(),
        start: serde_json::to_value(played.game.start()).ok()?,
        actions: played.log.iter().map(|logged| logged.action.to_string()).collect(),
        limits,
        seed: 0,
        lease_ms: LEASE_MS,
    })
}
