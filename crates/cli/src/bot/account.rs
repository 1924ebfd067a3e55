//! Runs a bot's account: its event stream and its games. Decisions are made in `session`.

use super::api::{Api, Refused, StreamEvent};
use super::game::Ending;
use super::output::Log;
use super::play::play;
use super::session::{Action, Session};
use super::shared::Shared;
use super::signals::{Stop, listen};
use super::uci::{RulesFit, fit};
use command::Failure;
use std::sync::Arc;
use tokio::sync::mpsc;
use wire::api::{Event, User, Variant};

/// Result of a background task.
enum TaskResult {
    /// A game is over; `None` if the server refused its stream.
    Over(String, Option<Ending>),
    /// A challenge could not be accepted.
    Missed(String, Refused),
    /// The game against the server's engine could not be created.
    NotBegun(Refused),
}

/// A signed-in bot.
pub(super) struct Account {
    shared: Arc<Shared>,
    session: Session,
    /// The engine's response to `uci`.
    introduction: Vec<String>,
    results: mpsc::UnboundedSender<TaskResult>,
    /// Number of games left before the bot stops; `None` for no limit.
    games_left: Option<u32>,
    /// Whether the connection to the server is lost.
    is_lost: bool,
}

/// Returns the token's account, and whether it has just been upgraded to a bot account. Retries while the server is
/// unreachable.
pub(super) async fn sign_in(api: &Api, upgrade: bool, log: Log) -> Result<(User, bool), Failure> {
    let mut is_first = true;
    let on_failure = |reason: &str, wait| {
        if std::mem::take(&mut is_first) {
            log.unreachable(reason, wait);
        }
    };
    let user: User = api.get("/api/account", on_failure).await.map_err(failure)?;
    if user.title.is_some() {
        return Ok((user, false));
    }
    if !upgrade {
        let detail = format!(
            "{} is not a bot account; --upgrade makes it one, for ever",
            user.username
        );
        return Err(Failure::usage("not_a_bot", detail));
    }
    api.post("/api/bot/account/upgrade", "").await.map_err(failure)?;
    Ok((user, true))
}

fn failure(refused: Refused) -> Failure {
    Failure::work("refused", refused)
}

/// Plays until the bot is shut down or `games_left` games are over.
pub(super) async fn run(
    shared: Shared,
    (session, chooses_setups): (Session, bool),
    introduction: Vec<String>,
    (level, games_left): (Option<u8>, Option<u32>),
) -> Result<(), Failure> {
    let mut stops = listen().map_err(|error| Failure::work("no_signals", error))?;
    let query = if chooses_setups { "?setup=true" } else { "" };
    let mut events = shared.api.subscribe(format!("/api/stream/event{query}"));
    let (results, mut finished) = mpsc::unbounded_channel();
    let mut account = Account {
        introduction,
        shared: Arc::new(shared),
        session,
        results,
        games_left,
        is_lost: false,
    };
    let mut first = level;
    loop {
        tokio::select! {
            event = events.next() => {
                let opened = matches!(event, StreamEvent::Opened);
                account.handle(event)?;
                if let (true, Some(level)) = (opened, first.take()) {
                    account.challenge_engine(level);
                }
            }
            Some(result) = finished.recv() => account.take(result)?,
            stop = stops.recv() => match stop {
                Some(Stop::Gently) if !account.session.is_closing() => {
                    account.session.close();
                    if !account.session.is_idle() {
                        account.shared.log.closing();
                    }
                }
                _ => return Ok(()),
            },
        }
        if account.session.is_closing() && account.session.is_idle() {
            return Ok(());
        }
    }
}

impl Account {
    fn handle(&mut self, event: StreamEvent) -> Result<(), Failure> {
        let log = self.shared.log;
        match event {
            StreamEvent::Opened => {
                self.session.reopened();
                if std::mem::take(&mut self.is_lost) {
                    log.reconnected();
                }
            }
            StreamEvent::Lost { reason, wait } => {
                if !std::mem::replace(&mut self.is_lost, true) {
                    log.disconnected(&reason, wait);
                }
            }
            // For example, the token has expired or was revoked.
            StreamEvent::Refused(refused) => return Err(failure(refused)),
            StreamEvent::Line(line) => {
                // Newer servers may send unknown events.
                let Ok(event) = serde_json::from_str::<Event>(&line) else {
                    return Ok(());
                };
                let introduction = &self.introduction;
                let plays = |variant: &Variant| fit(introduction, variant) != RulesFit::Unknown;
                let drawn = getrandom::u32().unwrap_or(0);
                let action = self.session.handle(event, plays, usize::try_from(drawn).unwrap_or(0));
                if let Some(action) = action {
                    self.execute(action);
                }
            }
        }
        Ok(())
    }

    fn execute(&self, action: Action) {
        let (shared, results) = (Arc::clone(&self.shared), self.results.clone());
        let log = shared.log;
        match action {
            Action::Accept { game, by } => {
                log.accepted(&by, &game);
                tokio::spawn(async move {
                    let accepted = shared.api.post(&format!("/api/challenge/{game}/accept"), "").await;
                    if let Err(refused) = accepted {
                        let _ = results.send(TaskResult::Missed(game, refused));
                    }
                });
            }
            Action::Decline { game, by, reason } => {
                log.declined(&by, reason.key());
                tokio::spawn(async move {
                    let form = format!("reason={}", reason.key());
                    shared.api.post(&format!("/api/challenge/{game}/decline"), &form).await
                });
            }
            Action::ChooseSetup { game, code } => {
                tokio::spawn(async move {
                    let path = format!("/api/bot/game/{game}/setup/{code}");
                    shared.api.post(&path, "").await
                });
            }
            Action::Play { game, opponent } => {
                log.begun(&game, &opponent, &shared.api.page_of(&game));
                tokio::spawn(async move {
                    let ending = play(shared, game.clone()).await;
                    let _ = results.send(TaskResult::Over(game, ending));
                });
            }
        }
    }

    /// Starts a game against the server's engine.
    fn challenge_engine(&self, level: u8) {
        let (shared, results) = (Arc::clone(&self.shared), self.results.clone());
        tokio::spawn(async move {
            let form = format!("level={level}&clock.limit=600&clock.increment=5");
            if let Err(refused) = shared.api.post("/api/challenge/ai", &form).await {
                let _ = results.send(TaskResult::NotBegun(refused));
            }
        });
    }

    fn take(&mut self, result: TaskResult) -> Result<(), Failure> {
        let log = self.shared.log;
        match result {
            TaskResult::Missed(game, refused) => {
                log.refused(&game, &refused.to_string());
                self.session.missed(&game);
            }
            TaskResult::NotBegun(refused) => return Err(failure(refused)),
            TaskResult::Over(game, ending) => {
                if let Some(ending) = ending {
                    log.over(&game, &ending);
                }
                self.session.over(&game);
                if let Some(left) = &mut self.games_left {
                    *left = left.saturating_sub(1);
                    if *left == 0 {
                        self.session.close();
                    }
                }
            }
        }
        Ok(())
    }
}
