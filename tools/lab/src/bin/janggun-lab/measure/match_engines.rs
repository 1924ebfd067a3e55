//! `janggun-lab match`: plays a match between two engines under our rules. Each opening is played twice with swapped
//! sides.
//!
//! Contains the command line; the games, the files and the arithmetic are in the crate `lab`, and `match_report`
//! formats the result. An engine forfeits a game by a late answer, an illegal move, silence or a crash.

use crate::measure::{match_log, match_report};
use command::Failure;
use command::rules_argument;
use command::stop_on_interrupt;
use engine::eval::Evaluation;
use engine::rng::Rng;
use engine::search::params::Params;
use engine::time::{Clock, Millis, WallClock};
use janggi::{Game, Rules};
use lab::match_runner::clock::{ClockSettings, Pace, TimeControl};
use lab::match_runner::opening::{self, random_opening};
use lab::match_runner::pairs::{FinishedPair, MatchContext, Tally, play_pair};
use lab::match_runner::pgn::PgnFile;
use lab::match_runner::player::{EnginePlayer, Greedy, Player, RandomPlayer};
use lab::match_runner::process::{EngineSettings, UciPlayer};
use lab::match_runner::queue::WorkQueue;
use lab::match_runner::stats::{Decision, Sprt};
use std::collections::BTreeSet;
use std::io::{self, Write};
use std::num::NonZeroU64;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};

