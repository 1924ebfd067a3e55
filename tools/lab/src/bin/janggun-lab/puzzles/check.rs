//! `janggun-lab puzzles check` and `list`: checks the problems in a file, or counts them by their properties.

use super::files::{read, write};
use super::make::chosen::{AHEAD, NOT_AHEAD};
use command::Failure;
use engine::engine::{Config, Engine};
use engine::limits::SearchLimits;
use engine::report::Silent;
use engine::time::SimulatedClock;
use janggi::{Action, Game, Move};
use problems::puzzle::check::{Checked, check};
use problems::puzzle::{Goal, Puzzle, Theme};
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::Mutex;
use std::sync::PoisonError;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Replay every problem of a file under its rules and verify its claims
///
/// Mates and wins on points are verified by a forward search that tries every move, independently of the solver that
/// found them. For goals judged by the engine, the first move and all others are searched separately.
#[derive(Debug, clap::Args)]
pub(crate) struct CheckArguments {
    /// The problems, one per line
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// Maximum number of moves that the forward search tries for each problem
    #[arg(long, value_name = "N", default_value_t = 20_000_000)]
    tries: u64,
    /// Nodes per engine search; 0 for no engine searches
    #[arg(long, value_name = "N", default_value_t = 30_000)]
    nodes: u64,
    /// Write the problems in which no fault was found to this file
    #[arg(long, value_name = "OUT")]
    sound: Option<PathBuf>,
    /// Problems in parallel
    #[arg(long, value_name = "J", default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..=256))]
    jobs: u64,
}

/// Count the problems of a file by goal, length, theme and grade
#[derive(Debug, clap::Args)]
pub(crate) struct ListArguments {
    /// The problems, one per line
    #[arg(value_name = "FILE")]
    file: PathBuf,
}

pub(crate) fn run(arguments: &CheckArguments) -> Result<(), Failure> {
    let puzzles = read(&arguments.file)?;
    let (next, verdicts) = (AtomicUsize::new(0), Mutex::new(BTreeMap::new()));
    let job = || {
        let mut engine = Engine::new(Config::default(), Arc::new(SimulatedClock::default()));
        loop {
            let at = next.fetch_add(1, Ordering::Relaxed);
            let Some(puzzle) = puzzles.get(at) else { break };
            let verdict = verdict(&mut engine, puzzle, arguments);
            if let Err(why) = &verdict {
                eprintln!("{}: {why}", puzzle.id);
            }
            let mut verdicts = verdicts.lock().unwrap_or_else(PoisonError::into_inner);
            verdicts.insert(at, verdict);
            if verdicts.len().is_multiple_of(500) {
                eprintln!("{} of {} problems", verdicts.len(), puzzles.len());
            }
        }
    };
    std::thread::scope(|scope| {
        for _ in 0..arguments.jobs {
            scope.spawn(job);
        }
    });
    let verdicts = verdicts.into_inner().unwrap_or_else(PoisonError::into_inner);
    let count = |wanted: fn(&Result<bool, String>) -> bool| verdicts.values().filter(|verdict| wanted(verdict)).count();
    let unsound = count(|verdict| verdict.is_err());
    println!(
        "{} problems: {} sound, {} not decided, {unsound} unsound",
        puzzles.len(),
        count(|verdict| *verdict == Ok(true)),
        count(|verdict| *verdict == Ok(false))
    );
    if let Some(out) = &arguments.sound {
        let sound = puzzles
            .iter()
            .zip(verdicts.values())
            .filter(|(_, verdict)| verdict.is_ok());
        let text: String = sound.map(|(puzzle, _)| puzzle.to_line() + "\n").collect();
        return write(out, &text);
    }
    match unsound {
        0 => Ok(()),
        _ => Err(Failure::work(
            "puzzles_unsound",
            format!("{unsound} problems are not what they claim to be"),
        )),
    }
}

