//! Analyses of finished games. Each position is posted as a job, with a lower priority than engine moves in games.
//! Results are kept in memory until the analysis is complete, and then stored.
//!
//! A job is a single position, so that workers are soon free for players again, and little work is lost if one dies.
//! Unfinished analyses are lost on restart and can be requested again.

use super::broker::{JobBroker, JobOwner, JobRequest};
use super::ids::JobId;
use crate::error::AppError;
use crate::limits::{AddressPrefix, Full, Place, Pool, Sharer, Shares};
use crate::services::Services;
use play::{GameId, Player};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use store::{AnalysisRow, Command};
use wire::http::{AnalysisState, AnalysisView, PositionView};
use wire::worker::{Answer, Job};
use wire::{Code, ErrorBody};

/// A requested analysis, and the client that requested it.
#[derive(Debug)]
pub(crate) struct AnalysisRequest {
    pub(crate) game: GameId,
    pub(crate) player: Player,
    /// The player's network.
    pub(crate) address: AddressPrefix,
    /// Template of all jobs, with all actions of the game.
    pub(crate) job: Job,
    /// Number of actions before each position.
    pub(crate) action_counts: Vec<usize>,
}

impl AnalysisRequest {
    fn sharer(&self) -> Sharer {
        Sharer {
            address: Some(self.address),
            player: Some(self.player),
        }
    }
}

/// Analyses in progress.
#[derive(Debug)]
pub(crate) struct Analyses {
    services: Arc<Services>,
    jobs: Arc<JobBroker>,
    places: Pool,
    running: Mutex<HashMap<GameId, Running>>,
}

#[derive(Debug)]
struct Running {
    request: AnalysisRequest,
    positions: Vec<Option<PositionView>>,
    /// Index of the position that is being analysed. Positions are analysed from the last to the first.
    at: usize,
    job: JobId,
    last_answer_ms: i64,
    _place: Place,
}

impl Running {
    fn view(&self) -> AnalysisView {
        view(
            AnalysisState::Running,
            self.positions.len() - 1 - self.at,
            &self.positions,
        )
    }
}

fn view(state: AnalysisState, done: usize, positions: &[Option<PositionView>]) -> AnalysisView {
    let count = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
    AnalysisView {
        state,
        done: count(done),
        of: count(positions.len()),
        positions: positions.to_vec(),
    }
}

impl Analyses {
    pub(crate) fn new(services: Arc<Services>, jobs: Arc<JobBroker>) -> Self {
        let limits = &services.limits;
        Self {
            places: Pool::new(Shares {
                all: limits.analyses,
                of_address: limits.analyses_of_address,
                of_player: 1,
            }),
            services,
            jobs,
            running: Mutex::new(HashMap::new()),
        }
    }

    /// Returns the analysis of `game`, complete or in progress.
    pub(crate) async fn status(&self, game: GameId) -> Result<AnalysisView, AppError> {
        self.drop_stalled();
        if let Some(running) = self.lock().get(&game) {
            return Ok(running.view());
        }
        let stored = self.services.store.analysis_of(game).await?;
        let Some(body) = stored else {
            return Ok(view(AnalysisState::None, 0, &[]));
        };
        let positions: Vec<Option<PositionView>> = serde_json::from_str(&body).map_err(AppError::internal)?;
        Ok(view(AnalysisState::Done, positions.len(), &positions))
    }

    /// Starts an analysis, unless one exists or is in progress.
    pub(crate) async fn start(&self, request: AnalysisRequest) -> Result<AnalysisView, AppError> {
        let known = self.status(request.game).await?;
        if known.state != AnalysisState::None {
            return Ok(known);
        }
        let mut all = self.lock();
        if let Some(running) = all.get(&request.game) {
            // Another request has started the analysis in the meantime.
            return Ok(running.view());
        }
        if let Some((other, _)) = all.iter().find(|(_, running)| running.request.player == request.player) {
            return Err(ErrorBody::from(Code::TooManyAnalyses)
                .with("game", other.to_string())
                .into());
        }
        let Some(at) = request.action_counts.len().checked_sub(1) else {
            return Ok(view(AnalysisState::None, 0, &[]));
        };
        let place = self.places.take(request.sharer(), 1).map_err(|full| match full {
            Full::All(_) => ErrorBody::from(Code::Busy).with("retry_after_s", 30),
            Full::Address(most) | Full::Player(most) => ErrorBody::from(Code::TooManyAnalyses).with("most", most),
        })?;
        let running = Running {
            positions: vec![None; request.action_counts.len()],
            job: self.post(&request, at),
            at,
            last_answer_ms: self.services.clock.now_ms(),
            _place: place,
            request,
        };
        let view = running.view();
        all.insert(running.request.game, running);
        Ok(view)
    }

    /// Records a worker's answer for a position. Posts the next position, or stores the finished analysis.
    pub(crate) async fn on_answer(&self, game: GameId, position: usize, answer: Answer) -> Result<(), AppError> {
        let finished = self.record_answer(game, position, answer)?;
        let Some(positions) = finished else {
            return Ok(());
        };
        let row = AnalysisRow {
            game,
            made_ms: self.services.clock.now_ms(),
            body: serde_json::to_string(&positions).map_err(AppError::internal)?,
        };
        let written = self.services.store.execute(Command::StoreAnalysis(row)).await;
        // Removed after the write, because the analysis is served from memory until it is stored. After a failed write,
        // it can be requested again.
        self.lock().remove(&game);
        Ok(written?)
    }

    /// Records the answer, and returns all positions when the analysis is complete.
    fn record_answer(
        &self,
        game: GameId,
        position: usize,
        answer: Answer,
    ) -> Result<Option<Vec<Option<PositionView>>>, AppError> {
        let mut all = self.lock();
        let running = all
            .get_mut(&game)
            .filter(|running| running.at == position)
            .ok_or(Code::StaleJob)?;
        running.last_answer_ms = self.services.clock.now_ms();
        let info = answer.info;
        running.positions[position] = info.evaluation.map(|evaluation| PositionView {
            depth: info.depth,
            nodes: info.nodes,
            score: evaluation.score,
            chance: evaluation.chance,
            best: answer.action,
            pv: info.pv,
        });
        if position == 0 {
            return Ok(Some(running.positions.clone()));
        }
        running.at = position - 1;
        running.job = self.post(&running.request, running.at);
        Ok(None)
    }

    /// Drops analyses that have had no answer from a worker for too long.
    fn drop_stalled(&self) {
        let now = self.services.clock.now_ms();
        let limit = i64::try_from(self.services.limits.analysis_timeout.as_millis()).unwrap_or(i64::MAX);
        self.lock().retain(|game, running| {
            let alive = now - running.last_answer_ms < limit;
            if !alive {
                tracing::warn!(%game, at = running.at, "no worker answers: the analysis is dropped");
                self.jobs.withdraw(running.job);
            }
            alive
        });
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<GameId, Running>> {
        // A panic cannot leave the map half updated, so a poisoned lock is still usable.
        self.running.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn post(&self, request: &AnalysisRequest, position: usize) -> JobId {
        let actions = request.action_counts[position];
        let job = Job {
            ply: u32::try_from(position).unwrap_or(u32::MAX),
            actions: request.job.actions[..actions].to_vec(),
            ..request.job.clone()
        };
        self.jobs.post(JobRequest {
            game: request.game,
            owner: JobOwner::Analysis(position),
            sharer: request.sharer(),
            job,
            report: Arc::new(|_| ()),
        })
    }
}
