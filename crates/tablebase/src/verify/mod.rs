//! Verification of a whole table: derives every entry again from the entries of its successors.
//!
//! If all entries agree with their successors, the whole table is correct. Along a winning line, the distance to the
//! goal falls with every ply of the winner, so no win is circular. In every position that is not lost, some action
//! avoids the loss. Unlike the solver, the verification generates only forward moves.

mod plain;

use crate::boards::Boards;
use crate::build::BuildError;
use crate::entry::Entry;
use crate::game::{Game, Step, is_in_check, position_of};
use crate::objective::{Facing, Objective};
use crate::signature::Signature;
use crate::smaller::{AfterCapture, Smaller, Table};
use crate::work::Work;
use janggi::{Position, Side, fen};
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

/// Result of verifying a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Verified {
    /// Number of legal positions checked.
    pub positions: u64,
    /// Number of positions in which the side to move reaches its goal.
    pub won: u64,
    /// Number of positions in which the other side reaches its goal.
    pub lost: u64,
    /// Number of positions whose value may depend on endless checks.
    pub unsure: u64,
    /// Up to ten positions that contradict their successors, each with the table's entry and a description of the
    /// fault.
    #[serde(skip)]
    pub faults: Vec<String>,
}

/// Verifies one table against its own entries and the smaller tables.
///
/// # Errors
/// [`BuildError`] if a smaller table is missing or the stop flag was set.
pub fn verify(
    objective: Objective,
    table: &Table,
    tables: &HashMap<Signature, Arc<Table>>,
    work: &Work<'_>,
) -> Result<Verified, BuildError> {
    let layout = &table.layout;
    let smaller = Smaller::new(objective, layout.signature(), tables).map_err(BuildError::Missing)?;
    let game = Game {
        layout,
        objective,
        smaller: &smaller,
    };
    let check = Check {
        game: &game,
        entries: &table.entries,
    };
    let sums = [const { AtomicU64::new(0) }; 4];
    let faults = Mutex::new(Vec::new());
    let each = |seen: &mut Seen<'_>, index: usize| {
        let entry = Entry::from_byte(table.entries[index]);
        // A table file does not mark illegal positions, so they are skipped here.
        let Some((board, turn)) = seen.boards.at(index) else {
            return;
        };
        if is_in_check(board, turn.opposite()) {
            return;
        }
        let [positions, won, lost, unsure] = &mut seen.counts;
        *positions += 1;
        match entry {
            Entry::Illegal | Entry::Open => {}
            Entry::OpenUnsure | Entry::ForcedUnsure => *unsure += 1,
            Entry::Won(_) => *won += 1,
            Entry::Lost(_) => *lost += 1,
        }
        if check.is_plainly_right(index, entry, board, turn) {
            return;
        }
        let position = position_of(board, turn).expect("the general cannot be taken");
        if let Some(fault) = check.fault(entry, &position) {
            let mut faults = faults.lock().unwrap_or_else(PoisonError::into_inner);
            if faults.len() < 10 {
                faults.push(format!("{}: {entry:?}, but {fault}", fen::print(&position)));
            }
        }
    };
    let seen = || Seen {
        boards: Boards::new(game.layout),
        counts: [0; 4],
        sums: &sums,
    };
    work.for_each(table.entries.len(), seen, each)
        .map_err(|_| BuildError::Stopped)?;
    let [positions, won, lost, unsure] = sums.map(AtomicU64::into_inner);
    Ok(Verified {
        positions,
        won,
        lost,
        unsure,
        faults: faults.into_inner().unwrap_or_else(PoisonError::into_inner),
    })
}

/// Counts of one thread, added to the totals when the thread ends.
struct Seen<'a> {
    boards: Boards<'a>,
    /// Numbers of positions checked, won, lost and uncertain.
    counts: [u64; 4],
    /// Totals of all threads.
    sums: &'a [AtomicU64; 4],
}

impl Drop for Seen<'_> {
    fn drop(&mut self) {
        for (sum, count) in self.sums.iter().zip(self.counts) {
            sum.fetch_add(count, Ordering::Relaxed);
        }
    }
}

struct Check<'a> {
    game: &'a Game<'a>,
    entries: &'a [u8],
}

/// Result of an action from the view of the side to move.
struct Choice {
    entry: Entry,
    /// Whether the action is a capture or gives no check, so that it is never part of a perpetual check.
    is_safe: bool,
}

