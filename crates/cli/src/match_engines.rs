//! `janggun match`: two engines against each other under our rules, sides swapped per opening.
//!
//! Owns the command line and the work list; the games and the arithmetic are the engine crate's, `match_log` keeps the
//! pairs, `match_games` the games, and `match_table` prints what they came to. An engine that answers too late, with an
//! action that may not be played, or not at all, loses that game.

use crate::failure::Failure;
use crate::interrupt::stop_on_interrupt;
use crate::match_games::Games;
use crate::match_log::Log;
use crate::match_table;
use crate::rules_argument;
use engine::duel::clock::{Control, Pace};
use engine::duel::contest::{PlayedPair, Setting, Tally, play_pair_in};
use engine::duel::game::opening;
use engine::duel::player::{Player, Searcher};
use engine::duel::process::{Recipe, UciPlayer};
use engine::duel::stats::{Decision, Sprt};
use engine::eval::Evaluation;
use engine::search::params::Params;
use engine::time::{Clock, Millis, WallClock};
use janggi::{Game, Position, Preset, Rules, Start, fen};
use std::collections::BTreeSet;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::channel;

/// Let two UCI engines play a match
///
/// Every opening is played twice with swapped sides. With --log the match can be broken off (Ctrl-C) and gone on with. What
/// bounds a side is `--go-a "nodes 4000"`, `"depth 8"`, `"movetime 20"`, or a clock. A rule set that both know by the option
/// Rules or UCI_Variant is told to them. The program `this` is this engine without a process of its own, asked `nodes N`; it
/// knows the option EvalFile and the numbers of the search by their names.
#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    /// First engine: program and arguments, then options: `PROGRAM ARGUMENT…;NAME=VALUE;…`
    #[arg(long, value_name = "CMD")]
    a: String,
    /// Second engine
    #[arg(long, value_name = "CMD")]
    b: String,
    /// What the first engine is asked after `go`; `nodes 4000` without a clock
    #[arg(long, value_name = "WORDS")]
    go_a: Option<String>,
    /// What the second engine is asked
    #[arg(long, value_name = "WORDS")]
    go_b: Option<String>,
    /// An option of the first engine, after those in its command; as often as wanted
    #[arg(long, alias = "option1", value_name = "NAME=VALUE")]
    option_a: Vec<String>,
    /// An option of the second engine
    #[arg(long, alias = "option2", value_name = "NAME=VALUE")]
    option_b: Vec<String>,
    /// Game clock of the first engine in seconds: MAIN, MAIN+INCREMENT or MAIN+PERIODSxPERIOD
    #[arg(long, value_name = "CLOCK")]
    clock_a: Option<Pace>,
    /// Game clock of the second engine
    #[arg(long, value_name = "CLOCK")]
    clock_b: Option<Pace>,
    /// Game clock of both
    #[arg(long, value_name = "CLOCK", conflicts_with_all = ["clock_a", "clock_b"])]
    clock: Option<Pace>,
    /// Overrun of a side's time that is forgiven, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 50)]
    lag: u64,
    /// The same for the first engine alone
    #[arg(long, value_name = "MS")]
    lag_a: Option<u64>,
    /// The same for the second engine alone
    #[arg(long, value_name = "MS")]
    lag_b: Option<u64>,
    /// Openings to play
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    pairs: u64,
    /// Stop when a sequential test between these two Elo differences decides, both errors 5 %
    #[arg(long, value_name = "LO,HI", value_parser = sprt, allow_hyphen_values = true)]
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
    /// Add every game to this file, as PGN; one that breaks the rules or its time ends before that
    #[arg(long, value_name = "FILE")]
    games: Option<PathBuf>,
    /// Print the result as one JSON object
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

/// One side of the match.
#[derive(Debug)]
pub(crate) struct Side {
    /// How it is started and asked.
    pub(crate) recipe: Recipe,
    /// Its time.
    pub(crate) control: Control,
    /// For people: program, options, limits.
    pub(crate) name: String,
}

impl Side {
    fn new(
        command: &str,
        options: &[String],
        go: Option<&str>,
        clock: Option<Pace>,
        lag: u64,
        rules: Option<Preset>,
    ) -> Result<Side, Failure> {
        let go = go.unwrap_or(if clock.is_some() { "" } else { "nodes 4000" });
        let recipe = Recipe::parse(command, options, go).map_err(|error| Failure::usage("bad_option", error))?;
        let movetime = go
            .split_whitespace()
            .skip_while(|word| *word != "movetime")
            .nth(1)
            .and_then(|span| span.parse().ok())
            .map(|span| Pace::Move(Millis(span)));
        let pace = clock.or(movetime).unwrap_or_default();
        let mut name = recipe.command.join(" ");
        for (option, value) in &recipe.options {
            name.push_str(&format!("; {option}={value}"));
        }
        name.push_str(&match (go, clock) {
            (go, None) => format!("; {go}"),
            ("", Some(clock)) => format!("; {clock}"),
            (go, Some(clock)) => format!("; {clock}; {go}"),
        });
        Ok(Side {
            recipe: Recipe { rules, ..recipe },
            control: Control { pace, lag: Millis(lag) },
            name,
        })
    }

    fn player(&self) -> Result<Box<dyn Player>, Failure> {
        if self.recipe.command == [THIS] {
            return Ok(Box::new(self.searcher()?));
        }
        match UciPlayer::start(self.recipe.clone()) {
            Ok(player) => Ok(Box::new(player)),
            Err(error) => Err(Failure::work("engine_failed", format!("{}: {error}", self.name))),
        }
    }
}

