//! A search thread: its data, stack and node count, and the checks of the limits.
//!
//! This module must not choose moves; `root`, `node` and `quiesce` do that in further methods of [`SearchThread`].

use core::marker::PhantomData;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use arrayvec::ArrayVec;
use janggi::{Move, Square};

use crate::eval::{Evaluation, Evaluator};
use crate::law::Law;
use crate::score::{Depth, Ply, Score};
use crate::search::correction::Correction;
use crate::search::endgame::Solved;
use crate::search::history::{History, PieceTo};
use crate::search::params::Params;
use crate::search::ranked::Ranked;
use crate::search::side_memory::SideLines;
use crate::search::stack::SearchStack;
use crate::search::table::TableView;
use crate::search::timer::Timer;

/// A principal variation.
pub(crate) type Pv = ArrayVec<Move, { Ply::MAX.0 as usize + 1 }>;

/// A thread's data for one ply of the current line.
#[derive(Clone, Debug, Default)]
pub(crate) struct Frame {
    /// Principal variation from this ply.
    pub(crate) pv: Pv,
    /// Static evaluation; `None` if a check or bikjang must be answered.
    pub(crate) eval: Option<Score>,
    /// Piece and target of the move made at this ply; `None` for passes and null moves.
    pub(crate) moved: Option<PieceTo>,
    /// Move excluded at this node during the search for a singular extension.
    pub(crate) excluded: Option<Move>,
}

/// A thread's data that persists between searches.
#[derive(Debug)]
pub(crate) struct ThreadData {
    pub(crate) history: History,
    pub(crate) correction: Correction,
    pub(crate) evaluator: Evaluator,
    pub(crate) frames: Box<[Frame]>,
    pub(crate) reductions: Reductions,
    /// Move lists that no node is using.
    #[expect(
        clippy::vec_box,
        reason = "a list is lent to a node and given back: without the box it would be copied"
    )]
    pub(crate) spare_lists: Vec<Box<Ranked>>,
}

/// Late move reductions in hundredths of a ply, by depth and move number.
#[derive(Debug)]
pub(crate) struct Reductions(Box<[[i32; 64]; 64]>);

impl Reductions {
    fn new(params: &Params) -> Reductions {
        let mut cells = Box::new([[0; 64]; 64]);
        for (depth, row) in cells.iter_mut().enumerate().skip(1) {
            for (number, cell) in row.iter_mut().enumerate().skip(1) {
                let product = (depth as f64).ln() * (number as f64).ln();
                *cell = params.reduction_base + (product * 10_000.0 / f64::from(params.reduction_divisor)) as i32;
            }
        }
        Reductions(cells)
    }

    /// Returns the reduction of move `number`, counted from 1.
    pub(crate) fn at(&self, depth: Depth, number: i32) -> i32 {
        self.0[depth.0.clamp(0, 63) as usize][number.clamp(0, 63) as usize]
    }
}

impl ThreadData {
    /// Clears the histories for a new game.
    pub(crate) fn clear(&mut self) {
        self.history.clear();
        self.correction.clear();
    }

    pub(crate) fn new(params: &Params, evaluation: &Evaluation) -> ThreadData {
        ThreadData {
            history: History::default(),
            correction: Correction::default(),
            evaluator: Evaluator::new(evaluation),
            frames: vec![Frame::default(); Ply::MAX.index() + 4].into_boxed_slice(),
            reductions: Reductions::new(params),
            spare_lists: Vec::new(),
        }
    }
}

/// State shared by all threads of one search.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Shared<'a> {
    pub(crate) table: TableView<'a>,
    pub(crate) params: &'a Params,
    /// Nodes searched by all threads; each thread adds its own at least every [`INTERVAL`] nodes.
    pub(crate) nodes: &'a AtomicU64,
    pub(crate) stop: &'a AtomicBool,
    /// Maximum number of nodes for all threads together.
    pub(crate) node_limit: u64,
    /// Endgame tables to probe, if any.
    pub(crate) solved: Option<Solved<'a>>,
}

/// Number of nodes between regular checks of the limits.
const INTERVAL: u64 = 512;

#[derive(Debug)]
pub(crate) struct SearchThread<'a, L: Law> {
    pub(crate) shared: Shared<'a>,
    pub(crate) data: &'a mut ThreadData,
    pub(crate) stack: SearchStack,
    /// `None` in helper threads.
    pub(crate) timer: Option<Timer<'a>>,
    /// Memory for the lines after the first. `None` in helper threads, or if only one line is requested.
    pub(crate) side: Option<SideLines<'a>>,
    pub(crate) nodes: u64,
    /// Nodes already added to the shared count.
    counted: u64,
    /// Nodes of the other threads at the last check.
    others: u64,
    pub(crate) seldepth: Ply,
    /// Depth of the iteration in progress.
    pub(crate) root_depth: Depth,
    /// First ply at which null moves are allowed.
    pub(crate) null_from: Ply,
    /// True once the search is stopped. The search then unwinds, and its scores must not be used.
    pub(crate) stopped: bool,
    law: PhantomData<L>,
}

