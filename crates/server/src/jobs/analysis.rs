//! Analyses of finished games: position after position goes to the workers' desk, behind everything a player waits for;
//! what comes back is kept here until the game is through, then stored with it.
//!
//! One position is a job, so that a worker is free for players again after a moment, and a dead worker loses a moment's
//! work. A restart of the server forgets what is half done; asking again begins anew.

use crate::error::AppError;
use crate::jobs::{Customer, JobId, Order};
use crate::state::App;
use play::{GameId, Player};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use store::{AnalysisRow, Write};
use wire::http::{AnalysisState, AnalysisView, PositionView};
use wire::worker::{Answer, Job};
use wire::{Code, ErrorBody};

/// What is to be analysed, and for whom.
#[derive(Debug)]
pub(crate) struct Asked {
    pub(crate) game: GameId,
    pub(crate) player: Player,
    /// All its actions, and everything else that the jobs have in common.
    pub(crate) job: Job,
    /// After how many actions each position stands.
    pub(crate) ends: Vec<usize>,
}

/// Analyses under way.
#[derive(Debug, Default)]
pub(crate) struct Analyses(Mutex<HashMap<GameId, Running>>);

#[derive(Debug)]
struct Running {
    asked: Asked,
    found: Vec<Option<PositionView>>,
    /// The position whose job is out: they go from the last to the first.
    at: usize,
    job: JobId,
    heard_ms: i64,
}

impl Running {
    fn view(&self) -> AnalysisView {
        view(AnalysisState::Running, self.found.len() - 1 - self.at, &self.found)
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
    /// How far the analysis of `game` is.
    pub(crate) async fn look(&self, app: &App, game: GameId) -> Result<AnalysisView, AppError> {
        self.give_up_silent(app);
        if let Some(running) = self.lock().get(&game) {
            return Ok(running.view());
        }
        let name = game.to_string();
        let stored = app.read(move |store| store.analysis(&name)).await?;
        let Some(body) = stored else {
            return Ok(view(AnalysisState::None, 0, &[]));
        };
        let positions: Vec<Option<PositionView>> = serde_json::from_str(&body).map_err(AppError::internal)?;
        Ok(view(AnalysisState::Done, positions.len(), &positions))
    }

    /// Begins an analysis, unless it is there or under way.
    pub(crate) async fn start(&self, app: &App, asked: Asked) -> Result<AnalysisView, AppError> {
        let known = self.look(app, asked.game).await?;
        if known.state != AnalysisState::None {
            return Ok(known);
        }
        let mut all = self.lock();
        if let Some(running) = all.get(&asked.game) {
            // Somebody else was quicker.
            return Ok(running.view());
        }
        if let Some((other, _)) = all.iter().find(|(_, running)| running.asked.player == asked.player) {
            return Err(ErrorBody::from(Code::TooManyAnalyses)
                .with("game", other.to_string())
                .into());
        }
        let Some(at) = asked.ends.len().checked_sub(1) else {
            return Ok(view(AnalysisState::None, 0, &[]));
        };
        if all.len() >= app.limits.analyses {
            return Err(ErrorBody::from(Code::Busy).with("retry_after_s", 30).into());
        }
        let running = Running {
            found: vec![None; asked.ends.len()],
            job: post(app, &asked, at),
            at,
            heard_ms: app.clock.now_ms(),
            asked,
        };
        let view = running.view();
        all.insert(running.asked.game, running);
        Ok(view)
    }

    /// A worker's answer about one position: the next one goes out, or the analysis is stored.
    pub(crate) async fn found(&self, app: &App, game: GameId, position: usize, answer: Answer) -> Result<(), AppError> {
        let finished = self.take(app, game, position, answer)?;
        let Some(found) = finished else { return Ok(()) };
        let row = AnalysisRow {
            game: game.to_string(),
            made_ms: app.clock.now_ms(),
            body: serde_json::to_string(&found).map_err(AppError::internal)?,
        };
        let written = app.write(Write::Analysis(row)).await;
        // Only now: until it is on disk it is shown from here, and where that fails it may be asked for again.
        self.lock().remove(&game);
        Ok(written?)
    }

    /// All positions, once the last of them has come.
    fn take(
        &self,
        app: &App,
        game: GameId,
        position: usize,
        answer: Answer,
    ) -> Result<Option<Vec<Option<PositionView>>>, AppError> {
        let mut all = self.lock();
        let running = all
            .get_mut(&game)
            .filter(|running| running.at == position)
            .ok_or(Code::StaleJob)?;
        running.heard_ms = app.clock.now_ms();
        let info = answer.info;
        running.found[position] = info.evaluation.map(|evaluation| PositionView {
            depth: info.depth,
            nodes: info.nodes,
            score: evaluation.score,
            chance: evaluation.chance,
            best: answer.action,
            pv: info.pv,
        });
        if position == 0 {
            return Ok(Some(running.found.clone()));
        }
        running.at = position - 1;
        running.job = post(app, &running.asked, running.at);
        Ok(None)
    }

    /// Where there are no workers, or none that can do it, nobody shall wait for ever.
    fn give_up_silent(&self, app: &App) {
        let now = app.clock.now_ms();
        let patience = i64::try_from(app.limits.analysis_silence.as_millis()).unwrap_or(i64::MAX);
        self.lock().retain(|game, running| {
            let alive = now - running.heard_ms < patience;
            if !alive {
                tracing::warn!(%game, at = running.at, "no worker answers: the analysis is given up");
                app.desk.withdraw(running.job);
            }
            alive
        });
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<GameId, Running>> {
        // Nothing below panics halfway through a change.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Leaves the job for one position at the desk.
fn post(app: &App, asked: &Asked, position: usize) -> JobId {
    let end = asked.ends[position];
    let job = Job {
        ply: u32::try_from(position).unwrap_or(u32::MAX),
        actions: asked.job.actions[..end].to_vec(),
        ..asked.job.clone()
    };
    app.desk.post(Order {
        game: asked.game,
        customer: Customer::Analysis(position),
        job,
        report: Arc::new(|_| ()),
    })
}
