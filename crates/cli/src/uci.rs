//! `janggun uci`: runs the engine for graphical programs, over standard input and output.

use crate::{seed, tables};
use command::Failure;
use engine::time::WallClock;
use std::io;
use std::sync::Arc;

/// Speak UCI, the protocol of chess programs
///
/// The option `Rules` takes preset ids, `UCI_Variant` the four Janggi names of Fairy-Stockfish. A pass is a move of the
/// general to its own square.
#[derive(Debug, clap::Args)]
pub(crate) struct UciArguments {
    /// Seed that makes the choices of playing levels reproducible; random by default
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
}

pub(crate) fn run(arguments: &UciArguments) -> Result<(), Failure> {
    let seed = seed::given_or_random(arguments.seed)?;
    let clock = Arc::new(WallClock::start());
    engine::uci::run(io::stdin().lock(), io::stdout(), clock, seed, &tables::open)
        .map_err(|error| Failure::work("input_failed", error))
}
