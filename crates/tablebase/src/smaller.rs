//! Access to the tables of the smaller signatures to which captures lead, for the solver and the verification.

use crate::entry::Entry;
use crate::layout::{Colours, Layout, canonical};
use crate::objective::Objective;
use crate::signature::Signature;
use janggi::{Board, Piece, Side};
use std::collections::HashMap;
use std::sync::Arc;

/// A whole table in memory.
#[derive(Debug)]
pub struct Table {
    pub(crate) layout: Layout,
    pub(crate) entries: Vec<u8>,
    /// Longest distance in the table and in the smaller tables on which it depends.
    pub(crate) longest: u8,
    /// Number of entries that may depend on endless checks.
    pub(crate) unsure: u64,
}

/// Value of a position after a capture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct AfterCapture {
    /// The winner; `None` for a draw.
    pub(crate) winner: Option<Side>,
    /// Plies until the result is reached.
    pub(crate) plies: u8,
    /// True if the value may depend on endless checks.
    pub(crate) is_unsure: bool,
}

#[derive(Debug)]
struct Child {
    table: Arc<Table>,
    colours: Colours,
    /// Side ahead on points in the positions of the table.
    leader: Side,
}

/// The tables after each possible capture.
#[derive(Debug)]
pub(crate) struct Smaller {
    on_points: bool,
    /// Tables by side and role of the captured piece.
    children: [[Option<Child>; 7]; 2],
}

impl Smaller {
    /// Finds the tables after each possible capture. If one is missing, returns its signature as the error.
    pub(crate) fn new(
        objective: Objective,
        signature: Signature,
        tables: &HashMap<Signature, Arc<Table>>,
    ) -> Result<Smaller, Signature> {
        let mut children = Side::ALL.map(|_| janggi::Role::ALL.map(|_| None));
        for side in Side::ALL {
            for role in janggi::Role::ALL {
                if let Some(after) = signature.without(Piece { side, role }) {
                    let (stored, colours) = canonical(objective, after);
                    let table = tables.get(&stored).ok_or(stored)?.clone();
                    let leader = after.leader();
                    children[side as usize][role as usize] = Some(Child { table, colours, leader });
                }
            }
        }
        let on_points = objective.on_points();
        Ok(Smaller { on_points, children })
    }

    fn child(&self, taken: Piece) -> Option<&Child> {
        self.children[taken.side as usize][taken.role as usize].as_ref()
    }

    /// Returns the side ahead after the capture of this piece.
    pub(crate) fn leader_without(&self, taken: Piece) -> Option<Side> {
        self.child(taken).map(|child| child.leader)
    }

    /// Returns the longest distance in any of the smaller tables.
    pub(crate) fn longest(&self) -> u8 {
        let longest = self
            .children
            .iter()
            .flatten()
            .flatten()
            .map(|child| child.table.longest);
        longest.max().unwrap_or(0)
    }

    /// Returns whether any entry of the smaller tables may depend on endless checks.
    pub(crate) fn has_unsure(&self) -> bool {
        self.children
            .iter()
            .flatten()
            .flatten()
            .any(|child| child.table.unsure > 0)
    }

    /// Returns the value of a legal position after the capture of `taken`, with `turn` to move.
    pub(crate) fn value(&self, board: &Board, turn: Side, taken: Piece) -> AfterCapture {
        let child = self.child(taken).expect("every capture has its table");
        let number = child.table.layout.index(board, turn, child.colours);
        let (index, _) = number.expect("a capture leaves a position of the smaller signature");
        let leader = self.on_points.then_some(child.leader);
        let forced = leader.map(Side::opposite);
        let (winner, plies, is_unsure) = match Entry::from_byte(child.table.entries[index]) {
            Entry::Open | Entry::Illegal => (leader, 0, false),
            Entry::OpenUnsure => (leader, 0, true),
            Entry::ForcedUnsure => (forced, 0, true),
            Entry::Won(plies) => (Some(turn), plies, false),
            Entry::Lost(plies) => (Some(turn.opposite()), plies, false),
        };
        AfterCapture {
            winner,
            plies,
            is_unsure,
        }
    }
}
