//! `janggun-lab screen`: tests many changes to the search parameters at once (factorial test).
//!
//! Contains the command line and the output; the assignments, the games and the arithmetic are in the crate `lab`.

use crate::measure::match_log;
use crate::measure::self_play_arguments::SelfPlayArguments;
use command::Failure;
use command::stop_on_interrupt;
use engine::eval::Evaluation;
use engine::time::SimulatedClock;
use janggi::Rules;
use lab::match_runner::log::MatchLog;
use lab::match_runner::opening::random_opening;
use lab::match_runner::pairs::{MatchContext, Pair, Tally, play_pair};
use lab::match_runner::player::EnginePlayer;
use lab::match_runner::queue::WorkQueue;
use lab::tune::factorial::{Factor, FactorialTest};
use std::collections::BTreeSet;
use std::io::{self, Write};
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};

/// Test many changes to the search parameters with the same games
///
/// In every pair of games, each side makes a random selection of the changes. Afterwards, the effect of each change is
/// estimated by least squares. With --log, the test can be interrupted (Ctrl-C) and continued. `janggun-lab tune` lists
/// the parameters.
#[derive(Debug, clap::Args)]
pub(crate) struct FactorialArguments {
    /// Changes to test, such as `see_depth=0`, or `reverse_margin=45,80` for several values of a parameter
    #[arg(required = true, value_name = "NAME=VALUES")]
    factors: Vec<String>,
    /// Probability that a side changes a parameter, in percent
    #[arg(long, value_name = "P", default_value_t = 35, value_parser = clap::value_parser!(u64).range(1..=99))]
    chance: u64,
    /// Number of pairs of games
    #[arg(long, value_name = "N", default_value_t = 1_000, value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    pairs: u64,
    /// Number of the first opening
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = clap::value_parser!(u64).range(..=1_000_000_000_000))]
    first: u64,
    /// Nodes per move
    #[arg(long, value_name = "N", default_value_t = 3_000, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,
    #[command(flatten)]
    games: SelfPlayArguments,
    /// Write finished pairs to this file, and skip those already in it
    #[arg(long, value_name = "FILE")]
    log: Option<PathBuf>,
}

pub(crate) fn run(arguments: &FactorialArguments) -> Result<(), Failure> {
    let factors: Result<Vec<Factor>, Failure> = arguments.factors.iter().map(|text| factor(text)).collect();
    let factors = factors?;
    let names: BTreeSet<&str> = factors.iter().map(|factor| factor.row.name).collect();
    if names.len() < factors.len() {
        return Err(Failure::usage(
            "bad_factor",
            "a number is named twice; NAME=VALUE,VALUE judges both values",
        ));
    }
    let (evaluation, rules) = (arguments.games.evaluation()?, arguments.games.rules()?);
    let mut log = match_log::open(arguments.log.as_deref(), &headline(arguments, &evaluation))?;
    let test = FactorialTest {
        factors,
        chance: arguments.chance,
    };
    let stop = stop_on_interrupt();
    let mut pairs = play(arguments, &test, &evaluation, &rules, &mut log, &stop)?;
    // Floating-point sums depend slightly on the order, and parallel jobs finish in an unpredictable order.
    pairs.sort_unstable_by_key(|pair| pair.number);
    report(&test, &pairs)?;
    if stop.load(Ordering::Relaxed) {
        return Err(Failure::work(
            "interrupted",
            "not all pairs were played; the same --log continues",
        ));
    }
    Ok(())
}

/// Plays the pairs that are missing from the log. Returns these and the logged pairs.
fn play(
    arguments: &FactorialArguments,
    test: &FactorialTest,
    evaluation: &Evaluation,
    rules: &Rules,
    log: &mut Option<MatchLog<Pair>>,
    stop: &AtomicBool,
) -> Result<Vec<Pair>, Failure> {
    let mut pairs: Vec<Pair> = log.iter().flat_map(|log| log.entries.iter().copied()).collect();
    let done: BTreeSet<u64> = pairs.iter().map(|pair| pair.number).collect();
    let left: Vec<u64> = (arguments.first..arguments.first + arguments.pairs)
        .filter(|number| !done.contains(number))
        .collect();
    let clock = SimulatedClock::default();
    let play = |number: u64| {
        let [mut one, mut two] = test.assignments(number).map(|assignment| {
            EnginePlayer::new(arguments.nodes, test.params(&assignment)).with_evaluation(evaluation.clone())
        });
        let context = MatchContext::untimed(&clock, stop);
        play_pair(&context, number, &random_opening(rules, number), &mut one, &mut two)
    };
    let queue = WorkQueue {
        left: &left,
        jobs: arguments.games.jobs,
        stop,
    };
    queue.play(
        || Ok(play),
        |count, played| {
            pairs.push(played.pair);
            eprint!("\r{count}/{} pairs   ", left.len());
            match_log::write(log.as_mut(), &played.pair)?;
            Ok::<_, Failure>(ControlFlow::Continue(()))
        },
    )?;
    eprintln!();
    Ok(pairs)
}

fn factor(text: &str) -> Result<Factor, Failure> {
    let bad = |error| Failure::usage("bad_factor", format!("{text:?}: {error}"));
    text.parse().map_err(bad)
}

/// Returns the first line of the log, which identifies the test. It does not contain the number of pairs, so that more
/// pairs can be added.
fn headline(arguments: &FactorialArguments, evaluation: &Evaluation) -> String {
    format!(
        "# screen 1 | chance {} | nodes {} | rules {} | evaluation {evaluation} | {}",
        arguments.chance,
        arguments.nodes,
        arguments.games.rules,
        arguments.factors.join(" ")
    )
}

fn report(test: &FactorialTest, pairs: &[Pair]) -> Result<(), Failure> {
    let score = |pair: &Pair| {
        let mut tally = Tally::default();
        tally.add_pair(pair);
        (pair.number, tally.score())
    };
    let scores: Vec<(u64, f64)> = pairs.iter().map(score).collect();
    let mut output = io::stdout().lock();
    let Some(effects) = test.effects(&scores) else {
        writeln!(output, "{} pairs are too few to tell the changes apart", pairs.len())?;
        return Ok(());
    };
    writeln!(
        output,
        "{:20} {:>8} {:>8} {:>8} {:>8} {:>7}",
        "number", "default", "value", "pairs", "Elo", "±"
    )?;
    for effect in effects {
        writeln!(
            output,
            "{:20} {:>8} {:>8} {:>8} {:>+8.1} {:>7.1}",
            effect.row.name, effect.row.default, effect.value, effect.pairs, effect.elo, effect.error
        )?;
    }
    Ok(())
}
