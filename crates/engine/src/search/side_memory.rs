//! Memory of the lines after the first (`MultiPV`), separate from the first line's: a table, and a copy of the
//! histories from before them.

use core::mem::swap;

use crate::search::correction::Correction;
use crate::search::history::History;
use crate::search::table::Table;

/// Memory of the lines after the first that persists between searches of a game.
#[derive(Debug)]
pub(crate) struct SideMemory {
    table: Table,
    /// The first line's histories, while the lines after it modify them.
    history: History,
    correction: Correction,
}

impl SideMemory {
    /// Creates it with a table of half the size of the first line's, which has `mebibytes` MiB.
    pub(crate) fn beside(mebibytes: usize) -> SideMemory {
        SideMemory {
            table: Table::new((mebibytes / 2).max(1)),
            history: History::default(),
            correction: Correction::default(),
        }
    }

    /// Clears everything for a new game.
    pub(crate) fn clear(&mut self) {
        self.table.clear();
    }

    /// Lends it to a search.
    pub(crate) fn lend(&mut self) -> SideLines<'_> {
        self.table.age();
        SideLines {
            table: &self.table,
            history: &mut self.history,
            correction: &mut self.correction,
        }
    }
}

/// The memory of the lines after the first, during a search.
#[derive(Debug)]
pub(crate) struct SideLines<'a> {
    pub(crate) table: &'a Table,
    history: &'a mut History,
    correction: &'a mut Correction,
}

impl SideLines<'_> {
    /// Saves what a thread has learned.
    pub(crate) fn keep(&mut self, history: &History, correction: &Correction) {
        self.history.copy_from(history);
        self.correction.copy_from(correction);
    }

    /// Restores what was saved, and discards what the thread has learned since.
    pub(crate) fn restore(&mut self, history: &mut History, correction: &mut Correction) {
        swap(history, self.history);
        swap(correction, self.correction);
    }
}
