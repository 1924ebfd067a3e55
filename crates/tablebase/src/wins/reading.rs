//! Queries on solved signatures: the distance of a position, lines of play, and counts of wins. This module must not
//! depend on how the results were computed.

use super::change::Change;
use super::family::Family;
use super::sweep::Scene;
use crate::objective::{Facing, Objective};
use janggi::{Move, Position, Side};

/// Maximum number of listed positions with the longest distance.
const MOST_LISTED: usize = 1000;

/// The rounds of a family, in memory for queries.
#[derive(Debug)]
pub struct Reading {
    family: Family,
    objective: Objective,
    /// Changes of each round, sorted by table and row.
    rounds: Vec<Vec<Change>>,
}

/// Counts of the positions of a signature. Mirror images are counted separately.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Count {
    /// Number of legal positions with the attacker to move.
    pub positions: u64,
    /// Number of these positions that the attacker wins.
    pub won: u64,
    /// Longest distance to mate in plies; `None` if no position is won.
    pub longest: Option<u32>,
}

/// Iterates over the legal steps and, unless in check, the pass.
fn actions(position: &Position) -> impl Iterator<Item = Move> {
    let pass = (!position.in_check()).then_some(Move::Pass);
    position.legal_moves().into_iter().chain(pass)
}

impl Reading {
    /// Creates a reading from the rounds of a signature in order.
    #[must_use]
    pub fn new(family: Family, objective: Objective, rounds: Vec<Vec<Change>>) -> Reading {
        Reading {
            family,
            objective,
            rounds,
        }
    }

    /// Returns the plies to mate with Cho, the attacker, to move. Returns `None` if Cho does not win or the position is
    /// not in the tables.
    #[must_use]
    pub fn won_in(&self, position: &Position) -> Option<u32> {
        let place = self.family.place(position.board())?;
        let key = (place.table as u8, place.index as u32);
        let has = |changes: &Vec<Change>| {
            let found = changes.binary_search_by_key(&key, |change| (change.table, change.index));
            found.is_ok_and(|at| changes[at].bits() >> place.point & 1 != 0)
        };
        let round = self.rounds.iter().position(has)?;
        Some(2 * round as u32 + 1)
    }

    /// Returns the plies to mate with Han, the defender, to move, from the results of its moves. Returns `None` if the
    /// position is not lost.
    #[must_use]
    pub fn lost_in(&self, position: &Position) -> Option<u32> {
        let replies = self.replies(position)?;
        let mut longest = 0;
        for reply in replies {
            longest = longest.max(self.won_in(&position.after(reply))? + 1);
        }
        Some(longest)
    }

    /// Returns the table and row numbers that [`is_consistent`](Reading::is_consistent) needs, in order.
    pub(super) fn rows_around(family: &Family, positions: &[Position]) -> Vec<(u8, u32)> {
        let mut rows = Vec::new();
        let mut add = |position: &Position| {
            let place = family.place(position.board());
            rows.extend(place.map(|place| (place.table as u8, place.index as u32)));
        };
        for position in positions {
            add(position);
            for step in actions(position) {
                let after = position.after(step);
                for reply in actions(&after) {
                    add(&after.after(reply));
                }
            }
        }
        rows.sort_unstable();
        rows.dedup();
        rows
    }

    /// Returns the defender's moves; `None` if the defender may end the game as a draw.
    fn replies(&self, position: &Position) -> Option<Vec<Move>> {
        if self.objective.facing() == Facing::Draw && position.facing() {
            return None;
        }
        Some(actions(position).collect())
    }

