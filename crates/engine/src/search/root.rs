//! Iterative deepening at the root: aspiration windows, several lines, and the decision to stop searching.

use core::cmp::Reverse;
use std::sync::atomic::Ordering;

use janggi::Move;

use crate::law::Law;
use crate::limits::{SearchLimits, Until};
use crate::report::{Info, Report};
use crate::score::{Bound, Depth, Nodes, Ply, Score, ScoreKind};
use crate::search::patience::Confidence;
use crate::search::picker::sorted;
use crate::search::thread::{Pv, SearchThread};
use crate::search::timer::Timer;
use crate::time::Millis;

/// Settings of one search.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plan {
    /// Maximum depth of iterative deepening.
    pub(crate) depth: Depth,
    /// Stop once a win within this many plies is proven.
    pub(crate) mate: Option<u16>,
    pub(crate) lines: usize,
    /// Moves that are less than this many centipawns worse than the best also get exact scores.
    pub(crate) margin: i32,
    /// True if a proven win or a single root move may end the search early.
    pub(crate) brief: bool,
    /// True if time is the only limit and all of it should be used.
    pub(crate) whole_time: bool,
    /// Score of the root from endgame tables.
    pub(crate) known: Option<Score>,
}

impl Plan {
    pub(crate) fn new(limits: &SearchLimits, lines: usize, margin: i32) -> Plan {
        let bounded = limits.clock.is_some() || limits.nodes.is_some() && limits.depth.is_none();
        // `movetime` is an exact time, so the search must not end early.
        let exact = limits.movetime.is_some();
        Plan {
            depth: limits.depth.unwrap_or(Depth::MAX).min(Depth::MAX),
            mate: limits.mate,
            lines: lines.max(1),
            margin,
            brief: bounded && !exact && limits.until == Until::Limit && limits.mate.is_none(),
            known: None,
            whole_time: exact && limits.depth.is_none() && limits.nodes.is_none() && limits.mate.is_none(),
        }
    }

    /// Returns the score to report: the known score of a solved root, unless the search itself has proven a win
    /// for the same side.
    pub(crate) fn told(&self, found: Score) -> Score {
        match self.known {
            Some(known) if !found.is_decided() || found.raw().signum() != known.raw().signum() => known,
            Some(_) | None => found,
        }
    }
}

/// A root move with the results of its searches.
#[derive(Clone, Debug)]
pub(crate) struct RootMove {
    pub(crate) mv: Move,
    /// Score from the iteration in progress. `None` before the move is searched, or if its score is too low to rank it.
    pub(super) fresh: Option<Score>,
    /// The latest score, possibly from an earlier iteration.
    pub(crate) score: Score,
    /// Iteration that produced `score`.
    pub(crate) depth: Depth,
    /// Nodes searched below this move in all iterations, excluding those for separate lines.
    nodes: u64,
    pub(crate) pv: Pv,
}

impl RootMove {
    /// Returns whether the score is from the last complete iteration, `depth`, or from the interrupted one. Within the
    /// margin, such a score is exact.
    pub(crate) fn ranked(&self, depth: Depth) -> bool {
        self.fresh.is_some() || depth.0 > 0 && self.depth >= depth
    }
}

/// Result of iterative deepening.
#[derive(Clone, Debug)]
pub(crate) struct Outcome {
    /// The root moves, best first.
    pub(crate) moves: Vec<RootMove>,
    /// Depth of the last complete iteration.
    pub(crate) depth: Depth,
    pub(crate) nodes: u64,
    pub(crate) time: Millis,
}

/// Split of the requested lines into those searched like the first line and those searched separately.
#[derive(Debug)]
struct Ranking {
    /// Number of lines searched one after the other with the first line's memory; more than one only with a margin or
    /// in a helper thread.
    first: usize,
    /// Number of lines searched separately by [`side_lines`](super::side_lines).
    aside: usize,
    /// The move of the first line, then all others as ranked by the separate search; empty without separate lines.
    moves: Vec<RootMove>,
}

