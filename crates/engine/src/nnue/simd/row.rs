//! A row of sums or weights, as every loop takes it.

use crate::nnue::format::HIDDEN;

/// One number per hidden unit, aligned for every processor's vectors.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C, align(64))]
pub struct Row(pub [i16; HIDDEN]);

impl Row {
    /// All numbers zero.
    pub const ZERO: Row = Row([0; HIDDEN]);
}

/// The rows of weights that one step of a piece switches.
#[derive(Clone, Copy, Debug)]
pub struct StepRows<'a> {
    /// Switched on: the piece on its new point.
    pub on: &'a Row,
    /// Switched off: the piece on its old point.
    pub off: &'a Row,
    /// Also switched off: the piece that was taken.
    pub taken: Option<&'a Row>,
}

/// Every vector width divides a row.
const _: () = assert!(HIDDEN.is_multiple_of(128));
