//! `janggun bench search`: nodes per second of the search, with the hand-crafted evaluation and with the network on
//! each SIMD path of this processor.
//!
//! Fails if the network's node counts differ between paths.

use super::cpu_time::Stopwatch;
use super::scalar_loop;
use command::Failure;
use engine::Depth;
use engine::engine::Config;
use engine::eval::Evaluation;
use engine::nnue::Network;
use engine::nnue::format::Net;
use engine::nnue::simd::{InstructionSet, Kernel};
use engine::time::SimulatedClock;
use std::io::{self, Write};
use std::sync::Arc;

/// Search: nodes per second of processor time on one thread, for the hand-crafted evaluation and for the network on
/// every SIMD path
#[derive(Debug, clap::Args)]
pub(crate) struct BenchSearchArguments {
    /// Network file; by default the built-in one, or a synthetic one if there is none
    #[arg(long, value_name = "FILE", default_value = "")]
    net: String,
    /// Search depth of each position
    #[arg(long, value_name = "N", default_value_t = 9, value_parser = clap::value_parser!(i32).range(1..=20))]
    depth: i32,
    /// Measure only this SIMD path: `scalar`, `avx2`, …
    #[arg(long, value_name = "PATH")]
    path: Option<String>,
}

pub(crate) fn run(arguments: &BenchSearchArguments) -> Result<(), Failure> {
    let network = match Evaluation::load(&arguments.net) {
        Ok(Evaluation::Net(network)) => Network::clone(&network),
        Ok(Evaluation::Hand) => Network::new(&Net::synthetic(1)),
        Err(error) => return Err(Failure::usage(error.code(), error)),
    };
    let wanted = |path: &InstructionSet| arguments.path.as_ref().is_none_or(|name| path.id() == name);
    if !InstructionSet::ALL.iter().any(wanted) {
        let known: Vec<&str> = InstructionSet::ALL.iter().map(|path| path.id()).collect();
        return Err(Failure::usage(
            "unknown_path",
            format!("a path is one of {}", known.join(", ")),
        ));
    }
    let scalar = scalar_loop::steps_per_second();
    let mut output = io::stdout().lock();
    writeln!(
        output,
        "depth {}, network {}, scalar loop in the same run: {:.0} million steps per second",
        arguments.depth,
        network.name(),
        scalar / 1e6
    )?;
    let mut measure = |name: &str, evaluation: &Evaluation| -> Result<u64, Failure> {
        let stopwatch = Stopwatch::start();
        let clock = Arc::new(SimulatedClock::default());
        let nodes = engine::bench::bench(Config::default(), evaluation, Depth(arguments.depth), clock)
            .nodes
            .0;
        let speed = nodes as f64 / stopwatch.seconds();
        writeln!(
            output,
            "{name:<12} {nodes:>12} nodes {speed:>12.0} a second  ratio {:.7}",
            speed / scalar
        )?;
        Ok(nodes)
    };
    if arguments.path.is_none() {
        measure("hand-made", &Evaluation::Hand)?;
    }
    let mut counts = Vec::new();
    let mut absent = Vec::new();
    for path in InstructionSet::ALL.into_iter().filter(wanted) {
        match Kernel::of(path) {
            Some(kernel) => {
                let network = network.clone().with_kernel(kernel);
                counts.push(measure(path.id(), &Evaluation::Net(Arc::new(network)))?);
            }
            None => absent.push(path.id()),
        }
    }
    for path in absent {
        writeln!(output, "{path:<12} not on this processor: not run")?;
    }
    if counts.windows(2).any(|pair| pair[0] != pair[1]) {
        return Err(Failure::work("paths_differ", format!("{counts:?} nodes")));
    }
    Ok(())
}
