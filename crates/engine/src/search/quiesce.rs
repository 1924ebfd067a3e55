//! Quiescence search: searches captures, and answers to check and to bikjang, until the position is quiet.

use janggi::Move;

use crate::law::Law;
use crate::score::{Bound, Depth, Ply, Score};
use crate::search::picker::Kind;
use crate::search::table::Entry;
use crate::search::thread::SearchThread;

impl<L: Law> SearchThread<'_, L> {
    /// Returns the value of the position at `ply`. Searches only captures, unless a check or bikjang must be answered.
    pub(super) fn quiesce<const PV: bool>(&mut self, mut alpha: Score, beta: Score, ply: Ply) -> Score {
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
        let key = self.stack.key();
        let known = self.shared.table.get(key, ply);
        if let Some(entry) = known
            && !PV
            && is_cutoff(&entry, alpha, beta)
        {
            return entry.score;
        }
        let forced = self.stack.must_answer();
        let mut best = Score::mated_at(ply);
        let mut standing = None;
        if !forced {
            let raw = known.and_then(|entry| entry.eval).unwrap_or_else(|| self.evaluate());
            best = self.corrected(raw, ply, self.shared.params.quiet_correction);
            standing = Some(raw);
            if best >= beta {
                if known.is_none() && self.shared.params.stand_pat_kept > 0 {
                    let entry = entry::<PV>(best, beta, None, standing, None);
                    self.shared.table.put(key, ply, entry);
                }
                return best;
            }
            alpha = alpha.max(best);
        }
        let table_move = known.and_then(|entry| entry.mv);
        let (best, mv) = self.try_forcing::<PV>(Node {
            alpha,
            beta,
            ply,
            forced,
            best,
            table_move,
        });
        if self.stopped {
            return Score::ZERO;
        }
        let entry = entry::<PV>(best, beta, mv, standing, known.as_ref());
        self.shared.table.put(key, ply, entry);
        best
    }

    fn try_forcing<const PV: bool>(&mut self, node: Node) -> (Score, Option<Move>) {
        let Node {
            mut alpha,
            beta,
            ply,
            forced,
            mut best,
            table_move,
        } = node;
        let kind = if forced { Kind::All } else { Kind::Captures };
        let mut picker = self.picker(kind, ply, table_move);
        let mut best_move = None;
        while let Some(mv) = picker.next(self) {
            if !forced && picker.was_bad_capture() {
                continue;
            }
            self.push(ply, mv);
            let score = -self.quiesce::<PV>(-beta, -alpha, ply.next());
            self.stack.pop();
            if self.stopped {
                break;
            }
            if score > best {
                best = score;
                if score > alpha {
                    best_move = Some(mv);
                    alpha = score;
                    if PV {
                        self.extend_pv(ply, mv);
                    }
                    if score >= beta {
                        break;
                    }
                }
            }
        }
        self.put_back(picker);
        (best, best_move)
    }
}

/// Creates the table entry of a node; `known` is its previous entry.
const fn entry<const PV: bool>(
    score: Score,
    beta: Score,
    mv: Option<Move>,
    eval: Option<Score>,
    known: Option<&Entry>,
) -> Entry {
    Entry {
        mv,
        score,
        eval,
        depth: Depth::ZERO,
        bound: if score.raw() >= beta.raw() {
            Bound::Lower
        } else {
            Bound::Upper
        },
        pv: PV
            || match known {
                Some(known) => known.pv,
                None => false,
            },
    }
}

struct Node {
    alpha: Score,
    beta: Score,
    ply: Ply,
    forced: bool,
    best: Score,
    table_move: Option<Move>,
}

/// Returns whether a stored score causes a cutoff in this window.
pub(super) fn is_cutoff(entry: &Entry, alpha: Score, beta: Score) -> bool {
    match entry.bound {
        Bound::Exact => true,
        Bound::Lower => entry.score >= beta,
        Bound::Upper => entry.score <= alpha,
    }
}
