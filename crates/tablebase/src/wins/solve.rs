//! Solver for all tables of a family. Each round finds new losses of the defender, then the wins of the attacker that
//! follow.
//!
//! The first round finds mates and mates in one. A win found in round `n` takes `2n - 1` plies, and a loss `2n - 2`.
//! This module must not depend on files.

use super::change::Change;
use super::family::Family;
use super::spread::{Changes, newly_won, perhaps_lost};
use super::sweep::Scene;
use crate::objective::{Facing, Objective};
use crate::signature::Signature;
use crate::work::{Stopped, Work};
use std::fmt;
use std::sync::atomic::Ordering;
use std::sync::{Mutex, PoisonError};

/// The state of solving one family.
#[derive(Debug)]
pub struct Wins {
    pub(super) family: Family,
    pub(super) objective: Objective,
    /// Positions with the attacker to move that are won, or in which the defender's general is left in check.
    wins: Vec<Vec<u128>>,
    /// Positions with the defender to move that are lost.
    losses: Vec<Vec<u128>>,
    /// Wins of the last round, which may cause new losses; `None` if all rows must be examined.
    last: Option<Vec<Change>>,
    round: u32,
}

/// Reason why a signature was not solved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WinsError {
    /// The stop flag was set.
    Stopped,
    /// The signature is not supported: Cho must have one to three free pieces, and Han none. Both may have guards.
    OtherKind(Signature),
    /// Points decide under the objective.
    OnPoints,
}

impl WinsError {
    /// Returns a stable code.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            WinsError::Stopped => "stopped",
            WinsError::OtherKind(_) => "other_kind_of_signature",
            WinsError::OnPoints => "objective_on_points",
        }
    }
}

impl fmt::Display for WinsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WinsError::Stopped => f.write_str("stopped"),
            WinsError::OtherKind(signature) => write!(
                f,
                "{signature} is not one to three free pieces and guards of Cho against guards of Han"
            ),
            WinsError::OnPoints => f.write_str("without points only"),
        }
    }
}

impl std::error::Error for WinsError {}

impl From<Stopped> for WinsError {
    fn from(_: Stopped) -> WinsError {
        WinsError::Stopped
    }
}

impl Wins {
    /// Creates the state before the first round.
    ///
    /// # Errors
    /// If the signature or the objective is not supported, or if the work was stopped.
    pub fn new(signature: Signature, objective: Objective, work: &Work<'_>) -> Result<Wins, WinsError> {
        let family = Family::new(signature).ok_or(WinsError::OtherKind(signature))?;
        if objective.on_points() {
            return Err(WinsError::OnPoints);
        }
        let empty = || {
            let sizes = family.shapes.iter().map(|shape| family.rows(shape));
            sizes.map(|rows| vec![0; rows]).collect::<Vec<_>>()
        };
        let (mut wins, losses) = (empty(), empty());
        for (table, rows) in wins.iter_mut().enumerate() {
            each_row(&family, table, rows, work, |scene, _| scene.checked())?;
        }
        Ok(Wins {
            wins,
            losses,
            family,
            objective,
            last: None,
            round: 0,
        })
    }

    /// Returns the tables being solved.
    #[must_use]
    pub fn family(&self) -> &Family {
        &self.family
    }

    /// Returns the number of completed rounds.
    #[must_use]
    pub fn round(&self) -> u32 {
        self.round
    }

    /// Applies the changes of the next round, as found by an earlier run.
    pub fn replay(&mut self, changes: &[Change]) {
        self.last = None;
        self.round += 1;
        for change in changes {
            self.wins[usize::from(change.table)][change.index as usize] |= change.bits();
        }
    }

    /// Runs one round and returns its new wins. If there are none, the solution is complete.
    ///
    /// # Errors
    /// [`WinsError::Stopped`]. The state is then invalid: create a new one and replay the stored rounds.
    pub fn next(&mut self, work: &Work<'_>) -> Result<&[Change], WinsError> {
        let mut lost = Vec::new();
        for table in 0..self.family.shapes.len() {
            lost.extend(self.new_losses(table, work)?);
        }
        self.last = None;
        let losses = Changes {
            family: &self.family,
            list: &lost,
        };
        let mut won = Vec::new();
        for table in 0..self.family.shapes.len() {
            won.extend(new_wins(losses, table, &mut self.wins[table], work)?);
        }
        self.round += 1;
        Ok(self.last.insert(won))
    }

