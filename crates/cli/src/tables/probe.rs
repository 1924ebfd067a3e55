//! `janggun tables probe`: looks up the result of a position, for an objective or under a rule set.

use super::selection::objective;
use crate::position_argument;
use clap::Args;
use command::Failure;
use command::rules_argument;
use janggi::{Position, Preset, uci};
use std::io::{self, Write};
use std::path::PathBuf;
use tablebase::{Certainty, Folder, Objective, ProbeError, Tables, Value, ValueUnderRules, verdict};

/// Look up the result of a position
///
/// Prints the result, followed by a line for each action: its UCI text and the result of the next position.
#[derive(Debug, Args)]
pub(crate) struct TableProbeArguments {
    /// Folder of the tables
    #[arg(long, value_name = "DIR")]
    dir: PathBuf,
    /// Position to look up
    #[arg(long, value_name = "FEN")]
    fen: String,
    /// Rule set, a preset or a file: the result is printed only if no rule that the tables leave out can change it
    #[arg(long, value_name = "R", conflicts_with = "objective")]
    rules: Option<String>,
    /// Objective of the table
    #[arg(long, value_name = "O", default_value = "points")]
    objective: String,
}

pub(crate) fn run(arguments: &TableProbeArguments) -> Result<(), Failure> {
    let position = position_argument::position(Some(&arguments.fen), &Preset::Record.rules())?;
    let tables = Tables::new(Folder::new(&arguments.dir));
    let mut output = io::stdout().lock();
    let (objective, value) = match &arguments.rules {
        None => {
            let objective = objective(&arguments.objective)?;
            (
                objective,
                tables.probe(objective, &position).map_err(|error| failure(&error))?,
            )
        }
        Some(name) => {
            let rules = rules_argument::rules(name)?;
            let answer = verdict(&tables, &rules, &position).map_err(|error| failure(&error))?;
            match answer {
                ValueUnderRules::Known(objective, value) => (objective, value),
                ValueUnderRules::Unknown(doubt) => {
                    writeln!(output, "unknown {} ({}): {doubt}", doubt.code(), doubt.field())?;
                    return Ok(());
                }
            }
        }
    };
    writeln!(output, "{objective} {}", text(value))?;
    print_actions(&mut output, &tables, objective, &position)
}

fn print_actions(
    output: &mut impl Write,
    tables: &Tables,
    objective: Objective,
    position: &Position,
) -> Result<(), Failure> {
    let actions = tables.actions(objective, position).map_err(|error| failure(&error))?;
    for (action, value) in actions {
        writeln!(output, "{} {}", uci::print_move(action, position), text(value))?;
    }
    Ok(())
}

/// Formats a value, such as `cho wins in 5`, `han is ahead` or `draw`.
fn text(value: Value) -> String {
    let result = match (value.winner, value.plies) {
        (None, _) => "draw".to_owned(),
        (Some(side), Some(plies)) => format!("{side} wins in {plies}"),
        (Some(side), None) => format!("{side} is ahead"),
    };
    match value.certainty {
        Certainty::Sure => result,
        Certainty::PerhapsByPerpetualCheck => format!("{result}, perhaps by perpetual check"),
    }
}

fn failure(error: &ProbeError) -> Failure {
    Failure::work(error.code(), error)
}
