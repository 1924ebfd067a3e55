//! `janggun perft`: counts sequences of actions, like `go perft` in Fairy-Stockfish.

use crate::position_argument;
use command::Failure;
use command::rules_argument;
use janggi::perft::rules::{divide, perft};
use janggi::{Start, StartError, uci};
use std::io::{self, Write};

/// Count the sequences of actions of a given length
///
/// A pass counts as an action. Mate, an accepted bikjang and a double pass have no successors; repetition, low points
/// and move-count limits are ignored. The last line is `Nodes searched: N`.
#[derive(Debug, clap::Args)]
pub(crate) struct PerftArguments {
    /// Length of the sequences
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(0..=20))]
    depth: u32,
    /// Preset id, or path of a rules JSON file
    #[arg(long, value_name = "R", default_value = "pychess")]
    rules: String,
    /// Start from this position
    #[arg(long, value_name = "FEN")]
    fen: Option<String>,
    /// Print the count of each first action on a separate line
    #[arg(long)]
    divide: bool,
}

pub(crate) fn run(arguments: &PerftArguments) -> Result<(), Failure> {
    let rules = rules_argument::rules(&arguments.rules)?;
    let position = position_argument::position(arguments.fen.as_deref(), &rules)?;
    let start = Start::Fen(position.clone());
    let refused = |error: StartError| Failure::usage(error.code(), error);
    let mut output = io::BufWriter::new(io::stdout().lock());
    let total = if arguments.divide && arguments.depth > 0 {
        let counts = divide(&rules, &start, arguments.depth).map_err(refused)?;
        let mut lines: Vec<String> = counts
            .iter()
            .map(|(mv, nodes)| format!("{}: {nodes}", uci::print_move(*mv, &position)))
            .collect();
        lines.sort_unstable();
        for line in lines {
            writeln!(output, "{line}")?;
        }
        writeln!(output)?;
        counts.iter().map(|(_, nodes)| nodes).sum()
    } else {
        perft(&rules, &start, arguments.depth).map_err(refused)?
    };
    writeln!(output, "Nodes searched: {total}")?;
    Ok(output.flush()?)
}
