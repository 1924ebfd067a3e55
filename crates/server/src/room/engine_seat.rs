//! The engine's seats: setups are drawn at once, moves are left at the jobs' desk. Must not search.

use super::actor::Actor;
use super::message::Message;
use crate::error::AppError;
use crate::jobs::{Customer, JobId, JobState, Order};
use janggi::Side;
use play::Millis;
use play::room::{Command, EngineDue, GameAction, Level, Turn};
use std::sync::Arc;
use wire::ws::{ServerMsg, Thinking};

/// After so many answers for one turn that could not be played the engine gives up the game: a player who waits for
/// ever has no game either.
const PATIENCE: u32 = 3;
/// The longest one move may take, milliseconds.
const LONGEST_MOVE_MS: u32 = 20_000;
/// A clocked engine spends about this part of what it has left.
const SHARE_OF_TIME: u64 = 30;
/// And at least this, milliseconds.
const SHORTEST_MOVE_MS: u32 = 50;

/// The engine's job, if it has one.
#[derive(Debug, Default)]
pub(super) struct EngineSeat {
    job: Option<Pending>,
    /// Answers for the present turn that could not be played.
    failures: u32,
}

#[derive(Debug)]
struct Pending {
    job: JobId,
    side: Side,
    turn: Turn,
    state: Thinking,
}

impl EngineSeat {
    pub(super) fn is_thinking(&self) -> bool {
        self.job.is_some()
    }

    /// What readers are told about it.
    pub(super) fn message(&self) -> Option<ServerMsg> {
        self.job.as_ref().map(|job| ServerMsg::Thinking {
            side: wire::convert::side(job.side),
            state: job.state,
        })
    }
}

impl Actor {
    /// Gives the engine what it owes the room to do, after every change.
    pub(super) async fn serve_engine(&mut self) -> Result<(), AppError> {
        loop {
            match self.room.engine_due(self.now()) {
                Some(EngineDue::Arrange { side, choices }) => {
                    let Some(&arrangement) = self.app.random.pick(&choices) else {
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
                    self.ask_engine(side, level, turn, time_left);
                    return Ok(());
                }
                None => {
                    self.withdraw();
                    return Ok(());
                }
            }
        }
    }

    fn ask_engine(&mut self, side: Side, level: Level, turn: Turn, time_left: Option<Millis>) {
        if self.engine.job.as_ref().is_some_and(|job| job.turn == turn) {
            return;
        }
        self.withdraw();
        let Some(row) = self.app.levels.iter().find(|row| row.level == level.number()) else {
            // A level that is no longer offered: the strongest is the nearest honest answer.
            return self.ask_for(side, turn, self.app.levels.last().copied(), time_left);
        };
        self.ask_for(side, turn, Some(*row), time_left);
    }

    fn ask_for(&mut self, side: Side, turn: Turn, level: Option<wire::http::Level>, time_left: Option<Millis>) {
        let Some(level) = level else {
            tracing::error!(game = %self.game, "the engine has a seat and no level is known");
            return;
        };
        let time_ms = time_left.map_or(LONGEST_MOVE_MS, |left| {
            u32::try_from(left.0 / SHARE_OF_TIME)
                .unwrap_or(u32::MAX)
                .clamp(SHORTEST_MOVE_MS, LONGEST_MOVE_MS)
        });
        let Some(job) = wire::convert::job(&self.room, &level, time_ms, self.app.random.number()) else {
            return;
        };
        let address = self.address();
        let report = Arc::new(move |state| {
            // A full mailbox loses a notice, never a move.
            if let Some(sender) = address.upgrade() {
                let _ = sender.try_send(Message::Job { turn, state });
            }
        });
        let job = self.app.desk.post(Order {
            game: self.game,
            customer: Customer::Room(turn),
            job,
            report,
        });
        self.engine.job = Some(Pending {
            job,
            side,
            turn,
            state: Thinking::Queued,
        });
    }

    /// Takes the job back, if there is one.
    pub(super) fn withdraw(&mut self) {
        if let Some(pending) = self.engine.job.take() {
            self.app.desk.withdraw(pending.job);
        }
    }

    /// Passes the state of the job on to everybody who watches.
    pub(super) fn job_changed(&mut self, turn: Turn, state: JobState) {
        let Some(pending) = self.engine.job.as_mut().filter(|pending| pending.turn == turn) else {
            return;
        };
        pending.state = match state {
            JobState::Queued => Thinking::Queued,
            JobState::Leased => Thinking::Thinking,
            JobState::Lost => Thinking::WorkerLost,
        };
        let message = self.engine.message();
        self.readers.send_all(|_| (), |_| message.iter().cloned().collect());
    }

    /// A worker's answer. One that cannot be played is refused and asked for again.
    pub(super) async fn found(&mut self, turn: Turn, token: &str) -> Result<(), AppError> {
        if self.engine.job.as_ref().is_some_and(|pending| pending.turn == turn) {
            // Done with, at the desk too.
            self.engine.job = None;
        }
        let done = match wire::convert::deed(token) {
            Ok(action) => self.perform(Command::EngineActs { turn, action }, self.now()).await,
            Err(unreadable) => Err(unreadable.into()),
        };
        match done {
            Ok(_) => {
                self.engine.failures = 0;
                Ok(())
            }
            Err(error) => self.engine_failed(turn, token, error).await,
        }
    }

    async fn engine_failed(&mut self, turn: Turn, token: &str, error: AppError) -> Result<(), AppError> {
        self.engine.failures += 1;
        tracing::error!(game = %self.game, ply = turn.ply, token, %error, "the engine's answer cannot be played");
        if self.engine.failures >= PATIENCE {
            self.perform(
                Command::EngineActs {
                    turn,
                    action: GameAction::Resign(None),
                },
                self.now(),
            )
            .await?;
        }
        Err(error)
    }
}
