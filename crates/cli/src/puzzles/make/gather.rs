//! The collection out of the parts: no two problems alike, in the order of their ids, and what games they are from.

use crate::failure::Failure;
use crate::puzzles::files::failed;
use problems::puzzle::pattern::Pattern;
use problems::puzzle::{Goal, Puzzle};
use std::collections::{BTreeMap, HashSet};
use std::fs;
use std::path::{Path, PathBuf};

/// Of a hundred problems at most so many are mates in one.
const MATES_IN_ONE: usize = 20;

/// The problems of the parts, at most `count`.
pub(super) fn gather(parts: &Path, count: usize) -> Result<Vec<Puzzle>, Failure> {
    let mut puzzles: BTreeMap<String, Puzzle> = BTreeMap::new();
    let mut patterns: HashSet<Pattern> = HashSet::new();
    for path in files(parts)? {
        let text = fs::read_to_string(&path).map_err(|error| failed(&path, &error))?;
        for line in text.lines() {
            let puzzle = Puzzle::from_line(line).map_err(|error| failed(&path, &error))?;
            let replay = puzzle.replay().map_err(|error| failed(&path, &error))?;
            if patterns.insert(Pattern::of(puzzle.goal, &replay)) {
                puzzles.insert(puzzle.id.clone(), puzzle);
            }
        }
    }
    Ok(choose(puzzles.into_values().collect(), count))
}

/// Mates in one give way first; ids are as good as random.
fn choose(puzzles: Vec<Puzzle>, count: usize) -> Vec<Puzzle> {
    let is_shortest = |puzzle: &Puzzle| puzzle.goal == Goal::Mate && puzzle.moves == 1;
    let (short, mut kept): (Vec<_>, Vec<_>) = puzzles.into_iter().partition(is_shortest);
    kept.truncate(count);
    let most = (kept.len() * MATES_IN_ONE / (100 - MATES_IN_ONE)).min(count - kept.len());
    kept.extend(short.into_iter().take(most));
    kept.sort_by(|a, b| a.id.cmp(&b.id));
    kept
}

/// The parts, in the order of their names.
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
