//! `janggun-lab levels`: measures the playing levels against each other.
//!
//! Contains the command line and writes the result files; the games and the arithmetic are in the crate `lab`.

use crate::measure::match_log;
use command::Failure;
use command::rules_argument;
use command::stop_on_interrupt;
use engine::eval::Evaluation;
use engine::time::SimulatedClock;
use lab::levels::pairings::{LevelPairing, head_to_heads, level_pairings, lower_level, pairs_left};
use lab::levels::results::LevelResults;
use lab::match_runner::opening::random_opening;
use lab::match_runner::pairs::{MatchContext, Pair, play_pair};
use lab::match_runner::player::LevelPlayer;
use lab::match_runner::queue::WorkQueue;
use std::io::{self, Write};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::atomic::Ordering;

/// Measure the playing levels against each other
///
/// Neighbouring levels play pairs of games. Their strengths are fitted to the results and printed in the format of
/// `docs/engine/levels.md`. With --log, the measurement can be interrupted (Ctrl-C) and continued.
#[derive(Debug, clap::Args)]
pub(crate) struct LevelsArguments {
    /// Pairs of games for each two neighbouring levels
    #[arg(long, value_name = "N", default_value_t = 55, value_parser = clap::value_parser!(u64).range(1..=100_000))]
    pairs: u64,
    /// Maximum number of nodes for each two neighbouring levels; strong levels play fewer pairs, but at least ten
    #[arg(long, value_name = "NODES", default_value_t = 30_000_000)]
    nodes: u64,
    /// Preset or rules file
    #[arg(long, value_name = "R", default_value = "kakao")]
    rules: String,
    /// Games in parallel
    #[arg(long, value_name = "J", default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..=256))]
    jobs: u64,
    /// Write finished pairs to this file, and skip those already in it
    #[arg(long, value_name = "FILE")]
    log: Option<PathBuf>,
    /// Measure only this level against the next higher one; may be repeated
    #[arg(long, value_name = "LEVEL")]
    only: Vec<u8>,
    /// Write the results into the source tree in this folder: the record, the grades and docs/engine/levels.md
    #[arg(long, conflicts_with = "only")]
    write: bool,
}

// Files that `--write` replaces: the results, the grades derived from them, and the page about the levels.
const RECORD: &str = "tools/lab/src/levels/measured.txt";
const GRADES: &str = "crates/engine/src/levels/grades.rs";
const DOCUMENT: &str = "docs/engine/levels.md";

pub(crate) fn run(arguments: &LevelsArguments) -> Result<(), Failure> {
    let rules = rules_argument::rules(&arguments.rules)?;
    if arguments.write && !Path::new(RECORD).is_file() {
        let detail = format!("--write is for the root of the source tree: there is no {RECORD} here");
        return Err(Failure::usage("no_source_tree", detail));
    }
    let how = format!("rules `{}`, evaluation {}", arguments.rules, Evaluation::default());
    let mut results = LevelResults::new(how);
    let headline = format!("# levels 1 | {}", results.text().trim_end().replace('\n', " | "));
    let mut log = match_log::open(arguments.log.as_deref(), &headline)?;
    let mut pairs: Vec<Pair> = log.iter().flat_map(|log| log.entries.iter().copied()).collect();
    let pairings: Vec<LevelPairing> = level_pairings(arguments.pairs, arguments.nodes)
        .into_iter()
        .filter(|pairing| arguments.only.is_empty() || arguments.only.contains(&pairing.lower.number()))
        .collect();
    let (left, stop, clock) = (
        pairs_left(&pairings, &pairs),
        stop_on_interrupt(),
        SimulatedClock::default(),
    );
    let queue = WorkQueue {
        left: &left,
        jobs: arguments.jobs,
        stop: &stop,
    };
    let play = |(pairing, number): (LevelPairing, u64)| {
        let mut one = LevelPlayer::new(pairing.lower, number);
        let mut two = LevelPlayer::new(pairing.upper, !number);
        let context = MatchContext::untimed(&clock, &stop);
        play_pair(&context, number, &random_opening(&rules, number), &mut one, &mut two)
    };
    queue.play(
        || Ok(play),
        |count, played| {
            let pair = played.pair;
            pairs.push(pair);
            eprint!("\r{count}/{} pairs, level {}   ", left.len(), lower_level(pair.number));
            match_log::write(log.as_mut(), &pair)?;
            Ok::<_, Failure>(ControlFlow::Continue(()))
        },
    )?;
    eprintln!();
    results.head_to_heads = head_to_heads(&pairs);
    report(arguments, &results)?;
    if stop.load(Ordering::Relaxed) {
        return Err(Failure::work(
            "interrupted",
            "not all pairs were played; the same --log continues",
        ));
    }
    Ok(())
}

fn report(arguments: &LevelsArguments, results: &LevelResults) -> Result<(), Failure> {
    let mut output = io::stdout().lock();
    let Some((document, grades)) = results.document().zip(results.grades_source()) else {
        write!(output, "{}", results.text())?;
        return Ok(());
    };
    write!(output, "{document}")?;
    if arguments.write {
        for (path, text) in [(RECORD, &results.text()), (GRADES, &grades), (DOCUMENT, &document)] {
            std::fs::write(path, text).map_err(|error| Failure::work("write_failed", format!("{path}: {error}")))?;
        }
        eprintln!("written: {RECORD}, {GRADES}, {DOCUMENT}; the next build knows the new grades");
    }
    Ok(())
}
