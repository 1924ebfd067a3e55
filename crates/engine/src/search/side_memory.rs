//! What the lines after the first (`MultiPV`) keep apart from the first line: a table, and how the histories were before them.

use core::mem::swap;

use crate::search::correction::Correction;
use crate::search::history::History;
use crate::search::table::Table;

/// What the lines after the first keep from one search of a game to the next.
#[derive(Debug)]
pub(crate) struct SideMemory {
    table: Table,
    /// The first line's histories, while the lines after it continue from them.
    history: History,
    correction: Correction,
}

impl SideMemory {
    /// With a table of half the size of the first line's, which has `mebibytes` MiB.
    pub(crate) fn beside(mebibytes: usize) -> SideMemory {
        SideMemory {
            table: Table::new((mebibytes / 2).max(1)),
            history: History::default(),
            correction: Correction::default(),
        }
    }

    /// Forgets everything: a new game.
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
    /// Keeps what a thread has learnt.
    pub(crate) fn keep(&mut self, history: &History, correction: &Correction) {
        self.history.copy_from(history);
        self.correction.copy_from(correction);
    }

    /// Restores what was kept, and forgets what the thread has learnt since.
    pub(crate) fn restore(&mut self, history: &mut History, correction: &mut Correction) {
        swap(history, self.history);
        swap(correction, self.correction);
    }
}
