//! One inner node of the principal variation search: game over, table cutoff, node pruning, then every move in order,
//! late ones at reduced depth.

use janggi::Move;

use crate::law::Law;
use crate::score::{Bound, Depth, Ply, Score};
use crate::search::history::PieceTo;
use crate::search::picker::{Kind, Picker, is_forcing};
use crate::search::quiesce::is_cutoff;
use crate::search::see;
use crate::search::table::Entry;
use crate::search::thread::SearchThread;

/// What is known about a node before its moves are searched.
#[derive(Clone, Copy, Debug)]
struct Node {
    alpha: Score,
    beta: Score,
    depth: Depth,
    ply: Ply,
    known: Option<Entry>,
    /// Static evaluation; absent in check.
    eval: Option<Score>,
    /// The static evaluation has risen since our last turn.
    improving: bool,
}

/// What the loop over the moves came to.
struct NodeResult {
    best: Score,
    mv: Option<Move>,
    bound: Bound,
}

impl NodeResult {
    /// What the table keeps of it.
    #[inline]
    const fn entry(&self, node: &Node) -> Entry {
        Entry {
            mv: self.mv,
            score: self.best,
            eval: node.eval,
            depth: node.depth,
            bound: self.bound,
        }
    }
}

/// A move to be searched.
struct Candidate {
    mv: Move,
    /// Counted from 1.
    number: i32,
    kind: MoveKind,
}

/// Kinds of moves that late move reduction distinguishes; reductions in hundredths of plies.
#[derive(Clone, Copy)]
enum MoveKind {
    /// No capture. A pass is quiet.
    Quiet { reduction: i32 },
    /// A capture that loses by static exchange evaluation.
    BadCapture { reduction: i32 },
    /// Any other capture; never reduced.
    Capture,
}

/// Moves searched before the one that caused a cutoff.
type TriedMoves = arrayvec::ArrayVec<Move, 64>;

