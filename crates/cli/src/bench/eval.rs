//! `janggun bench eval`: speed of each evaluation in positions per second.
//!
//! The positions come from a walk through random games. The time of the walk itself is subtracted.

use super::cpu_time::Stopwatch;
use command::Failure;
use engine::eval::{Evaluation, Evaluator, PointsContext};
use engine::nnue::accumulator::Accumulators;
use engine::nnue::format::Net;
use engine::nnue::simd::{InstructionSet, Kernel};
use engine::nnue::walk::Walk;
use engine::nnue::{Network, RuleClass};
use janggi::referee::GameHistory;
use std::hint::black_box;
use std::io::{self, Write};

/// Evaluation: positions per second of processor time, for the hand-crafted one and for the network on every SIMD path
///
/// `full refresh` evaluates the whole board at every position; `incremental` updates the evaluation from position to
/// position, as the search does.
#[derive(Debug, clap::Args)]
pub(crate) struct BenchEvalArguments {
    /// Network file; by default the built-in one, or a synthetic one if there is none
    #[arg(long, value_name = "FILE", default_value = "")]
    net: String,
    /// Number of games from which the positions come
    #[arg(long, value_name = "N", default_value_t = 60, value_parser = clap::value_parser!(u16).range(1..=10_000))]
    games: u16,
}

pub(crate) fn run(arguments: &BenchEvalArguments) -> Result<(), Failure> {
    let network = match Evaluation::load(&arguments.net) {
        Ok(Evaluation::Net(network)) => Network::clone(&network),
        Ok(Evaluation::Hand) => Network::new(&Net::synthetic(1)),
        Err(error) => return Err(Failure::usage(error.code(), error)),
    };
    let walk = Walk::new(usize::from(arguments.games), 1);
    let bare = seconds(&walk, |_| {});
    let mut output = io::stdout().lock();
    writeln!(
        output,
        "{} positions of {} games, network {}; the way alone {bare:.3} s of processor time",
        walk.len(),
        arguments.games,
        network.name()
    )?;
    let mut hand = Evaluator::new(&Evaluation::Hand);
    let by_hand = speed(&walk, bare, |history| {
        black_box(hand.evaluate(history, &PointsContext::default()));
    });
    writeln!(output, "{:<26} {:>12.0} a second", "hand-made", by_hand)?;
    let mut row =
        |name: String, speed: f64| writeln!(output, "{name:<26} {speed:>12.0} a second  {:>6.2} x", speed / by_hand);
    for kernel in InstructionSet::ALL.into_iter().filter_map(Kernel::of) {
        let network = network.clone().with_kernel(kernel);
        let path = kernel.instruction_set().id();
        row(
            format!("{path}, full refresh"),
            speed(&walk, bare, |history| full_refresh(&network, history)),
        )?;
        let mut sums = Accumulators::new(&network);
        let incremental = speed(&walk, bare, |history| {
            black_box(sums.evaluate(&network, history, RuleClass::of(history.rules()), 0));
        });
        row(format!("{path}, incremental"), incremental)?;
    }
    Ok(())
}

fn full_refresh(network: &Network, history: &GameHistory) {
    let (position, turn) = (history.position(), history.position().turn());
    let kings = [position.general(turn), position.general(turn.opposite())];
    let class = RuleClass::of(history.rules());
    black_box(network.evaluate(position.board(), turn, kings, class, 0));
}

fn seconds(walk: &Walk, value: impl FnMut(&GameHistory)) -> f64 {
    let stopwatch = Stopwatch::start();
    walk.go(value);
    stopwatch.seconds()
}

fn speed(walk: &Walk, bare: f64, value: impl FnMut(&GameHistory)) -> f64 {
    walk.len() as f64 / (seconds(walk, value) - bare).max(1e-9)
}
