//! `janggun-lab ladder`: games from fixed openings against another engine with many times the processor time.
//!
//! ```text
//! play      plays games, or continues a log
//! table     prints the results in a log
//! losses    analyses lost games in a log
//! openings  chooses the openings
//! opponent  settings of both engines
//! setting   rules and openings
//! ```

mod losses;
mod openings;
mod opponent;
mod play;
mod setting;
mod table;

use command::Failure;

/// Measure the engine against another engine at several node ratios
///
/// The games are played under the rules `pychess` (`UCI_Variant janggi`). The other engine is a separate program, named
/// on the command line.
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
