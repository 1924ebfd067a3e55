//! All tables of a family, round by round: what the defender has lost by then, and what the attacker wins with it. The first round
//! finds mates and mates in one; a win of round `n` takes `2n - 1` plies, a loss `2n - 2`. Must not know files.

use super::family::Family;
use super::sweep::Scene;
use crate::objective::{Facing, Objective};
use crate::signature::Signature;
use crate::work::{Stopped, Work};
use std::fmt;
use std::sync::atomic::Ordering;
use std::sync::{Mutex, PoisonError};

/// Points of the last piece that were added to one row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Change {
    pub(super) table: u8,
    pub(super) index: u32,
    pub(super) bits: u128,
}

impl Change {
    /// How many positions it adds, a mirror image counted with its original as one.
    #[must_use]
    pub fn positions(&self) -> u32 {
        self.bits.count_ones()
    }
}

/// The state of the work on one family.
#[derive(Debug)]
pub struct Wins {
    pub(super) family: Family,
    pub(super) objective: Objective,
    /// With the attacker to move: won, or the defender's general left in check.
    wins: Vec<Vec<u128>>,
    /// With the defender to move: lost.
    losses: Vec<Vec<u128>>,
    round: u32,
}

/// Why a signature was not solved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WinsError {
    /// The stop flag was raised.
    Stopped,
    /// Not one to three free pieces and any guards of Cho against guards of Han.
    OtherKind(Signature),
    /// Points decide under the objective.
    OnPoints,
}

impl WinsError {
    /// A stable word for programs.
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
    /// The state before the first round.
    ///
    /// # Errors
    /// [`WinsError`]
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
            round: 0,
        })
    }

    /// The tables that are worked on.
    #[must_use]
    pub fn family(&self) -> &Family {
        &self.family
    }

    /// Rounds done.
    #[must_use]
    pub fn round(&self) -> u32 {
        self.round
    }

    /// Adds what an earlier run found in the next round.
    pub fn replay(&mut self, changes: &[Change]) {
        self.round += 1;
        for change in changes {
            self.wins[usize::from(change.table)][change.index as usize] |= change.bits;
        }
    }

    /// One round; what it found. When nothing was found, all is known.
    ///
    /// # Errors
    /// [`WinsError::Stopped`]: the state is then of no use, and the round has to be done again from what was kept.
    pub fn next(&mut self, work: &Work<'_>) -> Result<Vec<Change>, WinsError> {
        let may_face = self.objective.facing() == Facing::Draw;
        let (wins, family) = (&self.wins, &self.family);
        for table in 0..family.shapes.len() {
            let rows = &mut self.losses[table];
            each_row(family, table, rows, work, |scene, bits| {
                if bits == scene.room {
                    return bits;
                }
                let lost = scene.lost(wins);
                if may_face { lost & !scene.facing() } else { lost }
            })?;
        }
        let mut changes = Vec::new();
        let losses = &self.losses;
        for table in 0..family.shapes.len() {
            let rows = &mut self.wins[table];
            let found = each_row(family, table, rows, work, |scene, bits| {
                if bits == scene.room {
                    bits
                } else {
                    bits | scene.won(losses)
                }
            })?;
            changes.extend(found);
        }
        self.round += 1;
        Ok(changes)
    }
}

/// Gives every row of a table its new bits, on several threads; what was added, in the order of the rows.
fn each_row(
    family: &Family,
    table: usize,
    rows: &mut [u128],
    work: &Work<'_>,
    f: impl Fn(&Scene<'_>, u128) -> u128 + Sync,
) -> Result<Vec<Change>, Stopped> {
    let places = &family.shapes[table].places;
    let blocks = Mutex::new(rows.chunks_mut(places.len()).enumerate());
    let all = Mutex::new(Vec::new());
    let run = || {
        while !work.stop.load(Ordering::Relaxed) {
            let next = blocks.lock().unwrap_or_else(PoisonError::into_inner).next();
            let Some((block, rows)) = next else { break };
            let first = block * places.len();
            let mut changes = Vec::new();
            for ((number, places), row) in places.iter().enumerate().zip(rows) {
                let Some(scene) = Scene::new(family, table, block, places) else {
                    continue;
                };
                let after = f(&scene, *row);
                if after != *row {
                    changes.push(Change {
                        table: table as u8,
                        index: (first + number) as u32,
                        bits: after & !*row,
                    });
                    *row = after;
                }
            }
            if !changes.is_empty() {
                all.lock().unwrap_or_else(PoisonError::into_inner).push(changes);
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
    all.sort_unstable_by_key(|changes| changes.first().map(|change| change.index));
    Ok(all.concat())
}
