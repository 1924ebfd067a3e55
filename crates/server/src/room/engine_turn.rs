//! The engine's turn. Its setup is drawn at random, its moves are posted as jobs, and answers are played after a
//! human-like thinking time. Must not search for moves itself.

use super::actor::Actor;
use super::engine_seat::AfterFailure;
use super::message::Message;
use crate::error::AppError;
use crate::jobs::{JobOwner, JobRequest, JobState};
use crate::limits::{Sharer, Work};
use janggi::{Action, Side};
use play::Millis;
use play::house::{MOST_SHARE, Pace, think_time};
use play::room::{Command, EngineDue, Level, Turn};
use std::sync::Arc;
use std::time::Duration;
use wire::Code;

/// Maximum search time for a move, in milliseconds.
const LONGEST_MOVE_MS: u32 = 20_000;
/// Maximum thinking time of computer players, as a multiple of the engine's.
const SLOWER: u64 = 2;
/// Minimum search time for a move, in milliseconds.
const SHORTEST_MOVE_MS: u32 = 50;

impl Actor {
    /// Chooses the engine's setups, posts the job for its move, or withdraws a job that is no longer needed. Called
    /// after every change.
    pub(super) async fn serve_engine(&mut self) -> Result<(), AppError> {
        loop {
            match self.room.engine_due(self.now()) {
                Some(EngineDue::Arrange { side, choices }) => {
                    let Some(&arrangement) = self.services.random.pick(&choices) else {
                        return Ok(());
                    };
                    self.perform(Command::EngineArranges { side, arrangement }, self.now())
                        .await?;
                }
                Some(EngineDue::Act {
                    side,
                    level,
                    turn,
                    time_left,
                }) => {
                    self.request_move(side, level, turn, time_left);
                    return Ok(());
                }
                None => {
                    self.withdraw_job();
                    return Ok(());
                }
            }
        }
    }

    fn request_move(&mut self, side: Side, level: Level, turn: Turn, time_left: Option<Millis>) {
        if self.engine.has_job_for(turn) {
            return;
        }
        self.withdraw_job();
        let levels = &self.services.levels;
        let offered = levels.iter().find(|row| row.level == level.number());
        // If the level is no longer offered, the strongest one is used instead.
        let Some(level) = offered.or(levels.last()) else {
            tracing::error!(game = %self.game, "the engine has a seat and no level is known");
            return;
        };
        let seed = self.services.random.number();
        let Some(job) = wire::convert::job(&self.room, level, move_time_ms(time_left), seed) else {
            return;
        };
        let address = self.address.clone();
        let report = Arc::new(move |state| {
            // If the mailbox is full, only a state update is lost, never a move.
            if let Some(sender) = address.upgrade() {
                let _ = sender.try_send(Box::new(Message::JobChanged { turn, state }));
            }
        });
        let sharer = Sharer {
            address: self.connections[side.opposite()].address,
            player: self.room.seats()[side.opposite()].player(),
        };
        // A player with no budget left cannot start a new game, but this one continues.
        let thousands = job.limits.nodes.div_ceil(1_000);
        self.services
            .work
            .spend((Work::Engine, thousands), sharer, self.services.clock.now_ms());
        let id = self.jobs.post(JobRequest {
            game: self.game,
            owner: JobOwner::Room(turn),
            sharer,
            job,
            report,
        });
        self.engine.posted(id, side, turn);
    }

    pub(super) fn withdraw_job(&mut self) {
        if let Some(job) = self.engine.take_job() {
            self.jobs.withdraw(job);
        }
    }

    /// Updates the state of the job, and sends it to all readers.
    pub(super) fn job_changed(&mut self, turn: Turn, state: JobState) {
        if let Some(message) = self.engine.job_changed(turn, state) {
            self.readers.send_everybody(&message);
        }
    }

    /// Plays a worker's answer at once, or keeps it until the thinking time has passed.
    pub(super) async fn on_engine_answer(&mut self, turn: Turn, token: &str) -> Result<(), AppError> {
        match self.think_time_of(turn, token) {
            Some(time) if self.engine.keep_answer(turn, token, time) => Ok(()),
            _ => self.play_answer(turn, token).await,
        }
    }

    pub(super) async fn play_kept_answer(&mut self) -> Result<(), AppError> {
        let Some((turn, token)) = self.engine.take_answer() else {
            return Ok(());
        };
        self.play_answer(turn, &token).await
    }

    /// Returns the thinking time for this answer. `None` if it is not the engine's turn, or the answer cannot be
    /// played.
    fn think_time_of(&self, turn: Turn, token: &str) -> Option<Duration> {
        let now = self.room.engine_due(self.now())?;
        let EngineDue::Act {
            turn: at,
            side,
            time_left,
            ..
        } = now
        else {
            return None;
        };
        let game = &self.room.played()?.game;
        let action = self.answer(token).ok()?;
        if at != turn || game.clone().play(action).is_err() {
            return None;
        }
        let longest = self.services.limits.engine_think_ms;
        let (pace, longest) = match self.room.seats()[side].house() {
            Some(_) => (Pace::Human, Millis(longest.saturating_mul(SLOWER))),
            None => (Pace::Quick, Millis(longest)),
        };
        let time = think_time(game, action, pace, time_left, self.services.random.number()).min(longest);
        Some(Duration::from_millis(time.0))
    }

    /// Plays an answer. An unplayable answer is refused, and the job is posted again. After several of them, the engine
    /// resigns.
    async fn play_answer(&mut self, turn: Turn, token: &str) -> Result<(), AppError> {
        self.engine.answered(turn);
        let done = match self.answer(token) {
            Ok(action) => self.perform(Command::EngineActs { turn, action }, self.now()).await,
            Err(error) => Err(error),
        };
        match done {
            Ok(_) => {
                self.engine.succeeded();
                Ok(())
            }
            // It is no longer the engine's turn, for example after a takeback. This is not a failure of the engine.
            Err(AppError::Refused(stale)) if stale.code == Code::StaleJob => {
                tracing::debug!(game = %self.game, ply = turn.ply, token, "the engine's answer comes too late");
                Err(stale.into())
            }
            Err(error) => self.engine_failed(turn, token, error).await,
        }
    }

    /// Parses an answer: an action that a player may send, or the engine's resignation.
    fn answer(&self, token: &str) -> Result<Action, AppError> {
        match (token, self.room.played()) {
            (wire::worker::RESIGN, Some(played)) => Ok(Action::Resign(played.turn())),
            _ => Ok(wire::commands::game_action(token)?),
        }
    }

    async fn engine_failed(&mut self, turn: Turn, token: &str, error: AppError) -> Result<(), AppError> {
        tracing::error!(game = %self.game, ply = turn.ply, token, %error, "the engine's answer cannot be played");
        match self.engine.failed() {
            AfterFailure::TryAgain => {}
            AfterFailure::Resign => {
                if let Some(played) = self.room.played() {
                    let action = Action::Resign(played.turn());
                    self.perform(Command::EngineActs { turn, action }, self.now()).await?;
                }
            }
        }
        Err(error)
    }
}

/// Returns the time limit of the engine's search, in milliseconds.
fn move_time_ms(time_left: Option<Millis>) -> u32 {
    time_left.map_or(LONGEST_MOVE_MS, |left| {
        u32::try_from(left.0 / MOST_SHARE)
            .unwrap_or(u32::MAX)
            .clamp(SHORTEST_MOVE_MS, LONGEST_MOVE_MS)
    })
}