    /// Adds the positions that the defender loses, according to the current wins, to a table of losses.
    fn new_losses(&mut self, table: usize, work: &Work<'_>) -> Result<Vec<Change>, Stopped> {
        let may_face = self.objective.facing() == Facing::Draw;
        let (wins, family) = (&self.wins, &self.family);
        let lost = |scene: &Scene<'_>, bits: u128| {
            if bits == scene.room {
                return bits;
            }
            let lost = scene.lost(wins);
            if may_face { lost & !scene.facing() } else { lost }
        };
        let rows = &mut self.losses[table];
        let Some(list) = &self.last else {
            return each_row(family, table, rows, work, lost);
        };
        let changes = Changes { family, list };
        let shape = &family.shapes[table];
        each_part(rows, family.rows_of_part(shape), work, |place, rows| {
            let first = place * rows.len();
            let mut found = Vec::new();
            for (row, _) in perhaps_lost(changes, table, place)
                .iter()
                .enumerate()
                .filter(|(_, is_marked)| **is_marked)
            {
                let (block, number) = ((first + row) / shape.places.len(), row % shape.places.len());
                if let Some(scene) = Scene::new(family, table, block, &shape.places[number]) {
                    let after = lost(&scene, rows[row]);
                    found.extend(change(table, first + row, &mut rows[row], after));
                }
            }
            found
        })
    }
}

/// Adds the positions that the attacker wins, given the new losses, to a table of wins.
fn new_wins(losses: Changes<'_>, table: usize, rows: &mut [u128], work: &Work<'_>) -> Result<Vec<Change>, Stopped> {
    let family = losses.family;
    let shape = &family.shapes[table];
    each_part(rows, family.rows_of_part(shape), work, |place, rows| {
        let first = place * rows.len();
        let mut found = Vec::new();
        for (row, won) in newly_won(losses, table, place).rows() {
            let (block, number) = ((first + row) / shape.places.len(), row % shape.places.len());
            if let Some(scene) = Scene::new(family, table, block, &shape.places[number]) {
                let after = rows[row] | won & scene.room;
                found.extend(change(table, first + row, &mut rows[row], after));
            }
        }
        found
    })
}

/// Updates every row of a table with `f`; returns the changes in the order of the rows.
fn each_row(
    family: &Family,
    table: usize,
    rows: &mut [u128],
    work: &Work<'_>,
    f: impl Fn(&Scene<'_>, u128) -> u128 + Sync,
) -> Result<Vec<Change>, Stopped> {
    let places = &family.shapes[table].places;
    each_part(rows, places.len(), work, |block, rows| {
        let first = block * rows.len();
        let mut found = Vec::new();
        for ((number, places), row) in places.iter().enumerate().zip(rows) {
            if let Some(scene) = Scene::new(family, table, block, places) {
                let after = f(&scene, *row);
                found.extend(change(table, first + number, row, after));
            }
        }
        found
    })
}

/// Sets a row to `after`; returns the change, if any.
fn change(table: usize, index: usize, row: &mut u128, after: u128) -> Option<Change> {
    let bits = after & !*row;
    *row = after;
    (bits != 0).then(|| Change::new(table as u8, index as u32, bits))
}

/// Splits the rows into parts of `length` and calls `f` with the number and the rows of each part, on several threads.
/// Returns the changes in the order of the parts.
fn each_part(
    rows: &mut [u128],
    length: usize,
    work: &Work<'_>,
    f: impl Fn(usize, &mut [u128]) -> Vec<Change> + Sync,
) -> Result<Vec<Change>, Stopped> {
    let parts = Mutex::new(rows.chunks_mut(length).enumerate());
    let all = Mutex::new(Vec::new());
    let run = || {
        while !work.stop.load(Ordering::Relaxed) {
            let next = parts.lock().unwrap_or_else(PoisonError::into_inner).next();
            let Some((number, rows)) = next else { break };
            let found = f(number, rows);
            if !found.is_empty() {
                all.lock().unwrap_or_else(PoisonError::into_inner).push(found);
            }
        }
    };
    std::thread::scope(|scope| {
        for _ in 1..work.threads {
            scope.spawn(run);
        }
        run();
    });
    if work.stop.load(Ordering::Relaxed) {
        return Err(Stopped);
    }
    let mut all = all.into_inner().unwrap_or_else(PoisonError::into_inner);
    all.sort_unstable_by_key(|changes: &Vec<Change>| changes.first().map(|change| change.index));
    let mut list = Vec::with_capacity(all.iter().map(Vec::len).sum());
    for part in all {
        list.extend(part);
    }
    Ok(list)
}
