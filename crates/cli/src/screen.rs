//! `janggun screen`: many changes of the search's numbers judged by the same games.
//!
//! Owns the command line, the log and the printing; the lots, the games and the arithmetic are the engine crate's.

use crate::failure::Failure;
use crate::interrupt::stop_on_interrupt;
use crate::match_log::Log;
use crate::self_play::{Games, Pairs};
use engine::duel::contest::{Pair, Tally};
use engine::duel::player::Searcher;
use engine::eval::Evaluation;
use engine::tune::screen::{Factor, Screen};
use std::collections::BTreeSet;
use std::io::{self, Write};
use std::path::PathBuf;
use std::sync::atomic::Ordering;

/// Judge many changes of the search's numbers by the same games
///
/// In every pair of games both sides draw by lot which of the changes they make; afterwards least squares tell what each
/// change is worth. With --log it can be broken off (Ctrl-C) and gone on with. `janggun tune` lists the numbers there are.
#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    /// What is changed: `see_depth=0`, or several values of a number, `reverse_margin=45,80`
    #[arg(required = true, value_name = "NAME=VALUES")]
    factors: Vec<String>,
    /// How often a side changes a number, percent
    #[arg(long, value_name = "P", default_value_t = 35, value_parser = clap::value_parser!(u64).range(1..=99))]
    chance: u64,
    /// Pairs of games
    #[arg(long, value_name = "N", default_value_t = 1_000, value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    pairs: u64,
    /// Number of the first opening
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = clap::value_parser!(u64).range(..=1_000_000_000_000))]
    first: u64,
    /// Nodes a move
    #[arg(long, value_name = "N", default_value_t = 3_000, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,
    #[command(flatten)]
    games: Games,
    /// Write finished pairs here, and leave out those already there
    #[arg(long, value_name = "FILE")]
    log: Option<PathBuf>,
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
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
    let mut log = match &arguments.log {
        Some(path) => Some(Log::open(path, &headline(arguments, &evaluation))?),
        None => None,
    };
    let mut pairs = log
        .as_mut()
        .map(|log| std::mem::take(&mut log.pairs))
        .unwrap_or_default();
    let done: BTreeSet<u64> = pairs.iter().map(|pair| pair.number).collect();
    let numbers = arguments.first..arguments.first + arguments.pairs;
    let left: Vec<((), u64)> = numbers
        .filter(|number| !done.contains(number))
        .map(|number| ((), number))
        .collect();
    let screen = Screen {
        factors,
        chance: arguments.chance,
    };
    let stop = stop_on_interrupt();
    let player = |lot| Searcher::new(arguments.nodes, screen.params(&lot)).with_evaluation(evaluation.clone());
    let work = Pairs {
        rules: &rules,
        left: &left,
        jobs: arguments.games.jobs,
        stop: &stop,
    };
    work.play(
        |(), number| screen.lots(number).map(player),
        |count, pair| {
            pairs.push(pair);
            eprint!("\r{count}/{} pairs   ", left.len());
            log.as_mut().map_or(Ok(()), |log| log.write(&pair))
        },
    )?;
    // Sums of many numbers depend a little on their order, which is that in which games end.
    pairs.sort_unstable_by_key(|pair| pair.number);
    report(&screen, &pairs)?;
    if stop.load(Ordering::Relaxed) {
        return Err(Failure::work(
            "interrupted",
            "not all was played; with the same --log it goes on",
        ));
    }
    Ok(())
}

fn factor(text: &str) -> Result<Factor, Failure> {
    let bad = |error| Failure::usage("bad_factor", format!("{text:?}: {error}"));
    text.parse().map_err(bad)
}

/// Which screening a log is of. More pairs may be added to it.
fn headline(arguments: &Arguments, evaluation: &Evaluation) -> String {
    format!(
        "# screen 1 | chance {} | nodes {} | rules {} | evaluation {evaluation} | {}",
        arguments.chance,
        arguments.nodes,
        arguments.games.rules,
        arguments.factors.join(" ")
    )
}

fn report(screen: &Screen, pairs: &[Pair]) -> Result<(), Failure> {
    let score = |pair: &Pair| {
        let mut tally = Tally::default();
        tally.enter_pair(pair);
        (pair.number, tally.score())
    };
    let scores: Vec<(u64, f64)> = pairs.iter().map(score).collect();
    let mut output = io::stdout().lock();
    let Some(effects) = screen.effects(&scores) else {
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
