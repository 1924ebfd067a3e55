//! The engine's job in a room, if there is one. State only: `engine_turn` posts jobs and plays their answers.

use crate::clock::{self, Instant};
use crate::jobs::{JobId, JobState};
use janggi::Side;
use play::room::Turn;
use std::time::Duration;
use wire::ws::{ServerMsg, Thinking};

/// Number of consecutive unplayable answers after which the engine resigns, so that the player does not wait forever.
const MOST_FAILURES: u32 = 3;

/// The engine's job, if there is one, and its recent failures.
#[derive(Debug, Default)]
pub(super) struct EngineSeat {
    job: Option<PendingJob>,
    /// Number of consecutive unplayable answers.
    failures: u32,
}

#[derive(Debug)]
struct PendingJob {
    id: JobId,
    side: Side,
    turn: Turn,
    state: Thinking,
    posted: Instant,
    /// The answer, and the time at which to play it.
    answer: Option<(String, Instant)>,
}

/// Reaction to an unplayable answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum AfterFailure {
    TryAgain,
    Resign,
}

impl EngineSeat {
    pub(super) fn is_thinking(&self) -> bool {
        self.job.is_some()
    }

    pub(super) fn has_job_for(&self, turn: Turn) -> bool {
        self.job.as_ref().is_some_and(|job| job.turn == turn)
    }

    pub(super) fn posted(&mut self, id: JobId, side: Side, turn: Turn) {
        self.job = Some(PendingJob {
            id,
            side,
            turn,
            state: Thinking::Queued,
            posted: clock::now(),
            answer: None,
        });
    }

    /// Keeps the answer for `turn` until `time` has passed since the job was posted. Returns `false` if this time has
    /// already passed or the job no longer exists.
    pub(super) fn keep_answer(&mut self, turn: Turn, token: &str, time: Duration) -> bool {
        let Some(job) = self.job.as_mut().filter(|job| job.turn == turn) else {
            return false;
        };
        let due = job.posted + time;
        let is_early = due > clock::now();
        if is_early {
            job.answer = Some((token.to_owned(), due));
        }
        is_early
    }

    /// Returns the time at which to play the kept answer.
    pub(super) fn answer_due(&self) -> Option<Instant> {
        let (_, due) = self.job.as_ref()?.answer.as_ref()?;
        Some(*due)
    }

    /// Removes a job with a kept answer, and returns the answer with its turn.
    pub(super) fn take_answer(&mut self) -> Option<(Turn, String)> {
        let job = self.job.take_if(|job| job.answer.is_some())?;
        let (token, _) = job.answer?;
        Some((job.turn, token))
    }

    /// Removes the job, if there is one, and returns its id if it has not been answered.
    pub(super) fn take_job(&mut self) -> Option<JobId> {
        let job = self.job.take()?;
        job.answer.is_none().then_some(job.id)
    }

    /// Removes the answered job for `turn`, which the broker has removed as well.
    pub(super) fn answered(&mut self, turn: Turn) {
        self.job.take_if(|job| job.turn == turn);
    }

    /// Updates the job's state. Returns the message for readers if the job is the current one.
    pub(super) fn job_changed(&mut self, turn: Turn, state: JobState) -> Option<ServerMsg> {
        let job = self.job.as_mut().filter(|job| job.turn == turn)?;
        job.state = match state {
            JobState::Queued => Thinking::Queued,
            JobState::Leased => Thinking::Thinking,
            JobState::Lost => Thinking::WorkerLost,
        };
        self.message()
    }

    /// Returns the message for readers about the job.
    pub(super) fn message(&self) -> Option<ServerMsg> {
        self.job.as_ref().map(|job| ServerMsg::Thinking {
            side: wire::convert::side(job.side),
            state: job.state,
        })
    }

    pub(super) fn succeeded(&mut self) {
        self.failures = 0;
    }

    pub(super) fn failed(&mut self) -> AfterFailure {
        self.failures += 1;
        if self.failures >= MOST_FAILURES {
            AfterFailure::Resign
        } else {
            AfterFailure::TryAgain
        }
    }
}
