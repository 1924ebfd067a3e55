//! The two engines of the ladder, each in a process of its own, so that their processor time is measured alike.

use super::setting::rules;
use command::Failure;
use janggi::{BySide, Game};
use lab::match_runner::clock::{ClockSettings, SideClock};
use lab::match_runner::process::{EngineSettings, UciPlayer};

/// Table of each engine in MiB, unless its options say otherwise.
const HASH: &str = "64";

/// How an engine is started.
#[derive(Debug)]
pub(crate) struct Opponent(EngineSettings);

impl Opponent {
    /// Our engine: the one named, or that of this executable.
    pub(crate) fn ours(command: Option<&str>) -> Result<Opponent, Failure> {
        if let Some(command) = command {
            return Opponent::named(command);
        }
        let program = std::env::current_exe().map_err(|error| Failure::work("no_program", error))?;
        let mut opponent = Opponent::named("")?;
        opponent.0.command = vec![program.to_string_lossy().into_owned(), "uci".to_owned()];
        Ok(opponent)
    }

    /// `PROGRAM ARGUMENT…;NAME=VALUE;…`
    pub(crate) fn named(command: &str) -> Result<Opponent, Failure> {
        let mut settings =
            EngineSettings::parse(command, &[], "").map_err(|error| Failure::usage("bad_option", error))?;
        settings.options.insert(0, ("Hash".to_owned(), HASH.to_owned()));
        settings.rules = Some(rules());
        Ok(Opponent(settings))
    }

    /// Starts it, to be asked `nodes N`.
    pub(crate) fn start(&self, nodes: u64) -> Result<UciPlayer, Failure> {
        let settings = EngineSettings {
            go: format!("nodes {nodes}"),
            ..self.0.clone()
        };
        let program = self.0.command.join(" ");
        UciPlayer::start(settings).map_err(|error| Failure::work("engine_failed", format!("{program}: {error}")))
    }

    /// Data that identify this engine: its name, its options, and the nodes of a search, which differ as soon as
    /// anything in search or evaluation does. Not where it lies.
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

/// Nodes bound the searches of the ladder, never time.
pub(crate) fn no_clocks() -> BySide<SideClock> {
    BySide::from_fn(|_| SideClock::new(ClockSettings::default()))
}
