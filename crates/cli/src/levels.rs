//! `janggun levels`: the levels for people measured against each other.
//!
//! Owns the command line, the log and the two files that are written; who plays whom, the arithmetic and the paper are the
//! engine crate's.

use crate::failure::Failure;
use crate::interrupt::stop_on_interrupt;
use crate::match_log::Log;
use crate::rules_argument;
use crate::self_play::Pairs;
use engine::duel::contest::Pair;
use engine::duel::player::Leveled;
use engine::eval::Evaluation;
use engine::levels::ladder::{Rung, rungs};
use engine::levels::measured::Measured;
use engine::levels::rating::Meeting;
use janggi::{Outcome, Side};
use std::collections::BTreeMap;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::Ordering;

/// Measure the levels for people against each other
///
/// Neighbouring levels play pairs of games; the strengths are fitted to the results and printed as `docs/levels.md`. With
/// --log it can be broken off (Ctrl-C) and gone on with.
#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    /// Pairs of games of every two neighbours
    #[arg(long, value_name = "N", default_value_t = 55, value_parser = clap::value_parser!(u64).range(1..=100_000))]
    pairs: u64,
    /// Nodes two neighbours may cost: costly ones play fewer pairs, ten at least
    #[arg(long, value_name = "NODES", default_value_t = 30_000_000)]
    nodes: u64,
    /// Preset or rules file
    #[arg(long, value_name = "R", default_value = "kakao")]
    rules: String,
    /// Games at a time
    #[arg(long, value_name = "J", default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..=256))]
    jobs: u64,
    /// Write finished pairs here, and leave out those already there
    #[arg(long, value_name = "FILE")]
    log: Option<PathBuf>,
    /// Measure these neighbours only: the number of the lower level, as often as wanted
    #[arg(long, value_name = "LEVEL")]
    only: Vec<u8>,
    /// Put the results into the source tree that lies here: the record and the paper
    #[arg(long, conflicts_with = "only")]
    write: bool,
}

/// Where the source tree keeps the results, and the paper about them.
const RECORD: &str = "crates/engine/src/levels/measured.txt";
const PAPER: &str = "docs/levels.md";

/// Pairs of a rung are numbered from so many times the number of its lower level.
const RUNG: u64 = 1_000_000;

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let rules = rules_argument::rules(&arguments.rules)?;
    if arguments.write && !Path::new(RECORD).is_file() {
        let detail = format!("--write is for the root of the source tree: there is no {RECORD} here");
        return Err(Failure::usage("no_source_tree", detail));
    }
    let how = format!("rules `{}`, evaluation {}", arguments.rules, Evaluation::default());
    let mut measured = Measured::new(how);
    let headline = format!("# levels 1 | {}", measured.text().trim_end().replace('\n', " | "));
    let mut log = match &arguments.log {
        Some(path) => Some(Log::open(path, &headline)?),
        None => None,
    };
    let mut pairs: Vec<Pair> = log.iter().flat_map(|log| log.pairs.iter().copied()).collect();
    let rungs: Vec<Rung> = rungs(arguments.pairs, arguments.nodes)
        .into_iter()
        .filter(|rung| arguments.only.is_empty() || arguments.only.contains(&rung.lower.number()))
        .collect();
    let (left, stop) = (left(&rungs, &pairs), stop_on_interrupt());
    let work = Pairs {
        rules: &rules,
        left: &left,
        jobs: arguments.jobs,
        stop: &stop,
    };
    work.play(
        |rung, number| [Leveled::new(rung.lower, number), Leveled::new(rung.upper, !number)],
        |count, pair| {
            pairs.push(pair);
            eprint!("\r{count}/{} pairs, level {}   ", left.len(), pair.number / RUNG);
            log.as_mut().map_or(Ok(()), |log| log.write(&pair))
        },
    )?;
    measured.meetings = meetings(&pairs);
    report(arguments, &measured)?;
    if stop.load(Ordering::Relaxed) {
        return Err(Failure::work(
            "interrupted",
            "not all was played; with the same --log it goes on",
        ));
    }
    Ok(())
}

/// The pairs that are not on the log: the first of every rung, then the second, so that what is broken off is of use.
fn left(rungs: &[Rung], done: &[Pair]) -> Vec<(Rung, u64)> {
    let numbers = rungs.iter().flat_map(|rung| {
        let first = u64::from(rung.lower.number()) * RUNG;
        (first..first + rung.pairs).map(|number| (*rung, number))
    });
    let mut left: Vec<_> = numbers
        .filter(|(_, number)| done.iter().all(|pair| pair.number != *number))
        .collect();
    left.sort_by_key(|(_, number)| number % RUNG);
    left
}

/// The results of each two neighbours, from the view of the lower level.
fn meetings(pairs: &[Pair]) -> Vec<Meeting> {
    let mut meetings = BTreeMap::new();
    for pair in pairs {
        let one = (pair.number / RUNG) as usize - 1;
        let meeting = meetings.entry(one).or_insert(Meeting {
            one,
            two: one + 1,
            wins: 0,
            draws: 0,
            losses: 0,
        });
        for (game, side) in pair.games.iter().zip(Side::ALL) {
            match game.outcome {
                Outcome::Win(winner) if winner == side => meeting.wins += 1,
                Outcome::Win(_) => meeting.losses += 1,
                Outcome::Draw | Outcome::None => meeting.draws += 1,
            }
        }
    }
    meetings.into_values().collect()
}

fn report(arguments: &Arguments, measured: &Measured) -> Result<(), Failure> {
    let mut output = io::stdout().lock();
    let Some(paper) = measured.paper() else {
        write!(output, "{}", measured.text())?;
        return Ok(());
    };
    write!(output, "{paper}")?;
    if arguments.write {
        for (path, text) in [(RECORD, &measured.text()), (PAPER, &paper)] {
            std::fs::write(path, text).map_err(|error| Failure::work("write_failed", format!("{path}: {error}")))?;
        }
        eprintln!("written: {RECORD}, {PAPER}; the next build knows the new grades");
    }
    Ok(())
}
