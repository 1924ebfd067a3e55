//! Runs one game: its stream, its engine and its requests. Decisions are made in `game`.

use super::api::{StreamEvent, Subscription};
use super::engine::Engine;
use super::game::{Action, Answered, BotGame, Ending, Input};
use super::output::Log;
use super::shared::Shared;
use super::timers::pause;
use super::uci::fit;
use serde_json::Value;
use std::pin::Pin;
use std::sync::Arc;

/// Number of engine failures in a game after which the engine is not restarted.
const MOST_FAILURES: u32 = 3;

/// A pending operation; `None` if there is none.
type Pending<T> = Option<Pin<Box<dyn Future<Output = T> + Send>>>;

struct RunningGame {
    shared: Arc<Shared>,
    id: String,
    game: BotGame,
    stream: Subscription,
    engine: Option<Engine>,
    failures: u32,
    /// Move request in flight.
    answer: Pending<Answered>,
    /// Timer for claiming victory.
    claim: Pending<()>,
}

/// Event that advances a running game.
enum News {
    Stream(StreamEvent),
    Best(Result<String, String>),
    Answered(Answered),
    Claim,
}

/// Plays a game to its end; `None` if the server refuses the game's stream.
pub(super) async fn play(shared: Arc<Shared>, id: String) -> Option<Ending> {
    let stream = shared.api.subscribe(format!("/api/bot/game/stream/{id}"));
    let game = BotGame::new(shared.me.clone(), shared.timing.clone());
    let mut running = RunningGame {
        shared,
        id,
        game,
        stream,
        engine: None,
        failures: 0,
        answer: None,
        claim: None,
    };
    let ending = running.play().await;
    if let Some(mut engine) = running.engine.take()
        && engine.rest().await.is_ok()
    {
        running.shared.put_back(engine);
    }
    ending
}

/// Waits for a pending operation; never returns if there is none.
async fn finished<T>(pending: &mut Pending<T>) -> T {
    match pending {
        Some(running) => {
            let value = running.await;
            *pending = None;
            value
        }
        None => std::future::pending().await,
    }
}

async fn best(engine: &mut Option<Engine>) -> Result<String, String> {
    match engine {
        Some(engine) => engine.best().await,
        None => std::future::pending().await,
    }
}

impl RunningGame {
    async fn play(&mut self) -> Option<Ending> {
        loop {
            let news = tokio::select! {
                event = self.stream.next() => News::Stream(event),
                best = best(&mut self.engine) => News::Best(best),
                answered = finished(&mut self.answer) => News::Answered(answered),
                () = finished(&mut self.claim) => News::Claim,
            };
            let input = match news {
                News::Stream(StreamEvent::Line(line)) => input(&line),
                News::Stream(StreamEvent::Opened | StreamEvent::Lost { .. }) => None,
                News::Stream(StreamEvent::Refused(refused)) => {
                    self.log().refused(&self.id, &refused.to_string());
                    return None;
                }
                News::Best(Ok(text)) => Some(Input::Best(text)),
                News::Best(Err(reason)) => {
                    self.engine_failed(&reason);
                    Some(Input::EngineRestarted)
                }
                News::Answered(answered) => Some(Input::Answered(answered)),
                News::Claim => {
                    self.request("claim-victory");
                    None
                }
            };
            let Some(input) = input else { continue };
            let mut actions = self.game.handle(input);
            while let Some(outcome) = self.execute(actions).await {
                match outcome {
                    Outcome::Over(ending) => return Some(ending),
                    Outcome::EngineFailed(reason) => {
                        self.engine_failed(&reason);
                        actions = self.game.handle(Input::EngineRestarted);
                    }
                }
            }
        }
    }

    fn log(&self) -> &Log {
        &self.shared.log
    }

    /// Carries out actions until the game is over or the engine fails; `None` if neither happens.
    async fn execute(&mut self, actions: Vec<Action>) -> Option<Outcome> {
        for action in actions {
            let done = match action {
                Action::Prepare => self.prepare().await,
                Action::Search { position, go } => match &mut self.engine {
                    Some(engine) => engine.search(&position, &go).await,
                    None => Ok(()),
                },
                Action::StopSearch => match &mut self.engine {
                    Some(engine) => engine.stop().await,
                    None => Ok(()),
                },
                Action::Move { text, ply } => {
                    self.send_move(&text, ply);
                    Ok(())
                }
                Action::DeclineDraw => {
                    self.request("draw/no");
                    Ok(())
                }
                Action::DeclineTakeback => {
                    self.request("takeback/no");
                    Ok(())
                }
                Action::Resign => {
                    self.request("resign");
                    Ok(())
                }
                Action::Claim(after) => {
                    self.claim = Some(Box::pin(pause(after)));
                    Ok(())
                }
                Action::ClaimNothing => {
                    self.claim = None;
                    Ok(())
                }
                Action::End(ending) => return Some(Outcome::Over(ending)),
            };
            if let Err(reason) = done {
                return Some(Outcome::EngineFailed(reason));
            }
        }
        None
    }

    /// Prepares an engine for the rules of this game. Resigns instead after `MOST_FAILURES` engine failures.
    async fn prepare(&mut self) -> Result<(), String> {
        if self.failures >= MOST_FAILURES {
            self.request("resign");
            return Ok(());
        }
        let Some(full) = self.game.full() else { return Ok(()) };
        let variant = full.variant.clone();
        let mut engine = self.shared.engine().await?;
        let rules = fit(&engine.introduction, &variant);
        engine.prepare(&rules).await?;
        self.engine = Some(engine);
        Ok(())
    }

    /// Drops the engine, counts its failure and prints the reason.
    fn engine_failed(&mut self, reason: &str) {
        self.engine = None;
        self.failures += 1;
        self.log().engine_failed(&self.id, reason);
    }

    fn send_move(&mut self, text: &str, ply: usize) {
        let path = format!("/api/bot/game/{}/move/{text}?ply={ply}", self.id);
        let shared = Arc::clone(&self.shared);
        let id = self.id.clone();
        self.answer = Some(Box::pin(async move {
            match shared.api.post(&path, "").await {
                Ok(()) => Answered::Played,
                // Either the move was played but the response was lost, or the game has changed or ended since.
                Err(refused) if ["stale_ply", "not_your_turn", "game_over"].contains(&refused.code.as_str()) => {
                    Answered::Late
                }
                Err(refused) => {
                    shared.log.refused(&id, &refused.to_string());
                    match refused.code.as_str() {
                        "illegal_move" | "refused_move" | "must_deviate" | "bad_move" => Answered::Refused,
                        _ => Answered::Late,
                    }
                }
            }
        }));
    }

    /// Sends a request in the background and ignores the response.
    fn request(&self, what: &str) {
        let path = format!("/api/bot/game/{}/{what}", self.id);
        let api = self.shared.api.clone();
        tokio::spawn(async move { api.post(&path, "").await });
    }
}

/// Reason why `RunningGame::execute` stopped early.
enum Outcome {
    Over(Ending),
    EngineFailed(String),
}

/// Parses a line of the stream; `None` for lines that the bot ignores.
fn input(line: &str) -> Option<Input> {
    let value: Value = serde_json::from_str(line).ok()?;
    let kind = value["type"].as_str()?.to_owned();
    match kind.as_str() {
        "gameFull" => serde_json::from_value(value).ok().map(Input::Full),
        "gameState" => serde_json::from_value(value).ok().map(Input::State),
        "opponentGone" => serde_json::from_value(value).ok().map(Input::Gone),
        _ => None,
    }
}
