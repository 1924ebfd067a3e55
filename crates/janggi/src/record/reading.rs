//! What reading one game of a file gives.

use alloc::vec::Vec;

use crate::record::fault::{Fault, Note};
use crate::record::game_record::Record;
use crate::record::gib::Layout;

/// A game that could be read, at least to some ply.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reading {
    /// The game up to its first fault.
    pub record: Record,
    /// What stopped the reading, if anything.
    pub fault: Option<Fault>,
    /// What did not fit but changed nothing.
    pub notes: Vec<Note>,
    /// How the file is written, to write it back the same; the usual layout where it is no `.gib`.
    pub layout: Layout,
}

impl Reading {
    /// Of a format that has neither notes nor a layout.
    pub(super) fn new(record: Record, fault: Option<Fault>) -> Reading {
        Reading {
            record,
            fault,
            notes: Vec::new(),
            layout: Layout::default(),
        }
    }
}
