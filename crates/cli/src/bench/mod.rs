//! `janggun bench`: speed measurements. `perft` and `search` also report the speed relative to a fixed loop, so that
//! results from different machines can be compared.

pub(crate) mod cpu_time;
mod eval;
mod records;
mod scalar_loop;
mod search;
mod startup;
mod tables;

use self::cpu_time::Stopwatch;
use crate::position_argument;
use clap::Subcommand;
use command::Failure;
use engine::Depth;
use engine::engine::Config;
use engine::eval::Evaluation;
use engine::time::WallClock;
use janggi::{PerftBikjang, Preset, perft};
use std::hint::black_box;
use std::io::{self, Write};
use std::sync::Arc;

/// Measure speed
///
/// Without a subcommand, the engine searches fixed positions to a fixed depth on one thread. The last line is `Bench:
/// NODES nodes NPS nps`; the node count is the same on every machine.
#[derive(Debug, clap::Args)]
#[command(args_conflicts_with_subcommands = true)]
pub(crate) struct BenchArguments {
    #[command(subcommand)]
    what: Option<What>,
    /// Search depth
    #[arg(long, value_name = "N", default_value_t = engine::bench::DEPTH.0, value_parser = clap::value_parser!(i32).range(1..=20))]
    depth: i32,
    /// Size of the transposition table in MiB; the node count is only comparable at the same size
    #[arg(long, value_name = "MIB", default_value_t = 16, value_parser = clap::value_parser!(u32).range(1..=4_096))]
    hash: u32,
    /// Evaluation: `hand` or a network file; by default the built-in network
    #[arg(long, value_name = "FILE", default_value = "")]
    net: String,
}

#[derive(Debug, Subcommand)]
enum What {
    /// Move generation: leaves per second of processor time on one thread
    Perft {
        /// Length of the move sequences
        #[arg(long, value_name = "N", default_value_t = 5, value_parser = clap::value_parser!(u32).range(1..=7))]
        depth: u32,
    },
    Eval(eval::BenchEvalArguments),
    Search(search::BenchSearchArguments),
    Startup(startup::BenchStartupArguments),
    Records(records::BenchRecordsArguments),
    Tables(tables::BenchTablesArguments),
}

pub(crate) fn run(arguments: &BenchArguments) -> Result<(), Failure> {
    match &arguments.what {
        Some(What::Perft { depth }) => bench_perft(*depth),
        Some(What::Eval(eval)) => eval::run(eval),
        Some(What::Search(search)) => search::run(search),
        Some(What::Startup(startup)) => startup::run(startup),
        Some(What::Records(records)) => records::run(records),
        Some(What::Tables(tables)) => tables::run(tables),
        None => bench_engine(arguments),
    }
}

fn bench_engine(arguments: &BenchArguments) -> Result<(), Failure> {
    let evaluation = Evaluation::load(&arguments.net).map_err(|error| Failure::usage(error.code(), error))?;
    let stopwatch = Stopwatch::start();
    let config = Config {
        hash: arguments.hash as usize,
        ..Config::default()
    };
    let clock = Arc::new(WallClock::start());
    let bench = engine::bench::bench(config, &evaluation, Depth(arguments.depth), clock);
    let speed = bench.nodes.0 as f64 / stopwatch.seconds();
    let mut output = io::stdout().lock();
    writeln!(output, "Evaluation: {evaluation}")?;
    writeln!(output, "nodes per second of processor time: {speed:.0}")?;
    writeln!(output, "Bench: {} nodes {} nps", bench.nodes.0, bench.nps())?;
    Ok(())
}

fn bench_perft(depth: u32) -> Result<(), Failure> {
    let position = position_argument::position(None, &Preset::Pychess.rules())?;
    let before = scalar_loop::steps_per_second();
    let stopwatch = Stopwatch::start();
    let leaves = perft(PerftBikjang::MustResolve, black_box(&position), depth);
    let seconds = stopwatch.seconds();
    // The loop's speed is averaged over runs before and after the measurement, to reduce the effect of a changing clock
    // rate.
    let scalar = f64::midpoint(before, scalar_loop::steps_per_second());
    let speed = leaves as f64 / seconds;
    let mut output = io::stdout().lock();
    writeln!(
        output,
        "perft {depth} from the start, one thread: {leaves} leaves in {seconds:.3} s of processor time"
    )?;
    writeln!(
        output,
        "scalar loop in the same run: {:.0} million steps per second",
        scalar / 1e6
    )?;
    writeln!(
        output,
        "Perft: {:.1} million leaves per second, ratio {:.5}",
        speed / 1e6,
        speed / scalar
    )?;
    Ok(())
}
