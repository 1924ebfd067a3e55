//! The lines after the first (`MultiPV`): the best moves other than the move to play.
//!
//! Side lines must not affect the first line: at the same depth, it is the same as in a search without side lines. The
//! histories are therefore restored afterwards. Side lines write to their own table, and only read the first line's
//! table.
//!
//! Three shortcuts save time. Scores are capped at the score of the first line, which has just been compared with all
//! moves. All side lines are found in one pass, so a move worse than all of them is refuted once instead of once per
//! line. From depth 5 on, side lines are searched only in every other iteration, including the deepest one planned.

use core::cmp::Reverse;

use crate::law::Law;
use crate::score::Score;
use crate::search::root::RootMove;
use crate::search::table::TableView;
use crate::search::thread::SearchThread;

impl<'a, L: Law> SearchThread<'a, L> {
    /// Finds the best `wanted` moves and moves them to the front. The scores of these moves are capped at `cap`.
    pub(super) fn search_side_lines(&mut self, moves: &mut [RootMove], wanted: usize, cap: Score) {
        let Some(mut side) = self.side.take() else { return };
        let first = self.shared.table;
        self.shared.table = TableView {
            own: side.table,
            below: Some(first.own),
        };
        side.keep(&self.data.history, &self.data.correction);
        self.rank_best(moves, wanted, cap);
        side.restore(&mut self.data.history, &mut self.data.correction);
        self.shared.table = first;
        self.side = Some(side);
    }

    fn rank_best(&mut self, moves: &mut [RootMove], wanted: usize, cap: Score) {
        for root_move in &mut *moves {
            root_move.fresh = None;
        }
        // Scores of the best lines so far, best first.
        let mut best: Vec<Score> = Vec::with_capacity(wanted + 1);
        for (at, root_move) in moves.iter_mut().enumerate() {
            let floor = if at < wanted {
                -Score::INFINITE
            } else {
                best[wanted - 1]
            };
            if floor >= cap {
                break;
            }
            let score = if at < wanted {
                self.exact_score(root_move, cap)
            } else {
                let reduction = self.side_reduction(at + 1);
                self.root_try(root_move.mv, Some(reduction), (floor, cap), self.root_depth)
            };
            if self.stopped {
                break;
            }
            if score > floor {
                self.keep_line(root_move, score.min(cap));
                let place = best.partition_point(|better| *better >= root_move.score);
                best.insert(place, root_move.score);
                best.truncate(wanted);
            }
        }
        moves.sort_by_key(|line| Reverse(line.fresh));
    }

    /// Returns the reduction of a late root move in plies. It may be larger than for the first line, because side lines
    /// do not determine the move to play.
    fn side_reduction(&self, number: usize) -> i32 {
        let params = self.shared.params;
        self.reduction_at_root(number, self.root_depth, params.side_reduction)
    }

    /// Searches a move with an aspiration window. Returns its exact score, or at least `cap`.
    fn exact_score(&mut self, root_move: &RootMove, cap: Score) -> Score {
        let mut width = self.shared.params.side_width;
        let (mut alpha, mut beta) = match self.is_narrow(root_move.score) {
            true => {
                let beta = (root_move.score + width).min(cap);
                ((root_move.score - width).min(beta - 1), beta)
            }
            false => (-Score::INFINITE, cap),
        };
        loop {
            let score = self.root_try(root_move.mv, None, (alpha, beta), self.root_depth);
            width += width / 2;
            let wide = width > 1_000;
            if self.stopped || score > alpha && (score < beta || beta == cap) {
                return score;
            } else if score <= alpha {
                if alpha == -Score::INFINITE {
                    return score;
                }
                alpha = if wide {
                    -Score::INFINITE
                } else {
                    (score - width).max(-Score::INFINITE)
                };
            } else {
                beta = if wide { cap } else { (score + width).min(cap) };
            }
        }
    }
}
