//! `janggun uci`: the engine for graphical programs, over standard input and output.

use crate::failure::Failure;
use crate::tables;
use engine::time::WallClock;
use std::io;
use std::sync::Arc;

/// Speak UCI, the protocol of chess programs
///
/// Option `Rules` takes the preset ids, `UCI_Variant` Fairy-Stockfish's four Janggi names; the pass is the general's null step.
#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {}

pub(crate) fn run(_: &Arguments) -> Result<(), Failure> {
    let clock = Arc::new(WallClock::start());
    engine::uci::run(io::stdin().lock(), io::stdout(), clock, &tables::open)
        .map_err(|error| Failure::work("input_failed", error))
}
