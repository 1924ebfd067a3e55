//! Breadth-first search through all reachable states.

use super::world::{Step, World};
use std::collections::{HashSet, VecDeque};
use std::hash::{BuildHasher, RandomState};

pub(crate) enum Outcome {
    Holds {
        states: usize,
    },
    /// A violation and the shortest path to it.
    Violated {
        what: String,
        path: Vec<String>,
    },
}

pub(crate) fn search(start: World) -> Outcome {
    let hasher = RandomState::new();
    let mut known = HashSet::from([hasher.hash_one(&start)]);
    let mut paths: Vec<Option<(usize, Step)>> = vec![None];
    let mut queue = VecDeque::from([(0, start)]);
    while let Some((place, world)) = queue.pop_front() {
        if let Some(what) = world.violation() {
            return Outcome::Violated {
                what,
                path: path_to(place, &paths),
            };
        }
        for step in world.steps() {
            let next = world.after(step);
            // Only hashes are stored. A collision hides a state in about 1 of 40 million searches of a million states.
            if known.insert(hasher.hash_one(&next)) {
                paths.push(Some((place, step)));
                queue.push_back((paths.len() - 1, next));
            }
        }
    }
    Outcome::Holds { states: known.len() }
}

fn path_to(place: usize, paths: &[Option<(usize, Step)>]) -> Vec<String> {
    let mut steps: Vec<String> = std::iter::successors(paths[place], |(before, _)| paths[*before])
        .map(|(_, step)| format!("{step:?}"))
        .collect();
    steps.reverse();
    steps
}
