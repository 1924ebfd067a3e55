//! The two engines of the ladder. Each runs in its own process, so processor time is measured the same way for both.

use super::setting::rules;
use command::Failure;
use janggi::{BySide, Game};
use lab::match_runner::clock::{ClockSettings, SideClock};
use lab::match_runner::process::{EngineSettings, UciPlayer};

/// Default size of each engine's transposition table, in MiB.
const HASH: &str = "64";

/// Settings for starting an engine.
#[derive(Debug)]
pub(crate) struct Opponent(EngineSettings);

impl Opponent {
    /// Returns the settings of our engine: those in `command`, or by default this executable.
    pub(crate) fn ours(command: Option<&str>) -> Result<Opponent, Failure> {
        if let Some(command) = command {
            return Opponent::named(command);
        }
        let program = std::env::current_exe().map_err(|error| Failure::work("no_program", error))?;
        let mut opponent = Opponent::named("")?;
        opponent.0.command = vec![program.to_string_lossy().into_owned(), "uci".to_owned()];
        Ok(opponent)
    }

    /// Parses an engine command of the form `PROGRAM ARGUMENT…;NAME=VALUE;…`.
    pub(crate) fn named(command: &str) -> Result<Opponent, Failure> {
        let mut settings =
            EngineSettings::parse(command, &[], "").map_err(|error| Failure::usage("bad_option", error))?;
        settings.options.insert(0, ("Hash".to_owned(), HASH.to_owned()));
        settings.rules = Some(rules());
        Ok(Opponent(settings))
    }

    /// Starts the engine. Every search is limited to this many nodes.
    pub(crate) fn start(&self, nodes: u64) -> Result<UciPlayer, Failure> {
        let settings = EngineSettings {
            go: format!("nodes {nodes}"),
            ..self.0.clone()
        };
        let program = self.0.command.join(" ");
        UciPlayer::start(settings).map_err(|error| Failure::work("engine_failed", format!("{program}: {error}")))
    }

    /// Returns a string that identifies the engine: its name, its options, and the node count of a search. The count
    /// reveals most changes to the search or the evaluation. The path of the program is not included.
    pub(crate) fn identity(&self, position: &Game) -> Result<String, Failure> {
        let mut player = self.start(1)?;
        let signature = player
            .request(position, "depth 9")
            .map_err(|forfeit| Failure::work("engine_failed", format!("{}: {}", player.name(), forfeit.code())))?;
        let options: Vec<String> = self
            .0
            .options
            .iter()
            .map(|(name, value)| format!("{name}={value}"))
            .collect();
        Ok(format!(
            "{} ({}, signature {})",
            player.name(),
            options.join(", "),
            signature.nodes
        ))
    }
}

/// Returns clocks without limits, because ladder searches are limited by nodes.
pub(crate) fn no_clocks() -> BySide<SideClock> {
    BySide::from_fn(|_| SideClock::new(ClockSettings::default()))
}