impl Check<'_> {
    /// Returns a description of the fault, if the successors contradict the entry.
    fn fault(&self, entry: Entry, position: &Position) -> Option<&'static str> {
        let turn = position.turn();
        let faces = self.game.faces(position.board());
        let options = self.options(position, faces);
        let forced = self.forced(&options, turn, faces);
        match entry {
            Entry::Illegal => Some("it is a position"),
            Entry::Won(_) | Entry::Lost(_) => (Some(entry) != forced).then_some("its successors say otherwise"),
            Entry::Open if forced.is_some() => Some("its successors decide it"),
            Entry::Open => self.open_fault(&options, turn, faces),
            Entry::OpenUnsure | Entry::ForcedUnsure => forced.is_some().then_some("its successors decide it"),
        }
    }

    /// Returns the result of each action, from the view of the side to move now.
    fn options(&self, position: &Position, faces: bool) -> Vec<Choice> {
        let turn = position.turn();
        let mut options = Vec::new();
        let mut add_quiet = |index: usize, is_check: bool| {
            let entry = self.of_quiet(index);
            let is_safe = !is_check;
            options.push(Choice { entry, is_safe });
        };
        if !position.in_check() && !faces {
            add_quiet(self.game.index(position.board(), turn.opposite()), false);
        }
        let mut captures = Vec::new();
        for step in position.legal_moves() {
            match self.game.step(position, faces, step) {
                (Step::Excluded, _) => {}
                (Step::Quiet(index), after) => add_quiet(index, after.in_check()),
                (Step::Capture(after), _) => captures.push(Choice {
                    entry: self.of_capture(after, turn),
                    is_safe: true,
                }),
            }
        }
        options.extend(captures);
        options
    }

    fn of_quiet(&self, index: usize) -> Entry {
        match Entry::from_byte(self.entries[index]) {
            Entry::Won(plies) => Entry::Lost(plies),
            Entry::Lost(plies) => Entry::Won(plies),
            other => other,
        }
    }

    fn of_capture(&self, after: AfterCapture, turn: Side) -> Entry {
        let leader = self.game.leader();
        match after.winner {
            _ if after.is_unsure => Entry::OpenUnsure,
            None => Entry::Open,
            // Keeping the lead is not a goal for the side ahead.
            Some(winner) if leader == Some(winner) => Entry::Open,
            Some(winner) if winner == turn => Entry::Won(after.plies),
            Some(_) => Entry::Lost(after.plies),
        }
    }

    /// Returns `Won` or `Lost` with its distance, if the successors decide the position.
    fn forced(&self, options: &[Choice], turn: Side, faces: bool) -> Option<Entry> {
        let won = |option: &Choice| match option.entry {
            Entry::Won(plies) => Some(plies + 1),
            _ => None,
        };
        if let Some(plies) = options.iter().filter_map(won).min() {
            return Some(Entry::Won(plies));
        }
        if faces || !self.game.has_goal(turn.opposite()) {
            return None;
        }
        let mut longest = 0;
        for option in options {
            match option.entry {
                Entry::Lost(plies) => longest = longest.max(plies + 1),
                _ => return None,
            }
        }
        Some(Entry::Lost(longest))
    }

    /// Returns the fault of an open entry, if any. If the other side has a goal, the side to move must be able to
    /// prevent it without checks.
    fn open_fault(&self, options: &[Choice], turn: Side, faces: bool) -> Option<&'static str> {
        let attacks = self.game.has_goal(turn);
        let holds = self.game.has_goal(turn.opposite());
        let unsure = |option: &Choice| matches!(option.entry, Entry::OpenUnsure | Entry::ForcedUnsure);
        if attacks && options.iter().any(unsure) && !(holds && self.is_both_sided()) {
            return Some("an action leads to what is not sure");
        }
        let is_safe = |option: &Choice| option.is_safe && matches!(option.entry, Entry::Open | Entry::Won(_));
        let ends = faces && self.game.objective.facing() != Facing::Ignored;
        (holds && !ends && !options.iter().any(is_safe)).then_some("it cannot be held without checks")
    }

    /// Returns whether both sides play for mate. An unsure entry may then concern either side's goal.
    fn is_both_sided(&self) -> bool {
        self.game.leader().is_none()
    }
}

#[cfg(test)]
mod tests;
