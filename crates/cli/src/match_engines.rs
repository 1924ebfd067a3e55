//! `janggun match`: two UCI engines against each other under our rules, sides swapped per opening.
//!
//! Owns the work list, the log and the printing; the games and the arithmetic are the engine crate's. An engine that
//! answers with an action that may not be played, or not at all, loses that game.

use crate::failure::Failure;
use crate::rules_argument;
use engine::duel::contest::{Pair, Tally, play_pair};
use engine::duel::game::opening;
use engine::duel::process::{Recipe, UciPlayer};
use engine::duel::stats::{Decision, Sprt};
use janggi::{Game, Position, Rules, Start, fen};
use std::collections::BTreeSet;
use std::fs::{File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::channel;

/// Let two UCI engines play a match
///
/// Every opening is played twice with swapped sides. With --log the match can be broken off and gone on with.
#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    /// First engine: program and arguments, then options: `PROGRAM ARGUMENT…;NAME=VALUE;…`
    #[arg(long, value_name = "CMD")]
    a: String,
    /// Second engine
    #[arg(long, value_name = "CMD")]
    b: String,
    /// What the first engine is asked after `go`
    #[arg(long, value_name = "WORDS", default_value = "nodes 4000")]
    go_a: String,
    /// What the second engine is asked
    #[arg(long, value_name = "WORDS", default_value = "nodes 4000")]
    go_b: String,
    /// Openings to play
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    pairs: u64,
    /// Stop when a sequential test between these two Elo differences decides, both errors 5 %
    #[arg(long, value_name = "LO,HI", value_parser = sprt)]
    sprt: Option<Sprt>,
    /// One FEN a line, used in turn; without it six random steps from one of the sixteen starts
    #[arg(long, value_name = "FILE")]
    openings: Option<PathBuf>,
    /// Preset or rules file
    #[arg(long, value_name = "R", default_value = "pychess")]
    rules: String,
    /// Games at a time
    #[arg(long, value_name = "J", default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..=256))]
    jobs: u64,
    /// Write finished pairs here, and leave out those already there
    #[arg(long, value_name = "FILE")]
    log: Option<PathBuf>,
}

fn sprt(text: &str) -> Result<Sprt, String> {
    let bounds = text
        .split_once(',')
        .and_then(|(low, high)| Some((low.parse().ok()?, high.parse().ok()?)));
    match bounds {
        Some((low, high)) if low < high => Ok(Sprt { low, high }),
        Some(_) | None => Err("two numbers LO,HI with LO below HI".to_owned()),
    }
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let rules = rules_argument::rules(&arguments.rules)?;
    let starts = match &arguments.openings {
        Some(path) => read_openings(path, &rules)?,
        None => Vec::new(),
    };
    let mut log = match &arguments.log {
        Some(path) => Some(Log::open(path, &headline(arguments))?),
        None => None,
    };
    let mut tally = Tally::default();
    let done: BTreeSet<u64> = log.iter().flat_map(|log| &log.pairs).map(|pair| pair.number).collect();
    for pair in log.iter().flat_map(|log| &log.pairs) {
        tally.enter_pair(pair);
    }
    let work = Work {
        arguments,
        rules,
        starts,
        left: (0..arguments.pairs).filter(|number| !done.contains(number)).collect(),
        next: AtomicU64::new(0),
        enough: AtomicBool::new(false),
    };
    play(&work, &mut tally, log.as_mut())?;
    let mut output = io::stdout().lock();
    writeln!(output, "{tally}")?;
    if let Some(sprt) = arguments.sprt {
        writeln!(
            output,
            "LLR {:.2} for [{}, {}]: {:?}",
            tally.pairs.llr(sprt),
            sprt.low,
            sprt.high,
            tally.pairs.decide(sprt)
        )?;
    }
    for (cause, count) in &tally.causes {
        writeln!(output, "{cause}: {count}")?;
    }
    Ok(())
}

/// What the jobs share.
struct Work<'a> {
    arguments: &'a Arguments,
    rules: Rules,
    starts: Vec<Game>,
    /// Numbers of the openings still to be played.
    left: Vec<u64>,
    next: AtomicU64,
    enough: AtomicBool,
}