impl Ranking {
    fn new(plan: &Plan, lines: usize, has_memory: bool, moves: &[RootMove]) -> Ranking {
        let aside = if has_memory && plan.margin == 0 {
            lines.saturating_sub(1)
        } else {
            0
        };
        Ranking {
            first: lines - aside,
            aside,
            moves: if aside > 0 { moves.to_vec() } else { Vec::new() },
        }
    }

    /// Returns whether iteration `depth` searches the separate lines; `last` is the maximum depth.
    fn has_turn(&self, last: Depth, depth: Depth) -> bool {
        self.aside > 0 && (depth.0 <= 4 || (last.0 - depth.0) % 2 == 0)
    }

    /// Moves `best` to the front and sorts the separate lines behind it. The scores of the separate lines are capped at
    /// the score of `best`, because they may come from earlier iterations.
    fn begin(&mut self, best: &RootMove) {
        let at = self.moves.iter().position(|other| other.mv == best.mv).unwrap_or(0);
        self.moves[..=at].rotate_right(1);
        self.moves[0] = best.clone();
        let aside = &mut self.moves[1..=self.aside];
        aside.sort_by_key(|line| Reverse(line.score));
        for line in aside {
            line.score = line.score.min(best.score);
        }
    }

    /// Returns the lines to report, best first.
    fn lines<'a>(&'a self, moves: &'a [RootMove]) -> &'a [RootMove] {
        if self.aside > 0 {
            &self.moves[..=self.aside]
        } else {
            &moves[..self.first]
        }
    }

    /// Returns all moves, best first. Separate lines may come from an earlier iteration than the first line.
    fn end(mut self, moves: Vec<RootMove>) -> Vec<RootMove> {
        let Some(best) = moves.first().filter(|_| self.aside > 0) else {
            return moves;
        };
        self.begin(best);
        self.moves
    }
}

