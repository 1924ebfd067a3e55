//! `janggun-lab openings`: measures the results of each pair of setups (차림).
//!
//! ```text
//! play   records self-play games from every pair
//! count  counts results by pair, in such games or in records
//! ```

mod count;
mod play;

use command::Failure;

/// Measure the value of setups, the first move and the deom
#[derive(Debug, clap::Args)]
pub(crate) struct OpeningsArguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, clap::Subcommand)]
enum Command {
    Play(play::OpeningPlayArguments),
    Count(count::OpeningCountArguments),
}

pub(crate) fn run(arguments: &OpeningsArguments) -> Result<(), Failure> {
    match &arguments.command {
        Command::Play(arguments) => play::run(arguments),
        Command::Count(arguments) => count::run(arguments),
    }
}