/// Let two UCI engines play a match
///
/// Every opening is played twice with swapped sides. With --log, the match can be interrupted (Ctrl-C) and continued.
/// The searches of a side are limited by `--go-a "nodes 4000"`, `"depth 8"`, `"movetime 20"`, or a clock. The rule set
/// is sent to engines that have the option Rules or UCI_Variant. The program `this` stands for this engine, running in
/// this process; it needs the limit `nodes N`, and accepts the option EvalFile and all search parameters.
/// `best-capture` always captures the most valuable piece and `random` plays random moves, both without search.
#[derive(Debug, clap::Args)]
pub(crate) struct MatchEnginesArguments {
    /// First engine: program and arguments, then options: `PROGRAM ARGUMENT…;NAME=VALUE;…`
    #[arg(long, value_name = "CMD")]
    a: String,
    /// Second engine
    #[arg(long, value_name = "CMD")]
    b: String,
    /// Limits sent to the first engine after `go`; `nodes 4000` if it has no clock
    #[arg(long, value_name = "WORDS")]
    go_a: Option<String>,
    /// Limits sent to the second engine
    #[arg(long, value_name = "WORDS")]
    go_b: Option<String>,
    /// Option for the first engine, set after those in its command; may be repeated
    #[arg(long, alias = "option1", value_name = "NAME=VALUE")]
    option_a: Vec<String>,
    /// Option for the second engine
    #[arg(long, alias = "option2", value_name = "NAME=VALUE")]
    option_b: Vec<String>,
    /// Game clock of the first engine in seconds: MAIN, MAIN+INCREMENT or MAIN+PERIODSxPERIOD
    #[arg(long, value_name = "CLOCK")]
    clock_a: Option<TimeControl>,
    /// Game clock of the second engine
    #[arg(long, value_name = "CLOCK")]
    clock_b: Option<TimeControl>,
    /// Game clock of both engines
    #[arg(long, value_name = "CLOCK", conflicts_with_all = ["clock_a", "clock_b"])]
    clock: Option<TimeControl>,
    /// Tolerated overrun of the time limit of both sides, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 50)]
    lag: u64,
    /// Tolerated overrun of the first engine's time limit, in milliseconds
    #[arg(long, value_name = "MS")]
    lag_a: Option<u64>,
    /// Tolerated overrun of the second engine's time limit, in milliseconds
    #[arg(long, value_name = "MS")]
    lag_b: Option<u64>,
    /// Count this many searched nodes as a millisecond, for clocks and engines (option `nodestime`); timed games are
    /// then the same on every machine
    #[arg(long, value_name = "NODES")]
    nodestime: Option<NonZeroU64>,
    /// Number of openings to play
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    pairs: u64,
    /// Stop when a sequential test between these two Elo differences is decided, with 5 % errors of both kinds
    #[arg(long, value_name = "LO,HI", value_parser = sprt, allow_hyphen_values = true)]
    sprt: Option<Sprt>,
    /// File of openings to use in turn, one FEN per line (lines beginning with # are comments); by default six random
    /// steps from one of the sixteen starts
    #[arg(long, value_name = "FILE")]
    openings: Option<PathBuf>,
    /// Preset or rules file
    #[arg(long, value_name = "R", default_value = "pychess")]
    rules: String,
    /// Games in parallel
    #[arg(long, value_name = "J", default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..=256))]
    jobs: u64,
    /// Write finished pairs to this file, and skip those already in it
    #[arg(long, value_name = "FILE")]
    log: Option<PathBuf>,
    /// Append every game to this file as PGN; a forfeiting move is not included
    #[arg(long, value_name = "FILE")]
    games: Option<PathBuf>,
    /// Print the result as a JSON object
    #[arg(long)]
    json: bool,
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

/// A side of the match.
#[derive(Debug)]
pub(crate) struct Side {
    /// Command, UCI options, rules and search limits.
    pub(crate) settings: EngineSettings,
    pub(crate) clock: ClockSettings,
    /// Display name: program, options and limits.
    pub(crate) name: String,
}

impl Side {
    fn new(
        command: &str,
        options: &[String],
        go: Option<&str>,
        clock: Option<TimeControl>,
        lag: u64,
        rules: &Rules,
    ) -> Result<Side, Failure> {
        let go = go.unwrap_or(if clock.is_some() { "" } else { "nodes 4000" });
        let settings =
            EngineSettings::parse(command, options, go).map_err(|error| Failure::usage("bad_option", error))?;
        let movetime = go
            .split_whitespace()
            .skip_while(|word| *word != "movetime")
            .nth(1)
            .and_then(|span| span.parse().ok())
            .map(|span| TimeControl::MoveTime(Millis(span)));
        let control = clock.or(movetime).unwrap_or_default();
        let mut name = settings.command.join(" ");
        for (option, value) in &settings.options {
            name.push_str(&format!("; {option}={value}"));
        }
        name.push_str(&match (go, clock) {
            (go, None) => format!("; {go}"),
            ("", Some(clock)) => format!("; {clock}"),
            (go, Some(clock)) => format!("; {clock}; {go}"),
        });
        Ok(Side {
            settings: EngineSettings {
                rules: Some(rules.clone()),
                ..settings
            },
            clock: ClockSettings {
                control,
                lag: Millis(lag),
                pace: Pace::Time,
            },
            name,
        })
    }

    /// Measures time in searched nodes if a number of nodes per millisecond is given.
    fn paced(mut self, nodes_a_ms: Option<NonZeroU64>) -> Side {
        if let Some(per_ms) = nodes_a_ms {
            self.clock.pace = Pace::Nodes(per_ms);
            self.settings.options.push(("nodestime".to_owned(), per_ms.to_string()));
            self.name.push_str(&format!("; nodestime={per_ms}"));
        }
        self
    }