impl Work<'_> {
    fn start(&self, number: u64) -> Game {
        let count = self.starts.len() as u64;
        match number.checked_rem(count).and_then(|at| self.starts.get(at as usize)) {
            Some(start) => start.clone(),
            None => opening(&self.rules, number),
        }
    }

    fn take(&self) -> Option<u64> {
        if self.enough.load(Ordering::Relaxed) {
            return None;
        }
        self.left
            .get(self.next.fetch_add(1, Ordering::Relaxed) as usize)
            .copied()
    }

    fn players(&self) -> Result<[UciPlayer; 2], Failure> {
        let start = |command: &str, go: &str| {
            UciPlayer::start(Recipe::parse(command, go))
                .map_err(|error| Failure::work("engine_failed", format!("{command:?}: {error}")))
        };
        Ok([
            start(&self.arguments.a, &self.arguments.go_a)?,
            start(&self.arguments.b, &self.arguments.go_b)?,
        ])
    }
}

/// Plays what is left, with as many games at a time as were asked for.
fn play(work: &Work<'_>, tally: &mut Tally, mut log: Option<&mut Log>) -> Result<(), Failure> {
    let (sender, results) = channel();
    std::thread::scope(|scope| {
        for _ in 0..work.arguments.jobs {
            let sender = sender.clone();
            scope.spawn(move || {
                let mut players = match work.players() {
                    Ok(players) => players,
                    Err(failure) => return drop(sender.send(Err(failure))),
                };
                while let Some(number) = work.take() {
                    let [one, two] = &mut players;
                    let pair = play_pair(number, &work.start(number), one, two);
                    if sender.send(Ok(pair)).is_err() {
                        return;
                    }
                }
            });
        }
        drop(sender);
        let mut outcome = Ok(());
        for result in results {
            outcome = result.and_then(|pair| {
                tally.enter_pair(&pair);
                log.as_mut().map_or(Ok(()), |log| log.write(&pair))
            });
            let decided = work
                .arguments
                .sprt
                .is_some_and(|sprt| tally.pairs.decide(sprt) != Decision::Open);
            if decided || outcome.is_err() {
                work.enough.store(true, Ordering::Relaxed);
            }
            eprint!("\r{}/{}  {tally}   ", tally.pairs.count(), work.arguments.pairs);
            if outcome.is_err() {
                break;
            }
        }
        eprintln!();
        outcome
    })
}

fn read_openings(path: &Path, rules: &Rules) -> Result<Vec<Game>, Failure> {
    let bad = |detail: String| Failure::usage("bad_openings", format!("{}: {detail}", path.display()));
    let text = std::fs::read_to_string(path).map_err(|error| bad(error.to_string()))?;
    let mut games = Vec::new();
    for (number, line) in (1..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty()) {
        let fault = |reason: &dyn std::fmt::Display| bad(format!("line {number}: {reason}"));
        let setup = fen::parse(line.trim()).map_err(|error| fault(&error))?;
        let position = Position::try_from(setup).map_err(|faults| fault(&faults))?;
        games.push(Game::new(rules.clone(), Start::Fen(position)).map_err(|error| fault(&error))?);
    }
    if games.is_empty() {
        Err(bad("no position".to_owned()))
    } else {
        Ok(games)
    }
}

/// What a log begins with: a match of other players is not gone on with.
fn headline(arguments: &Arguments) -> String {
    let Arguments {
        a,
        b,
        go_a,
        go_b,
        rules,
        openings,
        ..
    } = arguments;
    let openings = openings
        .as_ref()
        .map_or("random".into(), |path| path.display().to_string());
    format!("# {a} | {go_a} | {b} | {go_b} | {rules} | {openings}")
}

/// Finished pairs on disk, one a line.
struct Log {
    file: File,
    pairs: Vec<Pair>,
}

impl Log {
    fn open(path: &Path, headline: &str) -> Result<Log, Failure> {
        let bad = |detail: &dyn std::fmt::Display| Failure::usage("bad_log", format!("{}: {detail}", path.display()));
        let text = match std::fs::read_to_string(path) {
            Ok(text) => text,
            Err(error) if error.kind() == io::ErrorKind::NotFound => String::new(),
            Err(error) => return Err(bad(&error)),
        };
        if text.lines().next().is_some_and(|first| first != headline) {
            return Err(bad(&"it is the log of another match"));
        }
        // A last line that was cut off by a kill is no pair and is played again.
        let pairs = text.lines().skip(1).filter_map(|line| line.parse().ok()).collect();
        let mut file = OpenOptions::new()
            .create(true)
            .append(true)
            .open(path)
            .map_err(|error| bad(&error))?;
        if text.is_empty() {
            writeln!(file, "{headline}").map_err(|error| bad(&error))?;
        } else if !text.ends_with('\n') {
            writeln!(file).map_err(|error| bad(&error))?;
        }
        Ok(Log { file, pairs })
    }

    fn write(&mut self, pair: &Pair) -> Result<(), Failure> {
        writeln!(self.file, "{pair}").map_err(|error| Failure::work("log_failed", error))
    }
}
