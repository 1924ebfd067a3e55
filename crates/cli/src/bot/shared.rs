//! State shared by all games of a bot: the API client, time limits, idle engines and the log.

use super::api::Api;
use super::engine::{Engine, EngineCommand};
use super::output::Log;
use super::uci::Timing;
use std::sync::{Mutex, PoisonError};

pub(super) struct Shared {
    pub(super) api: Api,
    /// The id of the bot's account.
    pub(super) me: String,
    pub(super) timing: Timing,
    pub(super) log: Log,
    command: EngineCommand,
    idle: Mutex<Vec<Engine>>,
}

impl Shared {
    pub(super) fn new(
        (api, me): (Api, String),
        (timing, command): (Timing, EngineCommand),
        first: Engine,
        log: Log,
    ) -> Self {
        Self {
            api,
            me,
            timing,
            log,
            command,
            idle: Mutex::new(vec![first]),
        }
    }

    /// Takes an idle engine, or starts one.
    pub(super) async fn engine(&self) -> Result<Engine, String> {
        let idle = self.lock().pop();
        match idle {
            Some(engine) => Ok(engine),
            None => Engine::start(&self.command).await,
        }
    }

    /// Keeps an engine for a later game.
    pub(super) fn put_back(&self, engine: Engine) {
        self.lock().push(engine);
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Vec<Engine>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
