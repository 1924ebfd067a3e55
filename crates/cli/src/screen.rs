//! `janggun screen`: many changes of the search's numbers judged by the same games.
//!
//! Owns the command line, the log and the printing; the lots, the games and the arithmetic are the engine crate's.

use crate::failure::Failure;
use crate::interrupt::stop_on_interrupt;
use crate::match_log::Log;
use crate::rules_argument;
use engine::duel::clock::Control;
use engine::duel::contest::{Pair, Setting, Tally, play_pair_in};
use engine::duel::game::opening;
use engine::duel::player::Searcher;
use engine::eval::Evaluation;
use engine::time::SimulatedClock;
use engine::tune::screen::{Factor, Screen};
use janggi::Rules;
use std::collections::BTreeSet;
use std::io::{self, Write};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::channel;

/// Judge many changes of the search's numbers by the same games
///
/// In every pair of games both sides draw by lot which of the changes they make; afterwards least squares tell what each
/// change is worth. With --log it can be broken off (Ctrl-C) and gone on with. `janggun tune` lists the numbers there are.
#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    /// What is changed: `razor_depth=0`, or several values of a number, `reverse_margin=45,80`
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
    /// Preset or rules file
    #[arg(long, value_name = "R", default_value = "pychess")]
    rules: String,
    /// What values positions: `hand`, or a network's file; without it what is built in
    #[arg(long, value_name = "FILE", default_value = "")]
    net: String,
    /// Games at a time
    #[arg(long, value_name = "J", default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..=256))]
    jobs: u64,
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
    let evaluation = Evaluation::load(&arguments.net).map_err(|error| Failure::usage(error.code(), error))?;
    let rules = rules_argument::rules(&arguments.rules)?;
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
    let work = Work {
        screen: Screen {
            factors,
            chance: arguments.chance,
        },
        rules,
        evaluation,
        nodes: arguments.nodes,
        left: numbers.filter(|number| !done.contains(number)).collect(),
        next: AtomicU64::new(0),
        stop: stop_on_interrupt(),
    };
    play(&work, arguments.jobs, |pair| {
        pairs.push(pair);
        log.as_mut().map_or(Ok(()), |log| log.write(&pair))
    })?;
    // Sums of many numbers depend a little on their order, which is that in which games end.
    pairs.sort_unstable_by_key(|pair| pair.number);
    report(&work.screen, &pairs)?;
    if work.stop.load(Ordering::Relaxed) {
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
        arguments.rules,
        arguments.factors.join(" ")
    )
}

/// What the jobs share.
struct Work {
    screen: Screen,
    rules: Rules,
    evaluation: Evaluation,
    nodes: u64,
    /// Numbers of the pairs still to be played.
    left: Vec<u64>,
    next: AtomicU64,
    stop: Arc<AtomicBool>,
}

impl Work {
    /// One job: pairs until there are none left.
    fn labour(&self, mut finished: impl FnMut(Pair) -> bool) {
        let clock = SimulatedClock::default();
        let setting = Setting {
            controls: [Control::default(); 2],
            clock: &clock,
            stop: &self.stop,
        };
        while let Some(&number) = self.left.get(self.next.fetch_add(1, Ordering::Relaxed) as usize) {
            let [mut one, mut two] = self.screen.lots(number).map(|lot| {
                Searcher::new(self.nodes, self.screen.params(&lot)).with_evaluation(self.evaluation.clone())
            });
            let start = opening(&self.rules, number);
            match play_pair_in(&setting, number, &start, &mut one, &mut two) {
                Some(played) if finished(played.pair) => {}
                Some(_) | None => return,
            }
        }
    }
}

fn play(work: &Work, jobs: u64, mut enter: impl FnMut(Pair) -> Result<(), Failure>) -> Result<(), Failure> {
    let (sender, results) = channel();
    std::thread::scope(|scope| {
        for _ in 0..jobs.min(work.left.len() as u64) {
            let sender = sender.clone();
            scope.spawn(move || work.labour(|pair| sender.send(pair).is_ok()));
        }
        drop(sender);
        for (count, pair) in (1..).zip(results) {
            enter(pair)?;
            eprint!("\r{count}/{} pairs   ", work.left.len());
        }
        eprintln!();
        Ok(())
    })
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