    /// Returns best play up to mate: the shortest win against the longest defence. With Cho to move, the line is empty
    /// if the position is not won.
    #[must_use]
    pub fn line(&self, position: &Position) -> Vec<Move> {
        let mut line = Vec::new();
        let mut now = position.clone();
        loop {
            let next = match now.turn() {
                Side::Cho => {
                    let left = self.won_in(&now);
                    let is_best =
                        |step: &Move| left.is_some() && self.lost_in(&now.after(*step)).map(|plies| plies + 1) == left;
                    actions(&now).find(is_best)
                }
                Side::Han => {
                    let replies = self.replies(&now).unwrap_or_default();
                    let plies = |reply: &Move| self.won_in(&now.after(*reply));
                    replies.into_iter().max_by_key(plies)
                }
            };
            let Some(next) = next else { return line };
            line.push(next);
            now = now.after(next);
        }
    }

    /// Returns some of the positions with the longest distance. The attacker is to move.
    #[must_use]
    pub fn longest(&self) -> Vec<Position> {
        let table = self.family.shapes.len() - 1;
        let mut longest = Vec::new();
        for change in self.rounds.iter().rev().flatten() {
            if usize::from(change.table) == table {
                let first: Option<&Position> = longest.first();
                let position =
                    self.family
                        .position(table, change.index as usize, change.bits().trailing_zeros() as usize);
                let Some(position) = position else { continue };
                if first.is_some_and(|first| self.won_in(first) != self.won_in(&position)) {
                    break;
                }
                longest.push(position);
                if longest.len() == MOST_LISTED {
                    break;
                }
            }
        }
        longest
    }

    /// Returns whether the result of a position follows from the results after its legal moves. Cho, the attacker, must
    /// be to move.
    #[must_use]
    pub fn is_consistent(&self, position: &Position) -> bool {
        let faces = self.objective.facing() == Facing::Draw && position.facing();
        let after = actions(position).map(|step| position.after(step));
        let plies = after
            .filter(|after| !(faces && after.facing()))
            .filter_map(|after| self.lost_in(&after));
        plies.min().map(|plies| plies + 1) == self.won_in(position)
    }

    /// Counts the positions and the wins in the largest table.
    #[must_use]
    pub fn count(&self) -> Count {
        let mut counter = Counter::new(&self.family);
        for changes in &self.rounds {
            counter.add(changes);
        }
        counter.finish()
    }
}

/// Counter of the wins in the largest table of a family, round by round.
#[derive(Debug)]
pub(super) struct Counter<'a> {
    family: &'a Family,
    round: u32,
    count: Count,
}

impl Counter<'_> {
    pub(super) fn new(family: &Family) -> Counter<'_> {
        let count = Count::default();
        Counter {
            family,
            round: 0,
            count,
        }
    }

    /// Adds the changes of the next round.
    pub(super) fn add(&mut self, changes: &[Change]) {
        let shape = self.family.largest();
        let table = self.family.shapes.len() - 1;
        for change in changes.iter().filter(|change| usize::from(change.table) == table) {
            let block = change.index as usize / shape.places.len();
            self.count.won += self.weight(block) * u64::from(change.positions());
            self.count.longest = Some(2 * self.round + 1);
        }
        self.round += 1;
    }

    pub(super) fn finish(self) -> Count {
        let shape = self.family.largest();
        let table = self.family.shapes.len() - 1;
        let mut count = self.count;
        for block in 0..self.family.blocks(shape) {
            let weight = self.weight(block);
            for places in &shape.places {
                if let Some(scene) = Scene::new(self.family, table, block, places) {
                    count.positions += weight * u64::from((scene.room & !scene.checked()).count_ones());
                }
            }
        }
        count.positions /= shape.repeats();
        count.won /= shape.repeats();
        count
    }

    /// Returns the number of positions that each stored position of a block represents. The number is 1 if the
    /// defender's court is its own mirror image. Otherwise it is 2, because mirror images are not stored.
    fn weight(&self, block: usize) -> u64 {
        let shape = self.family.largest();
        let (defender, _) = self.family.courts(shape, block);
        if self.family.defenders[shape.guards].mirror[defender] == defender {
            1
        } else {
            2
        }
    }
}