    fn player(&self) -> Result<Box<dyn Player>, Failure> {
        match self.settings.command.as_slice() {
            [program] if program == THIS => return Ok(Box::new(self.engine_player()?)),
            [program] if program == BEST_CAPTURE => return Ok(Box::new(Greedy(Rng::new(1)))),
            [program] if program == RANDOM => return Ok(Box::new(RandomPlayer(Rng::new(1)))),
            _ => {}
        }
        match UciPlayer::start(self.settings.clone()) {
            Ok(player) => Ok(Box::new(player)),
            Err(error) => Err(Failure::work("engine_failed", format!("{}: {error}", self.name))),
        }
    }
}

/// Command that selects this engine, running in this process.
const THIS: &str = "this";
/// Command that selects the player [`Greedy`].
const BEST_CAPTURE: &str = "best-capture";
/// Command that selects the player [`RandomPlayer`].
const RANDOM: &str = "random";

impl Side {
    fn engine_player(&self) -> Result<EnginePlayer, Failure> {
        let bad = |code, what: &str| Failure::usage(code, format!("{THIS:?} takes {what}: {}", self.name));
        let nodes = self
            .settings
            .go
            .strip_prefix("nodes ")
            .and_then(|text| text.parse().ok());
        let nodes = nodes.ok_or_else(|| bad("bad_go", "nodes N"))?;
        let (mut evaluation, mut params) = (Evaluation::default(), Params::default());
        for (name, value) in &self.settings.options {
            if name.eq_ignore_ascii_case("EvalFile") {
                evaluation = Evaluation::load(value).map_err(|error| Failure::usage(error.code(), error))?;
            } else if value
                .parse()
                .ok()
                .and_then(|number| params.set(name, number).ok())
                .is_none()
            {
                return Err(bad("bad_option", "EvalFile and the numbers of the search"));
            }
        }
        Ok(EnginePlayer::new(nodes, params).with_evaluation(evaluation))
    }
}

impl MatchEnginesArguments {
    fn sides(&self, rules: &Rules) -> Result<[Side; 2], Failure> {
        let (clock_a, clock_b) = (self.clock_a.or(self.clock), self.clock_b.or(self.clock));
        let (lag_a, lag_b) = (self.lag_a.unwrap_or(self.lag), self.lag_b.unwrap_or(self.lag));
        Ok([
            Side::new(&self.a, &self.option_a, self.go_a.as_deref(), clock_a, lag_a, rules)?.paced(self.nodestime),
            Side::new(&self.b, &self.option_b, self.go_b.as_deref(), clock_b, lag_b, rules)?.paced(self.nodestime),
        ])
    }

    /// Returns the first line of the log, which identifies the match.
    fn headline(&self, sides: &[Side; 2]) -> String {
        let openings = self
            .openings
            .as_ref()
            .map_or("random".into(), |path| path.display().to_string());
        let [a, b] = sides;
        format!("# match 2 | {} | {} | {} | {openings}", a.name, b.name, self.rules)
    }
}

pub(crate) fn run(arguments: &MatchEnginesArguments) -> Result<(), Failure> {
    let rules = rules_argument::rules(&arguments.rules)?;
    let starts = match &arguments.openings {
        Some(path) => read_openings(path, &rules)?,
        None => Vec::new(),
    };
    let sides = arguments.sides(&rules)?;
    let mut log = match_log::open(arguments.log.as_deref(), &arguments.headline(&sides))?;
    let mut games = match &arguments.games {
        Some(path) => Some(open_games(path, &sides)?),
        None => None,
    };
    let mut tally = Tally::default();
    for pair in log.iter().flat_map(|log| &log.entries) {
        tally.add_pair(pair);
    }
    let done: BTreeSet<u64> = log
        .iter()
        .flat_map(|log| &log.entries)
        .map(|pair| pair.number)
        .collect();
    let stop = stop_on_interrupt();
    let work = Work {
        arguments,
        rules,
        starts,
        sides,
        left: (0..arguments.pairs).filter(|number| !done.contains(number)).collect(),
        stop: &stop,
        clock: WallClock::start(),
    };
    work.play(&mut tally, |played| {
        // The games are written before the log, so an interruption cannot lose them: a pair missing from the log is
        // played again.
        let written = games.as_mut().map_or(Ok(()), |games| games.write(played));
        written.map_err(|error| Failure::work("output_failed", error))?;
        match_log::write(log.as_mut(), &played.pair)
    })?;
    let report = match_report::Report {
        tally: &tally,
        names: work.sides.each_ref().map(|side| side.name.as_str()),
        sprt: arguments.sprt,
        rules: &arguments.rules,
    };
    let mut output = io::stdout().lock();
    if arguments.json {
        writeln!(output, "{}", report.json())?;
    } else {
        write!(output, "{}", report.text())?;
    }
    if stop.load(Ordering::Relaxed) {
        return Err(Failure::work(
            "interrupted",
            "the match is not finished; the same --log continues it",
        ));
    }
    Ok(())
}

fn open_games(path: &Path, sides: &[Side; 2]) -> Result<PgnFile, Failure> {
    PgnFile::open(path, sides.each_ref().map(|side| side.name.clone()))
        .map_err(|error| Failure::usage("unwritable_file", format!("{}: {error}", path.display())))
}

/// State shared by the jobs.
struct Work<'a> {
    arguments: &'a MatchEnginesArguments,
    rules: Rules,
    starts: Vec<Game>,
    sides: [Side; 2],
    /// Numbers of the pairs still to be played.
    left: Vec<u64>,
    /// Abandons the pairs in progress when it is set.
    stop: &'a AtomicBool,
    clock: WallClock,
}

