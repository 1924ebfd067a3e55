//! One inner node of the principal variation search, stage by stage:
//! ended? known? won as a whole? then every action in order, late ones less deep.

use janggi::Move;

use crate::score::{Depth, Ply, Score};
use crate::search::history::Played;
use crate::search::picker::{Kind, Picker, is_forcing};
use crate::search::quiesce::is_cutoff;
use crate::search::see;
use crate::search::table::{Bound, Entry};
use crate::search::thinker::Thinker;

/// What the stages of one node tell each other.
#[derive(Clone, Copy, Debug)]
struct Node {
    alpha: Score,
    beta: Score,
    depth: Depth,
    ply: Ply,
    known: Option<Entry>,
    /// Static evaluation; absent in check.
    eval: Option<Score>,
    /// The evaluation has risen since our last turn.
    improving: bool,
}

/// What the loop over the actions found.
struct Found {
    best: Score,
    mv: Option<Move>,
    bound: Bound,
}

/// An action that is tried.
struct Try {
    mv: Move,
    /// Counted from 1.
    number: i32,
    lateness: Lateness,
}

/// What an action is worth where it comes late; reductions in hundredths of plies.
#[derive(Clone, Copy)]
enum Lateness {
    /// A pass is quiet.
    Quiet {
        reduction: i32,
    },
    /// A capture that the exchange says loses.
    BadCapture {
        reduction: i32,
    },
    Capture,
}

/// Actions that were tried in vain before a refutation.
type Tried = arrayvec::ArrayVec<Move, 64>;

