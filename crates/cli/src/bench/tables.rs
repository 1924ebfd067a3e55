//! `janggun bench tables`: mean processor time of a probe, over random positions of one endgame table.

use super::cpu_time::Stopwatch;
use command::Failure;
use janggi::{Position, Setup};
use std::hint::black_box;
use std::io::{self, Write};
use std::path::PathBuf;
use tablebase::{Folder, Layout, Objective, Signature, Tables, canonical};

/// Endgame tables: processor time of a probe of a random position
#[derive(Debug, clap::Args)]
pub(crate) struct BenchTablesArguments {
    /// Folder of the tables
    #[arg(long, value_name = "DIR")]
    dir: PathBuf,
    /// Objective of the table
    #[arg(long, value_name = "O", default_value = "points")]
    objective: String,
    /// Signature of the positions
    #[arg(long, value_name = "S", default_value = "KRAA-KAA")]
    signature: String,
    /// Number of probes
    #[arg(long, value_name = "N", default_value_t = 200_000)]
    probes: usize,
}

pub(crate) fn run(arguments: &BenchTablesArguments) -> Result<(), Failure> {
    let bad = |what: &str| Failure::usage("bad_table", format!("{what:?} names no table"));
    let objective = Objective::parse(&arguments.objective).ok_or_else(|| bad(&arguments.objective))?;
    let signature = Signature::parse(&arguments.signature).ok_or_else(|| bad(&arguments.signature))?;
    let layout = Layout::new(objective, canonical(objective, signature).0).ok_or_else(|| bad(&arguments.signature))?;
    // Multiplying by a large odd constant scatters the numbers over the table.
    let numbers = (1..).map(|number: usize| number.wrapping_mul(0x9e37_79b9_7f4a_7c15) % layout.size());
    let drawn = numbers
        .filter_map(|number| layout.position(number))
        .map(|(board, turn)| Setup {
            board,
            turn,
            ..Setup::EMPTY
        });
    let positions: Vec<Position> = drawn
        .filter_map(|setup| Position::try_from(setup).ok())
        .take(arguments.probes)
        .collect();
    let tables = Tables::new(Folder::new(&arguments.dir));
    let probe = |position: &Position| {
        let value = tables.probe(objective, black_box(position));
        value.map_err(|error| Failure::work(error.code(), &error))
    };
    positions.iter().try_for_each(|position| probe(position).map(drop))?;
    let stopwatch = Stopwatch::start();
    for position in &positions {
        black_box(probe(position)?);
    }
    let each = stopwatch.seconds() / positions.len().max(1) as f64;
    writeln!(
        io::stdout().lock(),
        "Tables: {:.2} microseconds of processor time a probe, {} probes of {objective} {signature}",
        each * 1e6,
        positions.len()
    )?;
    Ok(())
}