/// Checks a problem. Returns true if it is sound, false if undecided, and its fault as an error otherwise.
fn verdict(engine: &mut Engine, puzzle: &Puzzle, arguments: &CheckArguments) -> Result<bool, String> {
    match check(puzzle, arguments.tries) {
        Checked::Unsound(why) => Err(format!("{why:?}")),
        Checked::Undecided => Ok(false),
        Checked::Sound => match puzzle.goal {
            Goal::Mate => Ok(true),
            Goal::Points if puzzle.line != ["call"] => Ok(true),
            Goal::Points | Goal::Advantage | Goal::Save if arguments.nodes > 0 => {
                judged(engine, puzzle, arguments.nodes)
            }
            Goal::Points | Goal::Advantage | Goal::Save => Ok(false),
        },
    }
}

/// Returns the score of the best of `moves`, for the side to move.
fn worth(engine: &mut Engine, game: &Game, moves: Vec<Move>, nodes: u64) -> i32 {
    engine.new_game();
    let limits = SearchLimits {
        search_moves: moves,
        ..SearchLimits::nodes(nodes)
    };
    engine.search(game, &limits, &Silent).score.raw()
}

/// Searches the first move and all others separately, and compares their scores with the thresholds for problems. All
/// thresholds are relaxed by half the gap between [`AHEAD`] and [`NOT_AHEAD`], because scores vary between searches.
fn judged(engine: &mut Engine, puzzle: &Puzzle, nodes: u64) -> Result<bool, String> {
    let game = puzzle.game().map_err(|error| error.to_string())?;
    let first = puzzle.line.first().map(|text| Action::parse(text, game.position()));
    let first = first.and_then(Result::ok).and_then(Action::board_move);
    let (chosen, others): (Vec<Move>, Vec<Move>) = game.legal().into_iter().partition(|&mv| Some(mv) == first);
    let slack = (AHEAD - NOT_AHEAD) / 2;
    let second = worth(engine, &game, others, nodes);
    let is_bad = match puzzle.goal {
        Goal::Save => second <= -AHEAD + slack,
        _ => second <= NOT_AHEAD + slack,
    };
    if chosen.is_empty() {
        return is_bad
            .then_some(true)
            .ok_or_else(|| format!("a move is worth {second}"));
    }
    let best = worth(engine, &game, chosen, nodes);
    let is_good = match puzzle.goal {
        Goal::Save => best >= super::make::chosen::HELD - slack,
        _ => best >= AHEAD - slack,
    };
    (is_bad && is_good && best - second >= super::make::chosen::GAP - slack)
        .then_some(true)
        .ok_or_else(|| {
            format!(
                "{}: the first move is worth {best}, the next {second}",
                puzzle.goal.id()
            )
        })
}

pub(crate) fn list(arguments: &ListArguments) -> Result<(), Failure> {
    let puzzles = read(&arguments.file)?;
    println!("| goal | problems | of 1 move | 2 | 3 | 4 | 5 and more |\n|---|---|---|---|---|---|---|");
    for goal in Goal::ALL {
        let moves: Vec<u32> = puzzles
            .iter()
            .filter(|puzzle| puzzle.goal == goal)
            .map(|puzzle| puzzle.moves)
            .collect();
        let of = |length: u32| moves.iter().filter(|&&moves| moves.min(5) == length).count();
        let columns: Vec<String> = (1..=5).map(|length| of(length).to_string()).collect();
        println!("| `{}` | {} | {} |", goal.id(), moves.len(), columns.join(" | "));
    }
    println!("\n| theme | problems |\n|---|---|");
    for theme in Theme::ALL {
        let count = puzzles.iter().filter(|puzzle| puzzle.themes.contains(&theme)).count();
        println!("| `{}` | {count} |", theme.id());
    }
    let mut grades: BTreeMap<String, usize> = BTreeMap::new();
    let mut rules: BTreeMap<String, usize> = BTreeMap::new();
    for puzzle in &puzzles {
        *grades.entry(puzzle.grade.to_string()).or_default() += 1;
        *rules.entry(puzzle.rules.clone()).or_default() += 1;
    }
    for (head, counts) in [("grade", grades), ("rules", rules)] {
        println!("\n| {head} | problems |\n|---|---|");
        for (name, count) in counts {
            println!("| `{name}` | {count} |");
        }
    }
    println!("\n{} problems", puzzles.len());
    Ok(())
}
