//! `janggun-lab ladder`: games from fixed openings against another engine that has many times the processor time.
//!
//! ```text
//! play      plays at given odds, or continues
//! table     what the games of a log came to
//! losses    when the lost games were lost, and who saw it
//! openings  chooses the openings
//! opponent  the two engines
//! setting   rules and starts of every game
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
