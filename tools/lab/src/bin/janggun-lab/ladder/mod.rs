//! `janggun-lab ladder`: fixed openings against another engine that gets many times the processor time.
//!
//! ```text
//! play      plays a rung, or goes on with it
//! table     what the games of a log came to
//! losses    when the lost games were lost, and who saw it
//! openings  chooses the openings
//! opponent  the two engines
//! ```

mod losses;
mod openings;
mod opponent;
mod play;
mod table;

use command::Failure;
use janggi::{Game, Preset, Rules};
use lab::match_runner::opening::read_openings;
use std::path::Path;

/// Measure the engine against another one on a ladder of node ratios
///
/// Rules `pychess` (`UCI_Variant janggi`). The other engine is named on the command line; nothing of it is part of the project.
#[derive(Debug, clap::Args)]
pub(crate) struct LadderArguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, clap::Subcommand)]
enum Command {
    Play(play::LadderPlayArguments),
    Table(table::LadderTableArguments),
    Losses(losses::LadderLossesArguments),
    Openings(openings::LadderOpeningsArguments),
}

pub(crate) fn run(arguments: &LadderArguments) -> Result<(), Failure> {
    match &arguments.command {
        Command::Play(arguments) => play::run(arguments),
        Command::Table(arguments) => table::run(arguments),
        Command::Losses(arguments) => losses::run(arguments),
        Command::Openings(arguments) => openings::run(arguments),
    }
}

/// What is played.
const RULES: Preset = Preset::Pychess;

fn rules() -> Rules {
    RULES.rules()
}

/// The text and the games of other openings, or of those that are built in.
fn openings(file: Option<&Path>) -> Result<(String, Vec<Game>), Failure> {
    let bad = |path: &Path, detail: String| Failure::usage("bad_openings", format!("{}: {detail}", path.display()));
    let path = file.unwrap_or(Path::new("openings"));
    let text = match file {
        Some(path) => std::fs::read_to_string(path).map_err(|error| bad(path, error.to_string()))?,
        None => lab::ladder::OPENINGS.to_owned(),
    };
    let games = read_openings(&text, &rules()).map_err(|error| bad(path, error))?;
    Ok((text, games))
}