impl Thinker<'_> {
    /// The value of the position at `ply` within `alpha..beta`, fail soft.
    pub(super) fn node<const PV: bool>(&mut self, alpha: Score, beta: Score, depth: Depth, ply: Ply) -> Score {
        if depth <= Depth::ZERO {
            return self.quiesce::<PV>(alpha, beta, ply);
        }
        if !self.enter(ply) {
            return Score::ZERO;
        }
        self.frame(ply).pv.clear();
        if let Some(score) = self.path.ended(ply) {
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
        let excluded = self.memory.frames[ply.index()].excluded;
        let key = self.path.key();
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
        let node = self.survey(alpha, beta, depth, ply, known);
        if !PV
            && excluded.is_none()
            && let Some(score) = self.prune_whole(&node)
        {
            return score;
        }
        if self.stopped {
            return Score::ZERO;
        }
        let found = self.try_all::<PV>(&node);
        if self.stopped {
            return Score::ZERO;
        }
        if excluded.is_none() {
            let Found { best, mv, bound } = found;
            let entry = Entry {
                mv,
                score: best,
                eval: node.eval,
                depth: node.depth,
                bound,
            };
            self.shared.table.put(key, ply, entry);
        }
        found.best
    }

    /// Evaluates the node and compares it with our last turn.
    fn survey(&mut self, alpha: Score, beta: Score, depth: Depth, ply: Ply, known: Option<Entry>) -> Node {
        let eval = if self.path.must_answer() {
            None
        } else {
            Some(known.and_then(|entry| entry.eval).unwrap_or_else(|| self.evaluate()))
        };
        self.frame(ply).eval = eval;
        let before = |back: usize| ply.index().checked_sub(back).and_then(|at| self.memory.frames[at].eval);
        let improving = eval.is_some_and(|eval| before(2).or_else(|| before(4)).is_none_or(|earlier| eval > earlier));
        Node {
            alpha,
            beta,
            depth,
            ply,
            known,
            eval,
            improving,
        }
    }

    /// Reverse futility, null move: a value for the whole node without trying its actions.
    fn prune_whole(&mut self, node: &Node) -> Option<Score> {
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
            && self.path.null_is_sound()
            && let Some(score) = self.try_null(node, eval)
        {
            return Some(score);
        }
        None
    }

    /// The null move (한수쉼 as a thought): if the opponent may move twice and we still hold beta, we hold it.
    fn try_null(&mut self, node: &Node, eval: Score) -> Option<Score> {
        let &Node { beta, depth, ply, .. } = node;
        let params = self.shared.params;
        let above = ((eval.raw() - beta.raw()) / params.null_margin).clamp(0, 3);
        let reduced = depth - (params.null_base + depth.0 / params.null_divisor + above);
        self.leave(ply, None);
        self.path.push_null();
        self.shared.table.fetch_ahead(self.path.key());
        let before = core::mem::replace(&mut self.null_from, Ply(ply.0 + 2));
        let score = -self.node::<false>(-beta, -beta + 1, reduced, ply.next());
        self.null_from = before;
        self.path.pop();
        if self.stopped {
            return Some(Score::ZERO);
        }
        if score < beta {
            return None;
        }
        Some(if score.is_decided() { beta } else { score })
    }

    fn try_all<const PV: bool>(&mut self, node: &Node) -> Found {
        let &Node {
            mut alpha,
            beta,
            ply,
            known,
            ..
        } = node;
        let excluded = self.memory.frames[ply.index()].excluded;
        let mut picker = Picker::new(Kind::All, ply, known.and_then(|entry| entry.mv));
        let mut found = Found {
            best: -Score::INFINITE,
            mv: None,
            bound: Bound::Upper,
        };
        let mut tried = Tried::new();
        let mut number = 0;
        let mut only_forcing = false;
        // The node as the actions to come see it.
        let mut rest = *node;
        while let Some(mv) = picker.next(self) {
            if Some(mv) == excluded {
                continue;
            }
            number += 1;
            let try_out = Try {
                mv,
                number,
                lateness: self.lateness(node, mv, number, picker.was_bad_capture()),
            };
            if number > 1 && !found.best.is_lost() {
                if !only_forcing && self.is_late(node, number) {
                    only_forcing = true;
                    picker.keep_forcing(self);
                    if !is_forcing(self, mv) {
                        continue;
                    }
                }
                if self.is_prunable(node, &try_out) {
                    continue;
                }
            }
            let extension = i32::from(self.is_singular(node, mv));
            if self.stopped {
                return found;
            }
            let score = self.try_one::<PV>(&rest, &try_out, alpha, extension);
            if self.stopped {
                return found;
            }
            if score > found.best {
                found.best = score;
                if score > alpha {
                    found.mv = Some(mv);
                    if PV {
                        self.extend_pv(ply, mv);
                    }
                    if score >= beta {
                        found.bound = Bound::Lower;
                        self.reward(node, mv, &tried);
                        return found;
                    }
                    found.bound = Bound::Exact;
                    alpha = score;
                    if (3..=self.shared.params.raised_depth).contains(&node.depth.0) && !score.is_decided() {
                        rest.depth = node.depth - 1;
                    }
                }
            }
            // A full list only means that later failures are not punished.
            let _ = tried.try_push(mv);
        }
        if number == 0 {
            // No action at all: mate, or the only one is left out.
            found.best = if excluded.is_some() {
                node.alpha
            } else {
                Score::mated_at(ply)
            };
        }
        found
    }

    /// Late move pruning: have so many actions been tried that only forcing ones still get a look?
    fn is_late(&self, node: &Node, number: i32) -> bool {
        let params = self.shared.params;
        let depth = node.depth.0;
        let allowed = (params.late_base + depth * depth) / if node.improving { 1 } else { 2 };
        node.eval.is_some() && depth <= params.late_depth && number > allowed
    }

    /// Exchange pruning: may this late step be left out without a look, since it leads to where it is lost?
    fn is_prunable(&self, node: &Node, try_out: &Try) -> bool {
        let params = self.shared.params;
        let (Move::Step { from, to }, Lateness::Quiet { reduction }) = (try_out.mv, try_out.lateness) else {
            return false;
        };
        if node.eval.is_none() {
            return false;
        }
        // What counts is how deep the step would be searched.
        let depth = (node.depth.0 - reduction / 100).max(1);
        let board = self.path.position().board();
        depth <= params.see_depth
            && !see::is_worth(board, from, to, -params.see_quiet * depth * depth)
            && !self.path.gives_check(from, to)
    }

    /// Is the table's action so much better than all others that it deserves a deeper look?
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

    /// Searches one action: full window for the first, reduced zero window for late ones.
    fn try_one<const PV: bool>(&mut self, node: &Node, try_out: &Try, alpha: Score, extension: i32) -> Score {
        let &Node { beta, depth, ply, .. } = node;
        let reduction = match try_out.lateness {
            Lateness::Quiet { reduction } | Lateness::BadCapture { reduction }
                if depth.0 >= self.shared.params.reduction_depth =>
            {
                reduction - if PV { 100 } else { 0 }
            }
            _ => 0,
        };
        self.push(ply, try_out.mv);
        let next = depth - 1 + extension;
        let next_ply = ply.next();
        let score = if try_out.number == 1 {
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
        self.path.pop();
        score
    }

    /// What is known about an action before it is tried, in a node without a principal variation.
    fn lateness(&self, node: &Node, mv: Move, number: i32, bad: bool) -> Lateness {
        let params = self.shared.params;
        let mut reduction = self.memory.reductions.at(node.depth, number);
        reduction += if node.improving { 0 } else { 100 };
        let Move::Step { from, to } = mv else {
            return Lateness::Quiet { reduction };
        };
        let board = self.path.position().board();
        match (board.get(from), board.get(to)) {
            (Some(piece), None) => {
                let quiets = self.memory.history.quiets(self.before(node.ply));
                let history = quiets.of(from, Played { piece, to });
                let praise = (history * 100 / params.reduction_history).clamp(-250, 250);
                Lateness::Quiet {
                    reduction: reduction - praise,
                }
            }
            _ if bad => Lateness::BadCapture { reduction },
            _ => Lateness::Capture,
        }
    }

    /// No capture. A pass is quiet.
    fn is_quiet(&self, mv: Move) -> bool {
        match mv {
            Move::Pass => true,
            Move::Step { to, .. } => self.path.position().board().get(to).is_none(),
        }
    }

    /// A quiet refutation was found: it is praised, what was tried before it is blamed.
    fn reward(&mut self, node: &Node, best: Move, tried: &[Move]) {
        if best == Move::Pass || !self.is_quiet(best) {
            return;
        }
        let bonus = (150 * node.depth.0 - 80).clamp(20, 1_600);
        let before = self.before(node.ply);
        self.adjust(best, before, bonus);
        for &mv in tried {
            self.adjust(mv, before, -bonus);
        }
    }

    /// Praises or blames a quiet step; captures and passes have no history.
    fn adjust(&mut self, mv: Move, before: [Option<Played>; 2], bonus: i32) {
        let Move::Step { from, to } = mv else { return };
        let board = self.path.position().board();
        if let (Some(piece), None) = (board.get(from), board.get(to)) {
            self.memory
                .history
                .update_quiet(from, Played { piece, to }, before, bonus);
        }
    }
}
