//! Singular extensions (Anantharaman, Campbell and Hsu, 1988): changes to the search depth of the table's move.

use janggi::Move;

use crate::law::Law;
use crate::score::{Bound, Depth};
use crate::search::node::{Extension, Node};
use crate::search::thread::SearchThread;

impl<L: Law> SearchThread<'_, L> {
    /// Returns the extension of a move; 0 for all but the table's move. The table's move is extended if it is much
    /// better than all other moves.
    pub(super) fn extension<const PV: bool>(&mut self, node: &Node, mv: Move) -> Extension {
        let &Node { beta, depth, ply, .. } = node;
        let params = self.shared.params;
        let Some(entry) = node.known.filter(|entry| entry.mv == Some(mv)) else {
            return Extension::Plies(0);
        };
        let deep_enough = depth.0 >= params.singular_depth && entry.depth >= depth - 3;
        let usable = entry.bound != Bound::Upper && !entry.score.is_decided();
        if !deep_enough || !usable || i32::from(ply.0) >= 2 * self.root_depth.0 {
            return Extension::Plies(0);
        }
        let bar = entry.score - params.singular_margin * depth.0;
        self.frame(ply).excluded = Some(mv);
        let others = self.node::<false>(bar - 1, bar, Depth((depth.0 - 1) / 2), ply, node.cut);
        self.frame(ply).excluded = None;
        self.frame(ply).eval = node.eval;
        if others < bar {
            let far = params.singular_double < 1000 && !PV && others < bar - params.singular_double;
            Extension::Plies(1 + i32::from(far))
        } else if !PV && params.multi_cut > 0 && bar >= beta && !beta.is_decided() && !self.stopped {
            // `bar` is an estimate, which proves nothing against a decided beta.
            Extension::MultiCut(bar)
        } else if entry.score >= beta {
            Extension::Plies(-params.singular_negative)
        } else {
            Extension::Plies(0)
        }
    }
}
