//! Pruning of whole nodes and of late moves.

use janggi::Move;

use crate::law::Law;
use crate::score::{Bound, Ply, Score};
use crate::search::node::{Candidate, MoveKind, Node};
use crate::search::picker::Kind;
use crate::search::see;
use crate::search::thread::SearchThread;

impl<L: Law> SearchThread<'_, L> {
    /// Tries to find the score of a node without searching all its moves. Uses reverse futility pruning, razoring, null
    /// move pruning and ProbCut.
    pub(super) fn node_pruning(&mut self, node: &Node) -> Option<Score> {
        let &Node {
            alpha,
            beta,
            depth,
            ply,
            known,
            improving,
            ..
        } = node;
        let static_eval = node.eval?;
        if beta.is_decided() || alpha.is_decided() {
            return None;
        }
        // A stored score that contradicts the static evaluation replaces it.
        let eval = match known {
            Some(entry) if entry.score > static_eval && entry.bound != Bound::Upper => entry.score,
            Some(entry) if entry.score < static_eval && entry.bound != Bound::Lower => entry.score,
            Some(_) | None => static_eval,
        };
        let params = self.shared.params;
        let margin = params.reverse_margin * (depth.0 - i32::from(improving));
        if depth.0 <= params.reverse_depth && eval - margin >= beta && !eval.is_decided() {
            return Some(eval);
        }
        if depth.0 <= params.razor_depth && eval + params.razor_margin * depth.0 <= alpha {
            let score = self.quiesce::<false>(alpha, alpha + 1, ply);
            if score <= alpha || self.stopped {
                return Some(score);
            }
        }
        if depth.0 >= params.null_depth
            && eval >= beta
            && static_eval >= beta
            && ply >= self.null_from
            && self.null_is_sound()
            && let Some(score) = self.null_move(node, eval)
        {
            return Some(score);
        }
        if depth.0 >= params.probcut_depth {
            return self.probcut(node, static_eval);
        }
        None
    }

    /// ProbCut: returns a score if a capture exceeds beta by a margin in a shallower search. A full search would most
    /// likely reach beta too.
    fn probcut(&mut self, node: &Node, eval: Score) -> Option<Score> {
        let &Node {
            beta,
            depth,
            ply,
            known,
            ..
        } = node;
        let bar = beta + self.shared.params.probcut_margin;
        let reduced = depth - 4;
        if known.is_some_and(|entry| entry.depth > reduced && entry.score < bar) {
            return None;
        }
        let mut picker = self.picker(Kind::Captures, ply, known.and_then(|entry| entry.mv));
        let mut found = None;
        while let Some(mv) = picker.next(self) {
            let Move::Step { from, to } = mv else { continue };
            if !see::is_worth::<L>(self.stack.position().board(), from, to, bar.raw() - eval.raw()) {
                continue;
            }
            self.push(ply, mv);
            let next = ply.next();
            let mut score = -self.quiesce::<false>(-bar, -bar + 1, next);
            if score >= bar && !self.stopped {
                score = -self.node::<false>(-bar, -bar + 1, reduced, next, !node.cut);
            }
            self.stack.pop();
            if self.stopped {
                found = Some(Score::ZERO);
                break;
            }
            if score >= bar && !score.is_decided() {
                found = Some(score);
                break;
            }
        }
        self.put_back(picker);
        found
    }

    /// Null move pruning: returns a score if a shallower search reaches beta even though the side skips its turn. A
    /// null move is not the pass of the rules (한수쉼), which is a legal move.
    fn null_move(&mut self, node: &Node, eval: Score) -> Option<Score> {
        let &Node { beta, depth, ply, .. } = node;
        let params = self.shared.params;
        let above = ((eval.raw() - beta.raw()) / params.null_margin).clamp(0, params.null_most);
        let reduced = depth - (params.null_base + depth.0 / params.null_divisor + above);
        self.record_move(ply, None);
        self.stack.push_null();
        let before = core::mem::replace(&mut self.null_from, Ply(ply.0 + 2));
        let score = -self.node::<false>(-beta, -beta + 1, reduced, ply.next(), !node.cut);
        self.null_from = before;
        self.stack.pop();
        if self.stopped {
            return Some(Score::ZERO);
        }
        if score < beta {
            return None;
        }
        Some(if score.is_decided() { beta } else { score })
    }

    /// Late move pruning: returns whether only forcing moves should be searched from the `number`th move on.
    pub(super) fn is_late(&self, node: &Node, number: i32) -> bool {
        let params = self.shared.params;
        let depth = node.depth.0;
        let allowed = (params.late_base + depth * depth) / if node.improving { 1 } else { 2 };
        node.eval.is_some() && depth <= params.late_depth && number > allowed
    }

    /// Futility and SEE pruning: returns whether a move may be skipped. A quiet step without a threat may be skipped if
    /// the evaluation plus a margin does not exceed alpha, or if static exchange evaluation finds too great a loss.
    pub(super) fn is_prunable(&self, node: &Node, candidate: &Candidate, alpha: Score) -> bool {
        let params = self.shared.params;
        let (Move::Step { from, to }, MoveKind::Quiet { reduction }) = (candidate.mv, candidate.kind) else {
            return false;
        };
        let Some(eval) = node.eval else { return false };
        // Remaining depth after the reduction.
        let depth = (node.depth.0 - reduction / 100).max(1);
        let is_futile = depth <= params.futility_depth
            && eval + params.futility_base + params.futility_margin * depth <= alpha
            && !alpha.is_decided();
        let loses = || {
            let board = self.stack.position().board();
            depth <= params.see_depth && !see::is_worth::<L>(board, from, to, -params.see_quiet * depth * depth)
        };
        (is_futile || loses()) && !self.threatens(from, to)
    }
}
