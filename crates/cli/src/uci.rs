//! `janggun uci`: the engine for graphical programs, over standard input and output.

use crate::{seed, tables};
use command::Failure;
use engine::time::WallClock;
use std::io;
use std::sync::Arc;

/// Speak UCI, the protocol of chess programs
///
/// Option `Rules` takes the preset ids, `UCI_Variant` Fairy-Stockfish's four Janggi names; the pass is the general's null step.
#[derive(Debug, clap::Args)]
pub(crate) struct UciArguments {
    /// Makes the choices of playing levels reproducible; random when absent
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
}

pub(crate) fn run(arguments: &UciArguments) -> Result<(), Failure> {
    let seed = seed::given_or_random(arguments.seed)?;
    let clock = Arc::new(WallClock::start());
    engine::uci::run(io::stdin().lock(), io::stdout(), clock, seed, &tables::open)
        .map_err(|error| Failure::work("input_failed", error))
}
