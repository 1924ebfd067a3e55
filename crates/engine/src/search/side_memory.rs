//! Memory for the lines after the first (`MultiPV`): a table, and a backup of the first line's histories.

use core::mem::swap;

use crate::search::correction::Correction;
use crate::search::history::History;
use crate::search::table::Table;

/// Memory for the lines after the first, kept between searches.
#[derive(Debug)]
pub(crate) struct SideMemory {
    table: Table,
    /// Backup of the first line's histories while the other lines modify them.
    history: History,
    correction: Correction,
}

impl SideMemory {
    /// Creates the memory. Its table is half the size of the first line's table, which has `mebibytes` MiB.
    pub(crate) fn beside(mebibytes: usize) -> SideMemory {
        SideMemory {
            table: Table::new((mebibytes / 2).max(1)),
            history: History::default(),
            correction: Correction::default(),
        }
    }

    /// Clears the table for a new game.
    pub(crate) fn clear(&mut self) {
        self.table.clear();
    }

    /// Borrows the memory for a search, and ages the table.
    pub(crate) fn lend(&mut self) -> SideLines<'_> {
        self.table.age();
        SideLines {
            table: &self.table,
            history: &mut self.history,
            correction: &mut self.correction,
        }
    }
}

/// Memory for the lines after the first, borrowed for a search.
#[derive(Debug)]
pub(crate) struct SideLines<'a> {
    pub(crate) table: &'a Table,
    history: &'a mut History,
    correction: &'a mut Correction,
}

impl SideLines<'_> {
    /// Saves a thread's histories.
    pub(crate) fn keep(&mut self, history: &History, correction: &Correction) {
        self.history.copy_from(history);
        self.correction.copy_from(correction);
    }

    /// Restores the saved histories, discarding all later changes.
    pub(crate) fn restore(&mut self, history: &mut History, correction: &mut Correction) {
        swap(history, self.history);
        swap(correction, self.correction);
    }
}