impl<'a, L: Law> SearchThread<'a, L> {
    pub(crate) fn new(
        shared: Shared<'a>,
        data: &'a mut ThreadData,
        stack: SearchStack,
        timer: Option<Timer<'a>>,
    ) -> SearchThread<'a, L> {
        for frame in &mut data.frames {
            frame.moved = None;
            frame.eval = None;
            frame.excluded = None;
        }
        SearchThread {
            shared,
            data,
            stack,
            timer,
            side: None,
            nodes: 0,
            counted: 0,
            others: 0,
            seldepth: Ply::default(),
            root_depth: Depth::ZERO,
            null_from: Ply::default(),
            stopped: false,
            law: PhantomData,
        }
    }

    /// Counts a node. Returns false if the search must stop.
    #[inline]
    pub(crate) fn count_node(&mut self, ply: Ply) -> bool {
        self.nodes += 1;
        self.seldepth = self.seldepth.max(ply);
        if self.nodes + self.others >= self.shared.node_limit || self.nodes.is_multiple_of(INTERVAL) {
            self.check_limits();
        }
        !self.stopped
    }

    /// Checks the clock, the stop flag and the number of nodes of all threads.
    #[cold]
    pub(crate) fn check_limits(&mut self) {
        self.publish_nodes();
        let up = self.timer.as_mut().is_some_and(Timer::is_up);
        if up || self.nodes + self.others >= self.shared.node_limit {
            self.shared.stop.store(true, Ordering::Relaxed);
        }
        self.stopped = self.shared.stop.load(Ordering::Relaxed);
    }

    /// Adds this thread's new nodes to the shared count, and reports them to the timer.
    pub(crate) fn publish_nodes(&mut self) {
        let fresh = self.nodes - self.counted;
        self.counted = self.nodes;
        if let Some(timer) = &self.timer {
            timer.searched(fresh);
        }
        self.others = self.shared.nodes.fetch_add(fresh, Ordering::Relaxed) + fresh - self.nodes;
    }

    pub(crate) fn frame(&mut self, ply: Ply) -> &mut Frame {
        &mut self.data.frames[ply.index()]
    }

    /// Returns the opponent's last move and the side's own move before it.
    pub(crate) fn previous_moves(&self, ply: Ply) -> [Option<PieceTo>; 2] {
        let moved = |back: usize| ply.index().checked_sub(back).and_then(|at| self.data.frames[at].moved);
        [moved(1), moved(2)]
    }

    /// Prefetches the table entry for the position after a move.
    #[inline]
    pub(crate) fn prefetch_after(&self, mv: Move) {
        // If the actual key differs, the prefetch has no effect on the result.
        self.shared.table.prefetch(self.stack.key_after(mv));
    }

    /// Makes a move and records the piece and its target.
    pub(crate) fn push(&mut self, ply: Ply, mv: Move) {
        let board = self.stack.position().board();
        let moved = match mv {
            Move::Step { from, to } => board.get(from).map(|piece| PieceTo { piece, to }),
            Move::Pass => None,
        };
        self.record_move(ply, moved);
        self.stack.push(mv);
    }

    pub(crate) fn record_move(&mut self, ply: Ply, moved: Option<PieceTo>) {
        self.frame(ply).moved = moved;
    }

    /// Sets the line of this ply to `mv` followed by the line of the next ply.
    pub(crate) fn extend_pv(&mut self, ply: Ply, mv: Move) {
        let (above, below) = self.data.frames.split_at_mut(ply.index() + 1);
        let (here, next) = (&mut above[ply.index()].pv, &below[0].pv);
        here.clear();
        here.push(mv);
        // Lines end at `Ply::MAX`, so there is room; a longer line would be truncated.
        let room = here.remaining_capacity().min(next.len());
        here.extend(next[..room].iter().copied());
    }

    /// Returns whether the opponent must answer the step: it gives check, or threatens to win on points by letting the
    /// generals face each other.
    pub(crate) fn threatens(&self, from: Square, to: Square) -> bool {
        let position = self.stack.position();
        L::gives_check(position, from, to) || (self.stack.wins_by_bikjang() && position.opens_facing(from, to))
    }

    /// Returns whether a null move is sound under the rules and the variant.
    pub(crate) fn null_is_sound(&self) -> bool {
        self.stack.null_is_sound() && L::null_is_sound(self.stack.position())
    }

    /// Returns the static evaluation of the current position.
    pub(crate) fn evaluate(&mut self) -> Score {
        let points = self.stack.points();
        L::evaluate(&mut self.data.evaluator, self.stack.history(), &points)
    }
}
