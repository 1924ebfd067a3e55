//! `janggun-lab puzzles`: finds problems in games, and composes new ones from them.
//!
//! Contains the command lines, the progress report and all code that needs the engine. The crate `problems` defines
//! problems and themes, and proves mates.

mod check;
mod compose;
mod files;
mod judge;
mod make;

use clap::{Args, Subcommand};
use command::Failure;

/// Find problems in games
///
/// docs/engine/problems.md describes the problems and the search for them.
#[derive(Debug, Args)]
pub(crate) struct PuzzlesArguments {
    #[command(subcommand)]
    what: What,
}

#[derive(Debug, Subcommand)]
enum What {
    Make(make::MakeArguments),
    Compose(compose::PuzzleComposeArguments),
    Check(check::CheckArguments),
    List(check::ListArguments),
}

pub(crate) fn run(arguments: &PuzzlesArguments) -> Result<(), Failure> {
    match &arguments.what {
        What::Make(arguments) => make::run(arguments),
        What::Compose(arguments) => compose::run(arguments),
        What::Check(arguments) => check::run(arguments),
        What::List(arguments) => check::list(arguments),
    }
}
