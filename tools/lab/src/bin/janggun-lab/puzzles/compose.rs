//! `janggun-lab puzzles compose`: composes mate problems by removing unnecessary pieces from mates in games.

use super::files::{read, write};
use super::judge::Judge;
use super::make::candidate::Source;
use super::make::proved::{self, Mates};
use command::Failure;
use janggi::{Game, Position, Preset, Role, Setup, Square, Start};
use problems::puzzle::pattern::Pattern;
use problems::puzzle::{Goal, Puzzle};
use std::collections::{BTreeMap, HashSet};
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

/// Compose mate problems (박보) from mates in games
///
/// Removes pieces, the strongest first, as long as the problem remains a mate of the same length with one solution. No
/// two problems have the same pattern.
#[derive(Debug, clap::Args)]
pub(crate) struct PuzzleComposeArguments {
    /// File of problems from games
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// Output file for the compositions
    #[arg(long, value_name = "OUT")]
    out: PathBuf,
    /// Minimum number of the solver's moves
    #[arg(long, value_name = "N", default_value_t = 4)]
    moves: u32,
    /// Problems in parallel
    #[arg(long, value_name = "J", default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..=256))]
    jobs: u64,
}

pub(crate) fn run(arguments: &PuzzleComposeArguments) -> Result<(), Failure> {
    let mut sources = read(&arguments.file)?;
    sources.retain(|puzzle| puzzle.goal == Goal::Mate && puzzle.moves >= arguments.moves);
    let (next, made) = (AtomicUsize::new(0), Mutex::new(BTreeMap::new()));
    let job = || {
        let mut judge = Judge::new();
        loop {
            let at = next.fetch_add(1, Ordering::Relaxed);
            let Some(source) = sources.get(at) else { break };
            if at.is_multiple_of(50) {
                eprintln!("{at} of {} mates", sources.len());
            }
            if let Some(puzzle) = compose(&mut judge, source) {
                let mut made = made.lock().unwrap_or_else(PoisonError::into_inner);
                made.insert(puzzle.id.clone(), puzzle);
            }
        }
    };
    std::thread::scope(|scope| {
        for _ in 0..arguments.jobs {
            scope.spawn(job);
        }
    });
    let mut patterns = HashSet::new();
    let mut made = made.into_inner().unwrap_or_else(PoisonError::into_inner);
    made.retain(|_, puzzle| {
        let replay = puzzle.replay();
        replay.is_ok_and(|replay| patterns.insert(Pattern::of(puzzle.goal, &replay)))
    });
    let text: String = made.values().map(|puzzle| puzzle.to_line() + "\n").collect();
    write(&arguments.out, &text)?;
    println!("{} compositions out of {} mates", made.len(), sources.len());
    Ok(())
}

/// Returns the mate without unnecessary pieces, under the newest revision of its rule set. Returns `None` if that is
/// the same problem, or if the solver does not find a sound mate of the same length.
fn compose(judge: &mut Judge, source: &Puzzle) -> Option<Puzzle> {
    let preset = Preset::of_any_revision(&source.rules)?;
    let position = source.game().ok()?.position().clone();
    let mut game = Game::new(preset.rules(), Start::Fen(position)).ok()?;
    while let Some(smaller) = smaller(&game, source.moves) {
        game = smaller;
    }
    let nowhere = Source {
        seed: 0,
        game: 0,
        ply: 0,
    };
    let found = proved::mate(judge, &game, Mates::BY_CHECKS, nowhere)?;
    let mut puzzle = found.puzzle(preset, &game)?;
    puzzle.source.clone_from(&source.id);
    (puzzle.moves == source.moves && puzzle.id != source.id).then_some(puzzle)
}

/// Returns the game with one piece fewer, if a sound mate in this many moves remains.
fn smaller(game: &Game, moves: u32) -> Option<Game> {
    let setup = game.position().to_setup();
    let board = &setup.board;
    Role::BY_WORTH
        .into_iter()
        .flat_map(|role| board.by_role(role))
        .filter_map(|square| without(game, &setup, square))
        .find(|game| proved::length(game) == Some(moves))
}

fn without(game: &Game, setup: &Setup, square: Square) -> Option<Game> {
    let mut setup = setup.clone();
    setup.board.set(square, None);
    let position = Position::try_from(setup).ok()?;
    let game = Game::new(game.rules().clone(), Start::Fen(position)).ok()?;
    game.verdict().is_none().then_some(game)
}

#[cfg(test)]
mod tests {
    use super::{Judge, compose};
    use janggi::Preset;
    use problems::puzzle::Puzzle;

    fn collection(text: &str) -> Vec<Puzzle> {
        let lines = text.lines().map(Puzzle::from_line);
        lines.collect::<Result<_, _>>().expect("the collection")
    }

    #[test]
    fn problems_of_earlier_revisions_are_composed() {
        let sources = collection(include_str!(
            "../../../../../../crates/problems/collection/puzzles.jsonl"
        ));
        let composed = collection(include_str!(
            "../../../../../../crates/problems/collection/composed.jsonl"
        ));
        let wanted = composed
            .iter()
            .filter(|one| one.rules == "kja-points@1" && one.moves == 4);
        let source = wanted
            .filter_map(|one| sources.iter().find(|source| source.id == one.source))
            .next()
            .expect("a source");
        assert_eq!(source.rules, "kja-points@1");
        let made = compose(&mut Judge::new(), source).expect("a composition");
        assert_eq!(made.rules, Puzzle::rules_of(Preset::KjaPoints));
        assert_eq!(made.source, source.id);
    }
}
