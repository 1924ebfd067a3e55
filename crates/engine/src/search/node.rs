//! An inner node of the principal variation search.
//!
//! The steps at a node are: end of the game, endgame tables, transposition table cutoff, node pruning, then the moves
//! in order. Late moves are pruned or searched at reduced depth.

use janggi::Move;

use crate::law::Law;
use crate::score::{Bound, Depth, Ply, Score};
use crate::search::picker::{Kind, Picker, is_forcing};
use crate::search::quiesce::is_cutoff;
use crate::search::table::Entry;
use crate::search::thread::SearchThread;

/// State of a node before its moves are searched.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node {
    pub(super) alpha: Score,
    pub(super) beta: Score,
    pub(super) depth: Depth,
    pub(super) ply: Ply,
    pub(super) known: Option<Entry>,
    /// Static evaluation without correction; `None` if the side to move must answer a check or bikjang.
    pub(super) raw_eval: Option<Score>,
    /// Static evaluation with the correction history applied; `None` if `raw_eval` is `None`.
    pub(super) eval: Option<Score>,
    /// See `is_improving`.
    pub(super) improving: bool,
    /// True if the parent expects this node to fail high.
    pub(super) cut: bool,
    /// True if the node was in a principal variation on an earlier visit, but is not now.
    pub(super) once_pv: bool,
}

/// Result of the loop over the moves.
struct NodeResult {
    best: Score,
    mv: Option<Move>,
    bound: Bound,
}

impl NodeResult {
    #[inline]
    const fn entry<const PV: bool>(&self, node: &Node) -> Entry {
        Entry {
            mv: self.mv,
            score: self.best,
            eval: node.raw_eval,
            depth: node.depth,
            bound: self.bound,
            pv: PV || node.once_pv,
        }
    }
}

/// A move that is to be searched unless it is pruned.
pub(super) struct Candidate {
    pub(super) mv: Move,
    /// Position in the move order, counted from 1.
    pub(super) number: i32,
    pub(super) kind: MoveKind,
}

/// Kind of a move for pruning and late move reduction. Reductions are in hundredths of a ply.
#[derive(Clone, Copy)]
pub(super) enum MoveKind {
    /// Any move that is not a capture, including a pass.
    Quiet { reduction: i32 },
    /// A capture that loses material by static exchange evaluation.
    BadCapture { reduction: i32 },
    /// Any other capture, or the first move; never reduced.
    Capture,
}

/// Outcome of the test for a singular extension.
pub(super) enum Extension {
    /// Search the move this many plies deeper, or shallower if negative.
    Plies(i32),
    /// Another move reaches beta too, so the node fails high with this score.
    MultiCut(Score),
}

/// Moves searched before the move that caused a cutoff.
pub(super) type TriedMoves = arrayvec::ArrayVec<Move, 64>;

