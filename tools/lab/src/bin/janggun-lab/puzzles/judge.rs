//! The engine's judgement of a position: the best two moves, and how hard the best one is to find.

use engine::engine::{Best, Config, Engine};
use engine::limits::SearchLimits;
use engine::report::{Info, Report};
use engine::time::SimulatedClock;
use janggi::{Game, Move};
use problems::puzzle::GRADES;
use std::sync::{Arc, Mutex, PoisonError};

/// The best two moves of a position.
#[derive(Clone, Debug)]
pub(super) struct Judgement {
    pub(super) mv: Move,
    /// Score of the best move for the side to move, as `Score::raw`.
    pub(super) first: i32,
    /// Score of the second-best move, on the same scale.
    pub(super) second: i32,
    /// Expected reply to the best move.
    pub(super) reply: Option<Move>,
    /// Best move after each iteration, with the number of nodes searched so far.
    changes: Vec<(u64, Move)>,
}

/// Maximum number of nodes for grades 1, 2 and so on. The last grade is for moves that need more.
const GRADE_NODES: [u64; GRADES as usize - 1] = [100, 200, 400, 800, 1_600, 3_200, 6_400, 12_800];

/// Number of nodes in a search that determines a grade.
pub(super) const NODES: u64 = 12_800;

impl Judgement {
    /// Returns the grade of a move: how hard it is to find. The grade depends on the number of nodes after which the
    /// engine considered the move best until the end of the search.
    pub(super) fn grade(&self, mv: Move) -> u8 {
        let mut from = None;
        for &(nodes, best) in &self.changes {
            from = (best == mv).then(|| from.unwrap_or(nodes));
        }
        let found = from.filter(|_| self.mv == mv);
        let grade = found.and_then(|nodes| GRADE_NODES.iter().position(|&most| nodes <= most));
        grade.map_or(GRADES, |at| at as u8 + 1)
    }
}

/// An engine that searches the best two lines.
#[derive(Debug)]
pub(super) struct Judge(Engine);

/// Report receiver that records the best move after each iteration.
#[derive(Default)]
struct Changes(Mutex<Vec<(u64, Move)>>);

impl Report for Changes {
    fn info(&self, info: &Info<'_>) {
        if let (1, Some(&mv)) = (info.multipv, info.pv.first()) {
            let mut changes = self.0.lock().unwrap_or_else(PoisonError::into_inner);
            changes.push((info.nodes.0, mv));
        }
    }
}

impl Judge {
    pub(super) fn new() -> Judge {
        let config = Config {
            hash: 2,
            threads: 1,
            lines: 2,
        };
        Judge(Engine::new(config, Arc::new(SimulatedClock::default())))
    }

    /// Clears the tables that earlier searches filled.
    pub(super) fn forget(&mut self) {
        self.0.new_game();
    }

    /// Searches like [`look`](Judge::look), but with empty tables, which makes the result reproducible.
    pub(super) fn look_afresh(&mut self, game: &Game, nodes: u64) -> Option<Judgement> {
        self.forget();
        self.look(game, nodes)
    }

    /// Searches for the best two moves. Returns `None` if the position has fewer than two legal moves.
    pub(super) fn look(&mut self, game: &Game, nodes: u64) -> Option<Judgement> {
        let changes = Changes::default();
        let best: Best = self.0.search(game, &SearchLimits::nodes(nodes), &changes);
        let [first, second, ..] = best.lines.as_slice() else {
            return None;
        };
        Some(Judgement {
            mv: first.mv,
            first: first.score.raw(),
            second: second.score.raw(),
            reply: first.pv.get(1).copied(),
            changes: changes.0.into_inner().unwrap_or_else(PoisonError::into_inner),
        })
    }
}
