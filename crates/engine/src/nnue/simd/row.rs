//! A row of sums or weights, the unit of every kernel.

use crate::nnue::format::HIDDEN;

/// One number per hidden unit, aligned for the vectors of every instruction set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C, align(64))]
pub struct Row(pub [i16; HIDDEN]);

impl Row {
    /// A row of zeros.
    pub const ZERO: Row = Row([0; HIDDEN]);
}

/// The rows of weights that one step of a piece switches on and off.
#[derive(Clone, Copy, Debug)]
pub struct StepRows<'a> {
    /// Row switched on: the piece on its new square.
    pub on: &'a Row,
    /// Row switched off: the piece on its old square.
    pub off: &'a Row,
    /// Second row switched off: the captured piece, if any.
    pub taken: Option<&'a Row>,
}

/// A row must consist of whole vectors and whole tiles under every instruction set.
const _: () = assert!(HIDDEN.is_multiple_of(128));