impl<L: Law> SearchThread<'_, L> {
    /// Runs iterative deepening. A non-empty `only` restricts the root moves; `report` is `None` in helper threads.
    pub(crate) fn iterate(&mut self, plan: &Plan, only: &[Move], report: Option<&dyn Report>) -> Outcome {
        let mut moves = self.root_moves(only);
        let mut outcome = Outcome {
            moves: Vec::new(),
            depth: Depth::ZERO,
            nodes: 0,
            time: Millis(0),
        };
        let lines = plan.lines.min(moves.len());
        let mut ranking = Ranking::new(plan, lines, self.side.is_some(), &moves);
        let mut calm = 0;
        for depth in 1..=plan.depth.0 {
            if moves.is_empty() {
                break;
            }
            self.root_depth = Depth(depth);
            self.seldepth = Ply::default();
            let (old_best, old_score) = (moves[0].mv, moves[0].score);
            self.search_first_lines(plan, &mut moves, ranking.first);
            if !self.stopped && ranking.aside > 0 {
                ranking.begin(&moves[0]);
            }
            if !self.stopped && ranking.has_turn(plan.depth, self.root_depth) {
                self.search_side_lines(&mut ranking.moves[1..], ranking.aside, moves[0].score);
            }
            if let (false, Some(report)) = (self.stopped && depth > 1, report) {
                self.report(plan, report, ranking.lines(&moves), Bound::Exact);
            }
            if self.stopped {
                break;
            }
            outcome.depth = Depth(depth);
            calm = if moves[0].mv == old_best { calm + 1 } else { 0 };
            let confidence = Confidence {
                calm,
                fell: (old_score.raw() - moves[0].score.raw())
                    .clamp(0, 100)
                    .unsigned_abs()
                    .into(),
                share: share(&moves),
            };
            if self.is_enough(plan, &moves, confidence) {
                break;
            }
        }
        self.publish_nodes();
        outcome.nodes = self.shared.nodes.load(Ordering::Relaxed);
        outcome.time = self.timer.as_ref().map_or(Millis(0), Timer::elapsed);
        outcome.moves = ranking.end(moves);
        for line in &mut outcome.moves {
            line.score = plan.told(line.score);
        }
        outcome
    }

    /// Runs one iteration for the first `lines` lines. Each is compared with all moves after it.
    fn search_first_lines(&mut self, plan: &Plan, moves: &mut [RootMove], lines: usize) {
        for root_move in &mut *moves {
            root_move.fresh = None;
        }
        for first in 0..lines {
            self.search_line(plan, moves, first);
            moves[first..].sort_by_key(|line| Reverse(line.fresh));
            if self.stopped {
                break;
            }
        }
        // A later line may have a better score than an earlier line.
        moves[..lines].sort_by_key(|line| Reverse(line.fresh));
    }

    fn root_moves(&mut self, only: &[Move]) -> Vec<RootMove> {
        let mut legal = self.stack.moves();
        legal.retain(|mv| only.is_empty() || only.contains(mv));
        let known = self.shared.table.get(self.stack.key(), Ply(0));
        sorted(self, Ply(0), known.and_then(|entry| entry.mv), legal)
            .into_iter()
            .map(|mv| RootMove {
                mv,
                fresh: None,
                score: -Score::INFINITE,
                depth: Depth::ZERO,
                nodes: 0,
                pv: [mv].into_iter().collect(),
            })
            .collect()
    }

    /// Returns whether to search with an aspiration window around the expected score.
    pub(super) fn is_narrow(&self, expected: Score) -> bool {
        self.root_depth.0 >= self.shared.params.aspiration_depth && !expected.is_decided()
    }

    /// Searches one line in one iteration, with an aspiration window that is widened if the score falls outside it.
    fn search_line(&mut self, plan: &Plan, moves: &mut [RootMove], first: usize) {
        let params = self.shared.params;
        let expected = moves[first].score;
        let narrow = self.is_narrow(expected) && plan.margin == 0;
        let mut width = params.aspiration_width;
        let (mut alpha, mut beta) = if narrow {
            (expected - width, expected + width)
        } else {
            (-Score::INFINITE, Score::INFINITE)
        };
        let mut lowered = 0;
        loop {
            let score = self.root_node(plan, &mut moves[first..], alpha, beta, self.root_depth - lowered);
            if self.stopped {
                return;
            }
            moves[first..].sort_by_key(|line| Reverse(line.fresh));
            width += width / 2;
            let wide = width > 1_000;
            if score <= alpha && alpha > -Score::INFINITE {
                beta = Score::from_raw((alpha.raw() + beta.raw()) / 2);
                alpha = if wide {
                    -Score::INFINITE
                } else {
                    (score - width).max(-Score::INFINITE)
                };
                lowered = 0;
            } else if score >= beta && beta < Score::INFINITE {
                beta = if wide {
                    Score::INFINITE
                } else {
                    (score + width).min(Score::INFINITE)
                };
                lowered = (lowered + 1).min(3).min(self.root_depth.0 - 1);
            } else {
                return;
            }
        }
    }

    fn root_node(&mut self, plan: &Plan, moves: &mut [RootMove], alpha: Score, beta: Score, depth: Depth) -> Score {
        if !self.count_node(Ply(0)) {
            return Score::ZERO;
        }
        let forced = self.stack.must_answer();
        self.frame(Ply(0)).eval = if forced { None } else { Some(self.evaluate()) };
        let mut best = -Score::INFINITE;
        for (number, root_move) in moves.iter_mut().enumerate() {
            let floor = if best == -Score::INFINITE {
                alpha
            } else {
                alpha.max(best - plan.margin)
            };
            let before = self.nodes;
            let reduction = (number > 0).then(|| self.reduction_at_root(number, depth, -100));
            let score = self.root_try(root_move.mv, reduction, (floor, beta), depth);
            root_move.nodes += self.nodes - before;
            if self.stopped {
                return best;
            }
            if number == 0 || score > floor {
                self.keep_line(root_move, score);
            } else {
                root_move.fresh = None;
                if plan.margin > 0 {
                    // This upper bound is outside the margin. The old score may be too high, so it is replaced.
                    root_move.score = score;
                    root_move.depth = self.root_depth;
                }
            }
            best = best.max(score);
            if best >= beta {
                break;
            }
        }
        best
    }

    /// Stores the score and the principal variation of the move just searched.
    pub(super) fn keep_line(&mut self, root_move: &mut RootMove, score: Score) {
        root_move.fresh = Some(score);
        root_move.score = score;
        root_move.depth = self.root_depth;
        self.extend_pv(Ply(0), root_move.mv);
        root_move.pv = self.data.frames[0].pv.clone();
    }

    /// Searches one root move. A move with a `reduction` is searched with a null window first.
    pub(super) fn root_try(
        &mut self,
        mv: Move,
        reduction: Option<i32>,
        (alpha, beta): (Score, Score),
        depth: Depth,
    ) -> Score {
        self.push(Ply(0), mv);
        let next = depth - 1;
        let score = if let Some(reduction) = reduction {
            let mut score = -self.node::<false>(-alpha - 1, -alpha, next - reduction, Ply(1), true);
            if score > alpha && reduction > 0 && !self.stopped {
                score = -self.node::<false>(-alpha - 1, -alpha, next, Ply(1), true);
            }
            if score > alpha && !self.stopped {
                score = -self.node::<true>(-beta, -alpha, next, Ply(1), false);
            }
            score
        } else {
            -self.node::<true>(-beta, -alpha, next, Ply(1), false)
        };
        self.stack.pop();
        score
    }

    /// Returns the late move reduction at the root, in plies: the table value plus `more` hundredths of a ply.
    ///
    /// `more` is negative for the first line, because it determines the move to play.
    pub(super) fn reduction_at_root(&self, number: usize, depth: Depth, more: i32) -> i32 {
        if depth.0 < self.shared.params.reduction_depth {
            return 0;
        }
        let reduction = (self.data.reductions.at(depth, number as i32 + 1) + more).div_euclid(100);
        reduction.clamp(0, (depth.0 - 2).max(0))
    }

    /// Returns whether to stop before the next iteration.
    fn is_enough(&mut self, plan: &Plan, moves: &[RootMove], confidence: Confidence) -> bool {
        let best = moves[0].score;
        let distance = match best.kind() {
            ScoreKind::MateIn(plies) | ScoreKind::WinIn(plies) => Some(plies),
            _ => None,
        };
        if let (Some(wanted), Some(found)) = (plan.mate, distance)
            && found <= wanted
        {
            return true;
        }
        if plan.brief {
            // First search well beyond the win, because reductions may hide a shorter one.
            if distance.is_some_and(|plies| self.root_depth.0 > 2 * i32::from(plies) + 2) {
                return true;
            }
            if moves.len() == 1 && self.root_depth.0 >= 4 {
                return true;
            }
        }
        let percent = confidence.percent(self.shared.params.share_weight);
        self.timer.as_mut().is_some_and(|timer| timer.is_spent(percent))
    }

    fn report(&mut self, plan: &Plan, report: &dyn Report, lines: &[RootMove], bound: Bound) {
        self.publish_nodes();
        let nodes = self.shared.nodes.load(Ordering::Relaxed);
        let time = self.timer.as_ref().map_or(Millis(0), Timer::elapsed);
        for (rank, line) in (1..).zip(lines) {
            if line.score == -Score::INFINITE {
                continue;
            }
            report.info(&Info {
                depth: line.depth,
                seldepth: self.seldepth.0,
                multipv: rank,
                score: plan.told(line.score),
                bound,
                nodes: Nodes(nodes),
                time,
                hashfull: self.shared.table.own.permille_used(),
                tbhits: self.shared.solved.map(|solved| solved.hits.load(Ordering::Relaxed)),
                pv: &line.pv,
            });
        }
    }
}

/// Returns the percentage of the nodes below the root that were spent on the best move.
fn share(moves: &[RootMove]) -> u64 {
    let all: u64 = moves.iter().map(|root_move| root_move.nodes).sum();
    moves[0].nodes * 100 / all.max(1)
}
