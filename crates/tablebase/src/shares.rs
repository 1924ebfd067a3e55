//! Counts the positions in a table that the side to move wins. On points, keeping a lead counts as a win. This module
//! must not depend on files.

use crate::boards::Boards;
use crate::entry::Entry;
use crate::game::is_in_check;
use crate::layout::is_central;
use crate::objective::Objective;
use crate::smaller::Table;
use crate::work::Work;
use janggi::Side;
use serde::{Deserialize, Serialize};
use std::sync::atomic::{AtomicU64, Ordering};

/// Counts of the legal positions of a signature with one side to move. Mirror images are counted separately.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Default, Debug)]
pub struct Share {
    pub positions: u64,
    /// Number of positions that the side to move wins under any rule about perpetual check.
    pub won: u64,
    /// Number of positions whose result may depend on perpetual check.
    pub unsure: u64,
}

impl Share {
    /// Counts the positions with `turn` to move, and those among them that this side wins. Returns `None` if the stop
    /// flag was set, or if the table stores positions with this side to move only with swapped colours.
    #[must_use]
    pub fn of(table: &Table, objective: Objective, turn: Side, work: &Work<'_>) -> Option<Share> {
        let [positions, won, unsure] = [const { AtomicU64::new(0) }; 3];
        let leader = objective.on_points().then(|| table.layout.signature().leader());
        let numbers = table.layout.numbers(turn)?;
        let each = |boards: &mut Boards<'_>, number: usize| {
            let index = numbers.start + number;
            let Some(weight) = weight(boards, index) else { return };
            positions.fetch_add(weight, Ordering::Relaxed);
            let sum = match Entry::from_byte(table.entries[index]) {
                Entry::Won(_) => &won,
                Entry::Open if leader == Some(turn) => &won,
                Entry::OpenUnsure | Entry::ForcedUnsure => &unsure,
                Entry::Illegal | Entry::Open | Entry::Lost(_) => return,
            };
            sum.fetch_add(weight, Ordering::Relaxed);
        };
        let boards = || Boards::new(&table.layout);
        work.for_each(numbers.len(), boards, each).ok()?;
        Some(Share {
            positions: positions.into_inner(),
            won: won.into_inner(),
            unsure: unsure.into_inner(),
        })
    }
}

/// Returns the number of legal positions that a position number represents; `None` if it represents none. The result is
/// 2 if the mirror image shares the position number, and 1 if both generals are on the middle file.
fn weight(boards: &mut Boards<'_>, index: usize) -> Option<u64> {
    let (board, turn) = boards.at(index)?;
    let is_legal = !is_in_check(board, turn.opposite());
    is_legal.then(|| if is_central(board) { 1 } else { 2 })
}
