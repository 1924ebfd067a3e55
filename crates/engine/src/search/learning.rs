//! Updates after a node has been searched: history bonuses, and the correction of the static evaluation.

use janggi::Move;

use crate::law::Law;
use crate::score::{Bound, Ply, Score};
use crate::search::correction::CorrectionKey;
use crate::search::history::PieceTo;
use crate::search::node::Node;
use crate::search::table::Entry;
use crate::search::thread::SearchThread;

impl<L: Law> SearchThread<'_, L> {
    /// Returns whether the move is not a capture. A pass is quiet.
    fn is_quiet(&self, mv: Move) -> bool {
        match mv {
            Move::Pass => true,
            Move::Step { to, .. } => self.stack.position().board().get(to).is_none(),
        }
    }

    /// Updates the histories after a cutoff. The best move gets a bonus, and the moves tried before it get a malus. If
    /// the best move is a capture or a pass, only the capture history changes.
    pub(super) fn update_histories(&mut self, node: &Node, best: Move, tried: &[Move]) {
        let bonus = (150 * node.depth.0 - 80).clamp(20, 1_600);
        if self.shared.params.capture_history > 0 {
            self.update_capture(best, bonus);
            for &mv in tried {
                self.update_capture(mv, -bonus);
            }
        }
        if best == Move::Pass || !self.is_quiet(best) {
            return;
        }
        let previous = self.previous_moves(node.ply);
        self.update_quiet(best, previous, bonus);
        for &mv in tried {
            self.update_quiet(mv, previous, -bonus);
        }
    }

    /// Adds a bonus or malus to a quiet step; other moves are ignored.
    fn update_quiet(&mut self, mv: Move, previous: [Option<PieceTo>; 2], bonus: i32) {
        let Move::Step { from, to } = mv else { return };
        let board = self.stack.position().board();
        if let (Some(piece), None) = (board.get(from), board.get(to)) {
            self.data
                .history
                .update_quiet(from, PieceTo { piece, to }, previous, bonus);
        }
    }

    /// Adds a bonus or malus to a capture; other moves are ignored.
    fn update_capture(&mut self, mv: Move, bonus: i32) {
        let Move::Step { from, to } = mv else { return };
        let board = self.stack.position().board();
        if let (Some(piece), Some(taken)) = (board.get(from), board.get(to)) {
            self.data
                .history
                .update_capture(PieceTo { piece, to }, taken.role, bonus);
        }
    }

    /// Records how far the search's score is from the static evaluation. Decided scores, best moves that capture, and
    /// bounds that do not contradict the evaluation are ignored.
    pub(super) fn learn_correction(&mut self, node: &Node, entry: &Entry) {
        let params = self.shared.params;
        if params.correction == 0 && params.quiet_correction == 0 {
            return;
        }
        let (Some(raw), Some(eval)) = (node.raw_eval, node.eval) else {
            return;
        };
        let tells = match entry.bound {
            Bound::Exact => true,
            Bound::Lower => entry.score > eval,
            Bound::Upper => entry.score < eval,
        };
        if tells && !entry.score.is_decided() && entry.mv.is_none_or(|mv| self.is_quiet(mv)) {
            let key = self.correction_key(node.ply);
            self.data.correction.learn(key, raw, entry.score, node.depth);
        }
    }

    /// Returns a static evaluation plus `percent` percent of the correction learned for similar positions.
    pub(super) fn corrected(&self, eval: Score, ply: Ply, percent: i32) -> Score {
        if percent == 0 {
            return eval;
        }
        let correction = self.data.correction.of(self.correction_key(ply)) * percent / 100;
        Score::estimate(eval.raw() + correction)
    }

    fn correction_key(&self, ply: Ply) -> CorrectionKey {
        let position = self.stack.position();
        CorrectionKey::of(position.board(), position.turn(), self.previous_moves(ply)[0])
    }
}