impl<L: Law> SearchThread<'_, L> {
    /// Searches the position at `ply` with the window `alpha..beta` and returns its fail-soft value. `cut` is true if
    /// the node is expected to fail high.
    pub(super) fn node<const PV: bool>(
        &mut self,
        alpha: Score,
        beta: Score,
        depth: Depth,
        ply: Ply,
        cut: bool,
    ) -> Score {
        if depth <= Depth::ZERO {
            return self.quiesce::<PV>(alpha, beta, ply);
        }
        if !self.count_node(ply) {
            return Score::ZERO;
        }
        self.frame(ply).pv.clear();
        if let Some(score) = self.stack.ended(ply) {
            return score;
        }
        if ply >= Ply::MAX {
            return self.evaluate();
        }
        let alpha = alpha.max(Score::mated_at(ply));
        let beta = beta.min(Score::mating_at(ply.next()));
        if alpha >= beta {
            return alpha;
        }
        if let Some(solved) = &self.shared.solved
            && let Some(score) = solved.score(&self.stack, ply)
        {
            return score;
        }
        let excluded = self.data.frames[ply.index()].excluded;
        let key = self.stack.key();
        if !PV && depth.0 >= self.shared.params.null_depth {
            // Node pruning may try a null move next.
            self.shared.table.prefetch(self.stack.key_after_null());
        }
        let known = if excluded.is_some() {
            None
        } else {
            self.shared.table.get(key, ply)
        };
        if let Some(entry) = known
            && !PV
            && entry.depth >= depth
            && is_cutoff(&entry, alpha, beta)
        {
            return entry.score;
        }
        let (raw_eval, eval) = self.static_eval(ply, known.as_ref());
        let node = Node {
            alpha,
            beta,
            depth,
            ply,
            known,
            raw_eval,
            eval,
            improving: self.is_improving(ply, eval),
            cut,
            once_pv: !PV && known.is_some_and(|entry| entry.pv),
        };
        self.search_node::<PV>(node, key, excluded.is_some())
    }

    /// Searches a node after the table probe: node pruning first, then the moves. If `is_excluding`, a move is
    /// excluded, so the result is not stored and does not update the histories.
    #[inline]
    fn search_node<const PV: bool>(&mut self, mut node: Node, key: u64, is_excluding: bool) -> Score {
        if !PV
            && !is_excluding
            && let Some(score) = self.node_pruning(&node)
        {
            return score;
        }
        if self.stopped {
            return Score::ZERO;
        }
        if (PV || node.cut) && !is_excluding && self.is_reduced_inside(&node) {
            node.depth = node.depth - 1;
        }
        let result = self.search_moves::<PV>(&node);
        if self.stopped {
            return Score::ZERO;
        }
        if !is_excluding {
            let entry = result.entry::<PV>(&node);
            self.shared.table.put(key, node.ply, entry);
            self.learn_correction(&node, &entry);
        }
        result.best
    }

    /// Returns the static evaluation of the position at `ply`, without and with correction. Both are `None` if a check
    /// or bikjang must be answered. The evaluation comes from the table if it is stored there.
    fn static_eval(&mut self, ply: Ply, known: Option<&Entry>) -> (Option<Score>, Option<Score>) {
        let raw = if self.stack.must_answer() {
            None
        } else {
            Some(known.and_then(|entry| entry.eval).unwrap_or_else(|| self.evaluate()))
        };
        let eval = raw.map(|raw| self.corrected(raw, ply, self.shared.params.correction));
        self.frame(ply).eval = eval;
        (raw, eval)
    }

    /// Returns whether the static evaluation has risen since the side's last evaluated turn, at most two turns ago. True
    /// without such a turn, and false if `eval` is `None`.
    fn is_improving(&self, ply: Ply, eval: Option<Score>) -> bool {
        let earlier = |back: usize| ply.index().checked_sub(back).and_then(|at| self.data.frames[at].eval);
        eval.is_some_and(|eval| earlier(2).or_else(|| earlier(4)).is_none_or(|earlier| eval > earlier))
    }

    /// Searches the moves of the node in order until a beta cutoff.
    #[inline]
    fn search_moves<const PV: bool>(&mut self, node: &Node) -> NodeResult {
        let mut picker = self.picker(Kind::All, node.ply, node.known.and_then(|entry| entry.mv));
        let result = self.search_picked::<PV>(node, &mut picker);
        self.put_back(picker);
        result
    }

    fn search_picked<const PV: bool>(&mut self, node: &Node, picker: &mut Picker) -> NodeResult {
        let excluded = self.data.frames[node.ply.index()].excluded;
        let mut result = NodeResult {
            best: -Score::INFINITE,
            mv: None,
            bound: Bound::Upper,
        };
        let late = self.late_moves(node);
        let mut tried = TriedMoves::new();
        let mut number = 0;
        let mut only_forcing = false;
        // State for the remaining moves: alpha may rise, and the depth may fall.
        let mut rest = *node;
        while let Some(mv) = picker.next(self) {
            if Some(mv) == excluded {
                continue;
            }
            number += 1;
            let candidate = Candidate {
                mv,
                number,
                kind: self.kind_of(node, &late, number, mv, picker.was_bad_capture()),
            };
            if number > 1 && !result.best.is_lost() {
                if !only_forcing && self.is_late(node, number) {
                    only_forcing = true;
                    picker.keep_forcing(self);
                    if !is_forcing(self, mv) {
                        continue;
                    }
                }
                if self.is_prunable(node, &candidate, rest.alpha) {
                    continue;
                }
            }
            let extension = match self.extension::<PV>(node, mv) {
                Extension::Plies(plies) => plies,
                Extension::MultiCut(score) => {
                    result.best = score;
                    result.bound = Bound::Lower;
                    return result;
                }
            };
            if self.stopped {
                return result;
            }
            let score = self.search_move::<PV>(&rest, &candidate, extension);
            if self.stopped {
                return result;
            }
            if self.update_result::<PV>(node, &mut rest, &mut result, mv, score) {
                self.update_histories(node, mv, &tried);
                return result;
            }
            // If the list is full, the only effect is that this move receives no malus.
            let _ = tried.try_push(mv);
        }
        if number == 0 {
            // Either the side to move has no move and has lost, or its only move is excluded.
            result.best = excluded.map_or_else(|| Score::mated_at(node.ply), |_| node.alpha);
        }
        result
    }

    /// Updates the result with the score of a searched move; returns true on a beta cutoff.
    fn update_result<const PV: bool>(
        &mut self,
        node: &Node,
        rest: &mut Node,
        result: &mut NodeResult,
        mv: Move,
        score: Score,
    ) -> bool {
        if score <= result.best {
            return false;
        }
        result.best = score;
        if score <= rest.alpha {
            return false;
        }
        result.mv = Some(mv);
        if PV {
            self.extend_pv(node.ply, mv);
        }
        if score >= node.beta {
            result.bound = Bound::Lower;
            return true;
        }
        result.bound = Bound::Exact;
        rest.alpha = score;
        if self.is_raised_reduced(node.depth) && !score.is_decided() {
            rest.depth = node.depth - 1;
        }
        false
    }

    /// Searches one move: the first with the full window, later moves initially with a null window and a reduction.
    fn search_move<const PV: bool>(&mut self, node: &Node, candidate: &Candidate, extension: i32) -> Score {
        let &Node {
            alpha,
            beta,
            depth,
            ply,
            ..
        } = node;
        let reduction = match candidate.kind {
            MoveKind::Quiet { reduction } | MoveKind::BadCapture { reduction }
                if depth.0 >= self.shared.params.reduction_depth =>
            {
                reduction - if PV { 100 } else { 0 }
            }
            _ => 0,
        };
        self.push(ply, candidate.mv);
        let next = depth - 1 + extension;
        let next_ply = ply.next();
        let score = if candidate.number == 1 {
            -self.node::<PV>(-beta, -alpha, next, next_ply, !PV && !node.cut)
        } else {
            let reduction = reduction.div_euclid(100).clamp(0, (next.0 - 1).max(0));
            let mut score = -self.node::<false>(-alpha - 1, -alpha, next - reduction, next_ply, true);
            if score > alpha && reduction > 0 && !self.stopped {
                score = -self.node::<false>(-alpha - 1, -alpha, next, next_ply, !node.cut);
            }
            if PV && score > alpha && score < beta && !self.stopped {
                score = -self.node::<true>(-beta, -alpha, next, next_ply, false);
            }
            score
        };
        self.stack.pop();
        score
    }
}
