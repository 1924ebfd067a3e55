//! Depth reductions of moves and nodes.

use janggi::Move;

use crate::law::Law;
use crate::score::Depth;
use crate::search::history::PieceTo;
use crate::search::node::{MoveKind, Node};
use crate::search::thread::SearchThread;

/// Inputs of the reduction that are the same for all late moves of a node.
pub(super) struct LateMoves {
    /// Reduction in hundredths of plies.
    reduction: i32,
    /// The opponent's last move and the side's own move before it.
    previous: [Option<PieceTo>; 2],
}

impl<L: Law> SearchThread<'_, L> {
    /// Returns whether a node is searched one ply shallower because the transposition table has no move for it
    /// (internal iterative reduction).
    pub(super) fn is_reduced_inside(&self, node: &Node) -> bool {
        node.depth.0 >= self.shared.params.internal_depth && node.known.is_none_or(|entry| entry.mv.is_none())
    }

    /// Returns whether the remaining moves at this depth are searched one ply shallower once alpha has risen.
    pub(super) fn is_raised_reduced(&self, depth: Depth) -> bool {
        let params = self.shared.params;
        (params.raised_from..=params.raised_depth).contains(&depth.0)
    }

    /// Computes the inputs of the reduction that all late moves of a node share.
    pub(super) fn late_moves(&self, node: &Node) -> LateMoves {
        let params = self.shared.params;
        let if_so = |holds, hundredths| if holds { hundredths } else { 0 };
        LateMoves {
            reduction: if_so(!node.improving, 100)
                + if_so(node.cut, params.reduction_cut)
                + if_so(node.once_pv, -params.reduction_once_pv),
            previous: self.previous_moves(node.ply),
        }
    }

    /// Returns the late move reduction in hundredths of a ply, without the adjustment for history.
    #[inline]
    fn base_reduction(&self, node: &Node, late: &LateMoves, number: i32) -> i32 {
        self.data.reductions.at(node.depth, number) + late.reduction
    }

    /// Returns the kind of the `number`th move of a node.
    #[inline]
    pub(super) fn kind_of(
        &self,
        node: &Node,
        late: &LateMoves,
        number: i32,
        mv: Move,
        is_bad_capture: bool,
    ) -> MoveKind {
        if number == 1 {
            // The first move is neither pruned nor reduced, regardless of its kind.
            MoveKind::Capture
        } else if is_bad_capture {
            let reduction = self.base_reduction(node, late, number);
            MoveKind::BadCapture { reduction }
        } else {
            self.kind_of_other(node, late, number, mv)
        }
    }

    /// Returns the kind of a move that is not a losing capture.
    fn kind_of_other(&self, node: &Node, late: &LateMoves, number: i32, mv: Move) -> MoveKind {
        let params = self.shared.params;
        let Move::Step { from, to } = mv else {
            let reduction = self.base_reduction(node, late, number);
            return MoveKind::Quiet { reduction };
        };
        let board = self.stack.position().board();
        match (board.get(from), board.get(to)) {
            (Some(piece), None) => {
                let history = self.data.history.quiets(late.previous).of(from, PieceTo { piece, to });
                let most = params.reduction_history_most;
                let history_bonus = (history * 100 / params.reduction_history).clamp(-most, most);
                MoveKind::Quiet {
                    reduction: self.base_reduction(node, late, number) - history_bonus,
                }
            }
            _ => MoveKind::Capture,
        }
    }
}