impl<L: Law> SearchThread<'_, L> {
    /// The value of the position at `ply` within `alpha..beta`, fail soft.
    pub(super) fn node<const PV: bool>(&mut self, alpha: Score, beta: Score, depth: Depth, ply: Ply) -> Score {
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
        let excluded = self.data.frames[ply.index()].excluded;
        let key = self.stack.key();
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
        let eval = self.static_eval(ply, known.as_ref());
        let node = Node {
            alpha,
            beta,
            depth,
            ply,
            known,
            eval,
            improving: self.is_improving(ply, eval),
        };
        if !PV
            && excluded.is_none()
            && let Some(score) = self.node_pruning(&node)
        {
            return score;
        }
        if self.stopped {
            return Score::ZERO;
        }
        let result = self.search_moves::<PV>(&node);
        if self.stopped {
            return Score::ZERO;
        }
        if excluded.is_none() {
            self.shared.table.put(key, ply, result.entry(&node));
        }
        result.best
    }

    /// The static evaluation of the position at `ply`, from the table where it is known; absent in check.
    fn static_eval(&mut self, ply: Ply, known: Option<&Entry>) -> Option<Score> {
        let eval = if self.stack.must_answer() {
            None
        } else {
            Some(known.and_then(|entry| entry.eval).unwrap_or_else(|| self.evaluate()))
        };
        self.frame(ply).eval = eval;
        eval
    }

    /// Has the static evaluation risen since our last turn, or the one before it where that was in check?
    fn is_improving(&self, ply: Ply, eval: Option<Score>) -> bool {
        let earlier = |back: usize| ply.index().checked_sub(back).and_then(|at| self.data.frames[at].eval);
        eval.is_some_and(|eval| earlier(2).or_else(|| earlier(4)).is_none_or(|earlier| eval > earlier))
    }

    /// Reverse futility pruning and null move pruning: a score for the node without searching its moves.
    fn node_pruning(&mut self, node: &Node) -> Option<Score> {
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
        // A stored bound on the right side is better than the static evaluation.
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
        if depth.0 >= params.null_depth
            && eval >= beta
            && static_eval >= beta
            && ply >= self.null_from
            && self.null_is_sound()
            && let Some(score) = self.null_move(node, eval)
        {
            return Some(score);
        }
        None
    }

    /// Null move pruning: where the opponent may move twice in a row and the score still is at least beta, it would be after a
    /// real move too. (The pass of the rules, 한수쉼, is a move like others.)
    fn null_move(&mut self, node: &Node, eval: Score) -> Option<Score> {
        let &Node { beta, depth, ply, .. } = node;
        let params = self.shared.params;
        let above = ((eval.raw() - beta.raw()) / params.null_margin).clamp(0, 3);
        let reduced = depth - (params.null_base + depth.0 / params.null_divisor + above);
        self.record_move(ply, None);
        self.stack.push_null();
        self.shared.table.prefetch(self.stack.key());
        let before = core::mem::replace(&mut self.null_from, Ply(ply.0 + 2));
        let score = -self.node::<false>(-beta, -beta + 1, reduced, ply.next());
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

    /// Searches the moves of the node in order, until one of them refutes it.
    fn search_moves<const PV: bool>(&mut self, node: &Node) -> NodeResult {
        let excluded = self.data.frames[node.ply.index()].excluded;
        let mut picker = Picker::new(Kind::All, node.ply, node.known.and_then(|entry| entry.mv));
        let previous = self.previous_moves(node.ply);
        let mut result = NodeResult {
            best: -Score::INFINITE,
            mv: None,
            bound: Bound::Upper,
        };
        let mut tried = TriedMoves::new();
        let mut number = 0;
        let mut only_forcing = false;
        // The node as the moves to come see it: alpha rises, and the depth may fall.
        let mut rest = *node;
        while let Some(mv) = picker.next(self) {
            if Some(mv) == excluded {
                continue;
            }
            number += 1;
            let candidate = Candidate {
                mv,
                number,
                kind: if picker.was_bad_capture() {
                    self.bad_capture(node, number)
                } else {
                    self.move_kind(node, number, mv, previous)
                },
            };
            if number > 1 && !result.best.is_lost() {
                if !only_forcing && self.is_late(node, number) {
                    only_forcing = true;
                    picker.keep_forcing(self);
                    if !is_forcing(self, mv) {
                        continue;
                    }
                }
                if self.is_prunable(node, &candidate) {
                    continue;
                }
            }
            let extension = i32::from(self.is_singular(node, mv));
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
            // A full list only means that later failures get no malus.
            let _ = tried.try_push(mv);
        }
        if number == 0 {
            // No move at all: mate, or the only one is excluded.
            result.best = if excluded.is_some() {
                node.alpha
            } else {
                Score::mated_at(node.ply)
            };
        }
        result
    }

    /// Takes the score of a searched move into account; true where it is a beta cutoff.
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
        if (3..=self.shared.params.raised_depth).contains(&node.depth.0) && !score.is_decided() {
            rest.depth = node.depth - 1;
        }
        false
    }

    /// Late move pruning: have so many moves been searched that only forcing ones are still searched?
    fn is_late(&self, node: &Node, number: i32) -> bool {
        let params = self.shared.params;
        let depth = node.depth.0;
        let allowed = (params.late_base + depth * depth) / if node.improving { 1 } else { 2 };
        node.eval.is_some() && depth <= params.late_depth && number > allowed
    }

    /// SEE pruning: may this late move be skipped, since the moved piece is lost by static exchange evaluation?
    fn is_prunable(&self, node: &Node, candidate: &Candidate) -> bool {
        let params = self.shared.params;
        let (Move::Step { from, to }, MoveKind::Quiet { reduction }) = (candidate.mv, candidate.kind) else {
            return false;
        };
        if node.eval.is_none() {
            return false;
        }
        // What counts is the depth after the reduction.
        let depth = (node.depth.0 - reduction / 100).max(1);
        let board = self.stack.position().board();
        depth <= params.see_depth
            && !see::is_worth::<L>(board, from, to, -params.see_quiet * depth * depth)
            && !self.gives_check(from, to)
    }

    /// Singular extension: is the table's move so much better than all others that it is searched deeper?
    fn is_singular(&mut self, node: &Node, mv: Move) -> bool {
        let &Node { depth, ply, .. } = node;
        let params = self.shared.params;
        let Some(entry) = node.known.filter(|entry| entry.mv == Some(mv)) else {
            return false;
        };
        let deep_enough = depth.0 >= params.singular_depth && entry.depth >= depth - 3;
        let usable = entry.bound != Bound::Upper && !entry.score.is_decided();
        if !deep_enough || !usable || i32::from(ply.0) >= 2 * self.root_depth.0 {
            return false;
        }
        let bar = entry.score - params.singular_margin * depth.0;
        self.frame(ply).excluded = Some(mv);
        let others = self.node::<false>(bar - 1, bar, Depth((depth.0 - 1) / 2), ply);
        self.frame(ply).excluded = None;
        self.frame(ply).eval = node.eval;
        others < bar
    }

    /// Searches one move: full window for the first, reduced zero window for late ones.
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
            -self.node::<PV>(-beta, -alpha, next, next_ply)
        } else {
            let reduction = reduction.div_euclid(100).clamp(0, (next.0 - 1).max(0));
            let mut score = -self.node::<false>(-alpha - 1, -alpha, next - reduction, next_ply);
            if score > alpha && reduction > 0 && !self.stopped {
                score = -self.node::<false>(-alpha - 1, -alpha, next, next_ply);
            }
            if PV && score > alpha && score < beta && !self.stopped {
                score = -self.node::<true>(-beta, -alpha, next, next_ply);
            }
            score
        };
        self.stack.pop();
        score
    }

    /// Late move reduction by depth and number, in a node without a principal variation.
    fn base_reduction(&self, node: &Node, number: i32) -> i32 {
        self.data.reductions.at(node.depth, number) + if node.improving { 0 } else { 100 }
    }

    /// What a losing capture is.
    fn bad_capture(&self, node: &Node, number: i32) -> MoveKind {
        MoveKind::BadCapture {
            reduction: self.base_reduction(node, number),
        }
    }

    /// The kind of a move that is no losing capture; `previous` are the [`previous_moves`](SearchThread::previous_moves) of
    /// the node.
    fn move_kind(&self, node: &Node, number: i32, mv: Move, previous: [Option<PieceTo>; 2]) -> MoveKind {
        let params = self.shared.params;
        let Move::Step { from, to } = mv else {
            let reduction = self.base_reduction(node, number);
            return MoveKind::Quiet { reduction };
        };
        let board = self.stack.position().board();
        match (board.get(from), board.get(to)) {
            (Some(piece), None) => {
                let history = self.data.history.quiets(previous).of(from, PieceTo { piece, to });
                let history_bonus = (history * 100 / params.reduction_history).clamp(-250, 250);
                MoveKind::Quiet {
                    reduction: self.base_reduction(node, number) - history_bonus,
                }
            }
            _ => MoveKind::Capture,
        }
    }

    /// No capture. A pass is quiet.
    fn is_quiet(&self, mv: Move) -> bool {
        match mv {
            Move::Pass => true,
            Move::Step { to, .. } => self.stack.position().board().get(to).is_none(),
        }
    }

    /// After a cutoff by a quiet move: a history bonus for it, a malus for the quiet moves searched before it.
    fn update_histories(&mut self, node: &Node, best: Move, tried: &[Move]) {
        if best == Move::Pass || !self.is_quiet(best) {
            return;
        }
        let bonus = (150 * node.depth.0 - 80).clamp(20, 1_600);
        let previous = self.previous_moves(node.ply);
        self.update_history(best, previous, bonus);
        for &mv in tried {
            self.update_history(mv, previous, -bonus);
        }
    }

    /// Adds a bonus or malus to a quiet move; captures and passes have no history.
    fn update_history(&mut self, mv: Move, previous: [Option<PieceTo>; 2], bonus: i32) {
        let Move::Step { from, to } = mv else { return };
        let board = self.stack.position().board();
        if let (Some(piece), None) = (board.get(from), board.get(to)) {
            self.data
                .history
                .update_quiet(from, PieceTo { piece, to }, previous, bonus);
        }
    }
}
