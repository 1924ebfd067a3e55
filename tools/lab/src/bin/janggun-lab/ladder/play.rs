//! `janggun-lab ladder play`: plays the games that are missing from the log.

use super::opponent::Opponent;
use command::{Failure, stop_on_interrupt};
use engine::time::{Clock, WallClock};
use janggi::Game;
use lab::ladder::game::{self, LadderGame};
use lab::ladder::odds::Odds;
use lab::ladder::standing::Standing;
use lab::match_runner::log::MatchLog;
use lab::match_runner::pairs::MatchContext;
use lab::match_runner::queue::WorkQueue;
use sha2::{Digest, Sha256};
use std::collections::BTreeSet;
use std::io::{self, Write};
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};

/// Play games at given odds, or continue a log
///
/// Every opening is played twice with swapped sides, to the end and under our rules. Each finished game is appended to
/// the log as one line with all its moves and scores. The same command continues an interrupted run (Ctrl-C), on this
/// machine or another. A log with other odds, openings or engines is refused; an engine is identified by its name, its
/// options and the node count of a search.
#[derive(Debug, clap::Args)]
pub(crate) struct LadderPlayArguments {
    /// The other engine: program and arguments, then options: `PROGRAM ARGUMENT…;NAME=VALUE;…`
    #[arg(long, value_name = "CMD")]
    opponent: String,
    /// Our engine; by default the engine of this program
    #[arg(long, value_name = "CMD")]
    engine: Option<String>,
    /// Approximate ratio of the other engine's processor time to ours: 21, 42, 64 or 128
    #[arg(long, value_name = "TIMES")]
    odds: Odds,
    /// Total number of games, including those in the log; at most two for each opening
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// Games in parallel
    #[arg(long, value_name = "J", default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..=256))]
    jobs: u64,
    /// File with other openings, one FEN per line; by default the built-in openings
    #[arg(long, value_name = "FILE")]
    openings: Option<PathBuf>,
    /// Log of the finished games
    #[arg(long, value_name = "FILE")]
    log: PathBuf,
}

/// State shared by the jobs.
struct Work<'a> {
    openings: Vec<Game>,
    openings_hash: [u8; 32],
    engines: [Opponent; 2],
    odds: Odds,
    clock: WallClock,
    stop: &'a AtomicBool,
}

pub(crate) fn run(arguments: &LadderPlayArguments) -> Result<(), Failure> {
    let (text, openings) = super::setting::openings(arguments.openings.as_deref())?;
    let most = 2 * openings.len() as u64;
    if arguments.games > most {
        return Err(Failure::usage(
            "too_many_games",
            format!("the openings are enough for {most}"),
        ));
    }
    let stop = stop_on_interrupt();
    let ours = Opponent::ours(arguments.engine.as_deref())?;
    let work = Work {
        openings,
        openings_hash: Sha256::digest(&text).into(),
        engines: [ours, Opponent::named(&arguments.opponent)?],
        odds: arguments.odds,
        clock: WallClock::start(),
        stop: &stop,
    };
    let mut log = MatchLog::<LadderGame>::open(&arguments.log, &work.headline()?)
        .map_err(|error| Failure::usage("bad_log", error))?;
    let done: BTreeSet<u64> = log.entries.iter().map(|game| game.number).collect();
    let left: Vec<u64> = (0..arguments.games).filter(|number| !done.contains(number)).collect();
    let mut standing: Standing = log.entries.iter().collect();
    let queue = WorkQueue {
        left: &left,
        jobs: arguments.jobs,
        stop: &stop,
    };
    queue.play(
        || work.start_job(),
        |count, game| {
            log.write(&game).map_err(|error| Failure::work("log_failed", error))?;
            standing.add(&game);
            work.progress(count, left.len(), &standing);
            Ok::<_, Failure>(ControlFlow::Continue(()))
        },
    )?;
    eprintln!();
    write!(io::stdout().lock(), "{standing}")?;
    if stop.load(Ordering::Relaxed) {
        return Err(Failure::work(
            "interrupted",
            "not all games are played; the same command continues",
        ));
    }
    Ok(())
}

impl Work<'_> {
    /// Returns the first line of the log: the settings that must match to continue it.
    fn headline(&self) -> Result<String, Failure> {
        let [ours, theirs] = &self.engines;
        let Odds {
            times,
            ours: our_nodes,
            theirs: their_nodes,
        } = self.odds;
        let (ours, theirs) = (ours.identity(&self.openings[0])?, theirs.identity(&self.openings[0])?);
        let [a, b, c, d, ..] = self.openings_hash;
        let rules = super::setting::RULES.id();
        Ok(format!(
            "# ladder 1 | {times} times, nodes {our_nodes} : {their_nodes} | {ours} | {theirs} | rules {rules} | openings {a:02x}{b:02x}{c:02x}{d:02x}"
        ))
    }

    /// Starts both engines for a job, and returns a function that plays a game with them.
    fn start_job(&self) -> Result<impl FnMut(u64) -> Option<LadderGame>, Failure> {
        let [ours, theirs] = &self.engines;
        let (mut ours, mut theirs) = (ours.start(self.odds.ours)?, theirs.start(self.odds.theirs)?);
        let context = MatchContext::untimed(&self.clock, self.stop);
        Ok(move |number: u64| {
            let opening = &self.openings[usize::try_from(number / 2).ok()?];
            game::play(&context, number, opening, &mut ours, &mut theirs)
        })
    }

    fn progress(&self, count: usize, all: usize, standing: &Standing) {
        let seconds = self.clock.now().0 / 1_000;
        let wait = seconds * (all - count) as u64 / count.max(1) as u64;
        let (score, error) = standing.score();
        let (score, error) = (100.0 * score, 100.0 * error);
        eprint!(
            "\r{count}/{all}  {score:.1} ± {error:.1} %  {}:{:02} left   ",
            wait / 60,
            wait % 60
        );
    }
}