/// What the program is called that is this engine without a process of its own.
const THIS: &str = "this";

impl Side {
    fn searcher(&self) -> Result<Searcher, Failure> {
        let bad = |code, what: &str| Failure::usage(code, format!("{THIS:?} takes {what}: {}", self.name));
        let nodes = self.recipe.go.strip_prefix("nodes ").and_then(|text| text.parse().ok());
        let nodes = nodes.ok_or_else(|| bad("bad_go", "nodes N"))?;
        let (mut evaluation, mut params) = (Evaluation::default(), Params::default());
        for (name, value) in &self.recipe.options {
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
        Ok(Searcher::new(nodes, params).with_evaluation(evaluation))
    }
}

impl Arguments {
    fn sides(&self) -> Result<[Side; 2], Failure> {
        let rules = Preset::parse(&self.rules);
        let (clock_a, clock_b) = (self.clock_a.or(self.clock), self.clock_b.or(self.clock));
        let (lag_a, lag_b) = (self.lag_a.unwrap_or(self.lag), self.lag_b.unwrap_or(self.lag));
        Ok([
            Side::new(&self.a, &self.option_a, self.go_a.as_deref(), clock_a, lag_a, rules)?,
            Side::new(&self.b, &self.option_b, self.go_b.as_deref(), clock_b, lag_b, rules)?,
        ])
    }

    /// What a log begins with: a match of other players is not gone on with.
    fn headline(&self, sides: &[Side; 2]) -> String {
        let openings = self
            .openings
            .as_ref()
            .map_or("random".into(), |path| path.display().to_string());
        let [a, b] = sides;
        format!("# match 2 | {} | {} | {} | {openings}", a.name, b.name, self.rules)
    }
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let rules = rules_argument::rules(&arguments.rules)?;
    let starts = match &arguments.openings {
        Some(path) => read_openings(path, &rules)?,
        None => Vec::new(),
    };
    let sides = arguments.sides()?;
    let mut log = match &arguments.log {
        Some(path) => Some(Log::open(path, &arguments.headline(&sides))?),
        None => None,
    };
    let mut games = match &arguments.games {
        Some(path) => Some(Games::open(path, sides.each_ref().map(|side| side.name.clone()))?),
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
        sides,
        left: (0..arguments.pairs).filter(|number| !done.contains(number)).collect(),
        next: AtomicU64::new(0),
        enough: AtomicBool::new(arguments.sprt.is_some_and(|sprt| decided(&tally, sprt))),
        stop: stop_on_interrupt(),
        clock: WallClock::start(),
    };
    play(&work, &mut tally, |played| {
        // The games first: a pair that the log does not have is played again, and nothing is lost.
        games.as_mut().map_or(Ok(()), |games| games.write(played))?;
        log.as_mut().map_or(Ok(()), |log| log.write(&played.pair))
    })?;
    let report = match_table::Report {
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
    if work.stop.load(Ordering::Relaxed) {
        return Err(Failure::work(
            "interrupted",
            "the match is not over; with the same --log it goes on",
        ));
    }
    Ok(())
}

fn decided(tally: &Tally, sprt: Sprt) -> bool {
    tally.pairs.decide(sprt) != Decision::Open
}

/// What the jobs share.
struct Work<'a> {
    arguments: &'a Arguments,
    rules: Rules,
    starts: Vec<Game>,
    sides: [Side; 2],
    /// Numbers of the openings still to be played.
    left: Vec<u64>,
    next: AtomicU64,
    /// No further pair is begun.
    enough: AtomicBool,
    /// Pairs under way are broken off.
    stop: Arc<AtomicBool>,
    clock: WallClock,
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
        if self.enough.load(Ordering::Relaxed) || self.stop.load(Ordering::Relaxed) {
            return None;
        }
        self.left
            .get(self.next.fetch_add(1, Ordering::Relaxed) as usize)
            .copied()
    }

    /// One job: pairs until there are none left.
    fn labour(&self, mut finished: impl FnMut(PlayedPair) -> bool) -> Result<(), Failure> {
        let [one, two] = &self.sides;
        let (mut one, mut two) = (one.player()?, two.player()?);
        let setting = Setting {
            controls: self.sides.each_ref().map(|side| side.control),
            clock: &self.clock,
            stop: &self.stop,
        };
        while let Some(number) = self.take() {
            let played = play_pair_in(&setting, number, &self.start(number), &mut *one, &mut *two);
            if played.is_some_and(|played| !finished(played)) {
                break;
            }
        }
        Ok(())
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

/// Plays what is left, with as many games at a time as were asked for. `keep` sees every pair before it is counted.
fn play(
    work: &Work<'_>,
    tally: &mut Tally,
    mut keep: impl FnMut(&PlayedPair) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let begun_with = tally.pairs.count();
    let (sender, results) = channel();
    std::thread::scope(|scope| {
        for _ in 0..work.arguments.jobs.min(work.left.len() as u64) {
            let sender = sender.clone();
            scope.spawn(move || {
                if let Err(failure) = work.labour(|played| sender.send(Ok(played)).is_ok()) {
                    drop(sender.send(Err(failure)));
                }
            });
        }
        drop(sender);
        let mut outcome = Ok(());
        for result in results {
            outcome = result.and_then(|played| {
                keep(&played)?;
                tally.enter_pair(&played.pair);
                Ok(())
            });
            if outcome.is_err() || work.arguments.sprt.is_some_and(|sprt| decided(tally, sprt)) {
                work.enough.store(true, Ordering::Relaxed);
            }
            if outcome.is_err() {
                break;
            }
            work.progress(tally, begun_with);
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