impl Work<'_> {
    fn start(&self, number: u64) -> Game {
        let count = self.starts.len() as u64;
        match number.checked_rem(count).and_then(|at| self.starts.get(at as usize)) {
            Some(start) => start.clone(),
            None => random_opening(&self.rules, number),
        }
    }

    /// Starts both engines for a job, and returns a function that plays a pair of games with them.
    fn start_job(&self) -> Result<impl FnMut(u64) -> Option<FinishedPair>, Failure> {
        let [one, two] = &self.sides;
        let (mut one, mut two) = (one.player()?, two.player()?);
        let context = MatchContext {
            clock_settings: self.sides.each_ref().map(|side| side.clock),
            clock: &self.clock,
            stop: self.stop,
        };
        Ok(move |number| play_pair(&context, number, &self.start(number), &mut *one, &mut *two))
    }

    /// Plays the remaining pairs until the sequential test, if any, is decided. Calls `keep` with every finished pair.
    fn play(
        &self,
        tally: &mut Tally,
        mut keep: impl FnMut(&FinishedPair) -> Result<(), Failure>,
    ) -> Result<(), Failure> {
        if self.is_decided(tally) {
            return Ok(());
        }
        let begun_with = tally.pairs.count();
        let queue = WorkQueue {
            left: &self.left,
            jobs: self.arguments.jobs,
            stop: self.stop,
        };
        queue.play(
            || self.start_job(),
            |_, played| {
                keep(&played)?;
                tally.add_pair(&played.pair);
                self.progress(tally, begun_with);
                Ok(if self.is_decided(tally) {
                    ControlFlow::Break(())
                } else {
                    ControlFlow::Continue(())
                })
            },
        )?;
        eprintln!();
        Ok(())
    }

    fn is_decided(&self, tally: &Tally) -> bool {
        let sprt = self.arguments.sprt;
        sprt.is_some_and(|sprt| tally.pairs.decide(sprt) != Decision::Open)
    }

    fn progress(&self, tally: &Tally, begun_with: u64) {
        let count = tally.pairs.count();
        let fresh = count.saturating_sub(begun_with);
        let left = self.arguments.pairs.saturating_sub(count);
        let seconds = self.clock.now().0 / 1_000;
        let wait = (seconds * left).checked_div(fresh).unwrap_or(0);
        eprint!(
            "\r{count}/{}  {tally}  {}:{:02} left   ",
            self.arguments.pairs,
            wait / 60,
            wait % 60
        );
    }
}

fn read_openings(path: &Path, rules: &Rules) -> Result<Vec<Game>, Failure> {
    let bad = |detail: String| Failure::usage("bad_openings", format!("{}: {detail}", path.display()));
    let text = std::fs::read_to_string(path).map_err(|error| bad(error.to_string()))?;
    opening::read_openings(&text, rules).map_err(bad)
}
