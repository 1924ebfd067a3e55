//! The result of reading one game of a file.

use alloc::borrow::Cow;
use alloc::vec::Vec;

use crate::record::fault::{Fault, Note};
use crate::record::game_record::Record;
use crate::record::gib::Layout;

/// A game that was read from a file, completely or in part.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reading {
    /// The game; if a fault stopped the reading, the part before it.
    pub record: Record,
    /// The fault, if any. Reading continues after undecodable bytes and after faults under the game's rules.
    pub fault: Option<Fault>,
    /// Discrepancies that do not change the game.
    pub notes: Vec<Note>,
    /// The layout of a `.gib` file, for writing it back unchanged; the default layout for other formats.
    pub layout: Layout,
}

impl Reading {
    /// Returns the record as it should be stored or sent. A header marks a record with a fault ([`Fault::mark`]).
    ///
    /// If a ply is at fault, the verdict is left out. If the record cannot be replayed under its rules, the rules and
    /// all data that depends on them are left out.
    #[must_use]
    pub fn kept(&self) -> Cow<'_, Record> {
        let Some(fault) = &self.fault else {
            return Cow::Borrowed(&self.record);
        };
        let mut record = self.record.clone();
        let mark = fault.mark();
        if !record.tags.contains(&mark) {
            record.tags.push(mark);
        }
        let plies = u32::try_from(record.tree.main_line().count()).unwrap_or(u32::MAX);
        if let Some(judged) = &mut record.judged
            && fault.ply.is_some()
        {
            judged.verdict = None;
            judged.claims.retain(|claim| claim.0 <= plies);
        }
        if record.judged.is_some() && record.to_game().is_err() {
            record.judged = None;
        }
        Cow::Owned(record)
    }

    /// Creates a result without notes, and with the default layout.
    pub(super) fn new(record: Record, fault: Option<Fault>) -> Reading {
        Reading {
            record,
            fault,
            notes: Vec::new(),
            layout: Layout::default(),
        }
    }
}
