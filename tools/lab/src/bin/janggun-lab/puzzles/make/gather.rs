//! Builds the collection from existing problems and the parts, sorted by id. New problems with a known pattern are left
//! out.

use crate::puzzles::files::{failed, read};
use command::Failure;
use problems::puzzle::pattern::Pattern;
use problems::puzzle::{Goal, Puzzle};
use std::collections::{BTreeMap, HashSet};
use std::fs;
use std::path::{Path, PathBuf};

/// Percentage of mates in one above which no new ones are added.
const MATES_IN_ONE: usize = 20;

/// Returns all problems of an existing collection, and new ones from the parts up to a total of `count`. New problems
/// whose pattern or id is already present are left out.
pub(super) fn gather(onto: Option<&Path>, parts: &Path, count: usize) -> Result<Vec<Puzzle>, Failure> {
    let mut ids: HashSet<String> = HashSet::new();
    let mut patterns: HashSet<Pattern> = HashSet::new();
    let mut is_new = |puzzle: &Puzzle, path: &Path| {
        let replay = puzzle.replay().map_err(|error| failed(path, &error))?;
        Ok::<bool, Failure>(patterns.insert(Pattern::of(puzzle.goal, &replay)) && ids.insert(puzzle.id.clone()))
    };
    let mut before = Vec::new();
    if let Some(onto) = onto {
        before = read(onto)?;
        for puzzle in &before {
            is_new(puzzle, onto)?;
        }
    }
    let mut found: BTreeMap<String, Puzzle> = BTreeMap::new();
    for path in files(parts)? {
        for puzzle in read(&path)? {
            if is_new(&puzzle, &path)? {
                found.insert(puzzle.id.clone(), puzzle);
            }
        }
    }
    Ok(choose(before, found.into_values().collect(), count))
}

fn is_shortest(puzzle: &&Puzzle) -> bool {
    puzzle.goal == Goal::Mate && puzzle.moves == 1
}

/// Chooses all existing problems, then new ones: first problems other than mates in one, then mates in one up to
/// [`MATES_IN_ONE`] percent. Since ids are hashes, taking problems in the order of ids amounts to a random choice.
fn choose(before: Vec<Puzzle>, new: Vec<Puzzle>, count: usize) -> Vec<Puzzle> {
    let (short, other): (Vec<_>, Vec<_>) = new.into_iter().partition(|puzzle| is_shortest(&puzzle));
    let mut kept = before;
    kept.extend(other.into_iter().take(count.saturating_sub(kept.len())));
    let known = kept.iter().filter(is_shortest).count();
    let most = (kept.len() - known) * MATES_IN_ONE / (100 - MATES_IN_ONE);
    let most = most.saturating_sub(known).min(count.saturating_sub(kept.len()));
    kept.extend(short.into_iter().take(most));
    kept.sort_by(|a, b| a.id.cmp(&b.id));
    kept
}

/// Returns the paths of the parts, sorted by name.
fn files(parts: &Path) -> Result<Vec<PathBuf>, Failure> {
    let mut files = Vec::new();
    for entry in fs::read_dir(parts).map_err(|error| failed(parts, &error))? {
        let path = entry.map_err(|error| failed(parts, &error))?.path();
        if path.extension().is_some_and(|extension| extension == "jsonl") {
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Creates `count` mates in `moves`, with consecutive ids from `first`.
    fn mates(first: usize, count: usize, moves: u32) -> Vec<Puzzle> {
        let line = r#"{"id":"","rules":"kakao@1","fen":"","goal":"mate","moves":1,"line":[],"themes":[],"grade":1,"source":"1/0/0"}"#;
        let one = Puzzle::from_line(line).unwrap();
        let numbered = |number| Puzzle {
            id: format!("{number:03}"),
            moves,
            ..one.clone()
        };
        (first..first + count).map(numbered).collect()
    }

    #[test]
    fn what_was_there_before_stays_and_mates_in_one_give_way() {
        let shortest = |puzzles: &[Puzzle]| puzzles.iter().filter(is_shortest).count();
        let before = mates(50, 30, 1);
        let chosen = choose(before.clone(), [mates(0, 10, 1), mates(80, 10, 2)].concat(), 100);
        assert_eq!(chosen, [before.clone(), mates(80, 10, 2)].concat());
        assert_eq!(choose(before.clone(), mates(0, 10, 2), 20), before);

        let chosen = choose(Vec::new(), [mates(0, 50, 1), mates(50, 80, 2)].concat(), 90);
        assert_eq!((chosen.len(), shortest(&chosen)), (90, 10));
        let chosen = choose(mates(200, 5, 1), [mates(0, 50, 1), mates(50, 80, 2)].concat(), 200);
        assert_eq!((chosen.len(), shortest(&chosen)), (100, 20));
        assert!(chosen.is_sorted_by_key(|puzzle| puzzle.id.clone()));
    }
}
