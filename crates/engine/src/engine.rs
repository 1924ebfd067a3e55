//! The engine's public interface. [`Engine::search`] is its main entry point.
//!
//! The transposition table and the data of each thread persist between searches under the same rules. This module must
//! not depend on text formats or levels.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use janggi::{Game, HalfPoints, Move, Movement, Rules};

use crate::endgame::Endgames;
use crate::eval::{Evaluation, Evaluator};
use crate::law::{self, Law};
use crate::limits::{SearchLimits, Until};
use crate::report::Report;
use crate::score::{Depth, Nodes, Score};
use crate::search::endgame::{Asked, Solved};
use crate::search::params::Params;
use crate::search::root::{Outcome, Plan};
use crate::search::side_memory::{SideLines, SideMemory};
use crate::search::signals::Signals;
use crate::search::stack::SearchStack;
use crate::search::table::{Table, TableView};
use crate::search::thread::{SearchThread, Shared, ThreadData};
use crate::search::timer::Timer;
use crate::time::{Budget, Clock, Millis};

/// Configuration of an engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Config {
    /// Size of the transposition table in MiB.
    pub hash: usize,
    /// Number of search threads, at least 1. With more than one, results vary from run to run.
    pub threads: usize,
    /// Number of best moves to report with exact scores (MultiPV), at least 1.
    pub lines: usize,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            hash: 16,
            threads: 1,
            lines: 1,
        }
    }
}

/// A root move with its score and principal variation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RootLine {
    pub mv: Move,
    /// Score for the side to move.
    pub score: Score,
    /// Principal variation, starting with `mv`.
    pub pv: Vec<Move>,
}

/// The result of a search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Best {
    /// The move to play; `None` if the game is over or no move is possible. A game that has ended by a claim
    /// (`Cause::is_claim`) still has a move, because programs ignore such endings.
    pub mv: Option<Move>,
    /// The expected reply.
    pub ponder: Option<Move>,
    /// Score for the side to move.
    pub score: Score,
    /// Depth of the last complete iteration.
    pub depth: Depth,
    /// Nodes searched by all threads.
    pub nodes: Nodes,
    /// Duration of the search.
    pub time: Millis,
    /// Ranked moves, best first: as many as the requested number of lines, and any others within the requested margin.
    pub lines: Vec<RootLine>,
}

/// An alpha-beta search engine with its tables.
#[derive(Debug)]
pub struct Engine {
    table: Table,
    threads: Vec<ThreadData>,
    /// Memory for the lines after the first; created by the first search with more than one line.
    side: Option<SideMemory>,
    params: Params,
    evaluation: Evaluation,
    clock: Arc<dyn Clock>,
    config: Config,
    endgames: Option<Arc<dyn Endgames>>,
    /// Rules and deom of the last search. The stored results are valid only for these.
    rules: Option<(Rules, HalfPoints)>,
}

impl Engine {
    /// Creates an engine with empty tables.
    #[must_use]
    pub fn new(config: Config, clock: Arc<dyn Clock>) -> Engine {
        Engine::with_params(config, clock, Params::default())
    }

    /// Creates an engine with the given search parameters, for matches and tuning.
    #[must_use]
    pub fn with_params(config: Config, clock: Arc<dyn Clock>, params: Params) -> Engine {
        let mut engine = Engine {
            table: Table::new(config.hash),
            threads: Vec::new(),
            side: None,
            params,
            evaluation: Evaluation::default(),
            clock,
            config,
            endgames: None,
            rules: None,
        };
        engine.set_threads(config.threads);
        engine
    }

    /// Returns the configuration, with all later changes of hash size, threads and lines.
    #[must_use]
    pub fn config(&self) -> Config {
        self.config
    }

    /// Resizes the transposition table and clears it.
    pub fn set_hash(&mut self, mebibytes: usize) {
        self.config.hash = mebibytes;
        self.side = None;
        self.table.resize(mebibytes);
    }

    /// Grows the transposition table to at least this size if memory allows, and keeps its entries.
    pub fn grow_hash(&mut self, mebibytes: usize) {
        if mebibytes > self.config.hash {
            self.config.hash = mebibytes;
            self.side = None;
            self.table.grow(mebibytes);
        }
    }

    /// Sets the number of threads; 0 counts as 1.
    pub fn set_threads(&mut self, threads: usize) {
        self.config.threads = threads.max(1);
        let (params, evaluation) = (&self.params, &self.evaluation);
        self.threads
            .resize_with(self.config.threads, || ThreadData::new(params, evaluation));
    }

    /// Returns the evaluation in use.
    #[must_use]
    pub fn evaluation(&self) -> &Evaluation {
        &self.evaluation
    }

    /// Replaces the evaluation and clears the results of earlier searches.
    pub fn set_evaluation(&mut self, evaluation: Evaluation) {
        self.evaluation = evaluation;
        for data in &mut self.threads {
            data.evaluator = Evaluator::new(&self.evaluation);
        }
        self.new_game();
    }

    /// Replaces the search parameters and clears the results of earlier searches.
    pub fn set_params(&mut self, params: Params) {
        self.params = params;
        self.threads.clear();
        self.set_threads(self.config.threads);
        self.side = None;
        self.table.clear();
    }

    /// Replaces the clock that measures the time of searches.
    pub fn set_clock(&mut self, clock: Arc<dyn Clock>) {
        self.clock = clock;
    }

    /// Replaces or removes the endgame tables, and clears the results of earlier searches.
    pub fn set_endgames(&mut self, endgames: Option<Arc<dyn Endgames>>) {
        self.endgames = endgames;
        self.new_game();
    }

    /// Sets the number of lines; 0 counts as 1.
    pub fn set_lines(&mut self, lines: usize) {
        self.config.lines = lines.max(1);
        if lines <= 1 {
            self.side = None;
        }
    }

    /// Clears the results of earlier searches, so that they have no effect on a new game. The endgame tables are kept.
    pub fn new_game(&mut self) {
        self.table.clear();
        for data in &mut self.threads {
            data.clear();
        }
        if let Some(side) = &mut self.side {
            side.clear();
        }
    }

    /// Clears the results of earlier searches if they were made under different rules or a different deom.
    fn remember_rules(&mut self, game: &Game) {
        let deom = game.history().deom();
        if self
            .rules
            .as_ref()
            .is_none_or(|(rules, old)| rules != game.rules() || *old != deom)
        {
            if self.rules.is_some() {
                self.new_game();
            }
            self.rules = Some((game.rules().clone(), deom));
        }
    }

    /// Searches for the best move within the limits; without limits, to [`Depth::MAX`].
    pub fn search(&mut self, game: &Game, limits: &SearchLimits, report: &dyn Report) -> Best {
        let signals = Signals::default();
        signals.begin(Until::Limit);
        self.search_until(game, limits, &signals, report)
    }

    /// Like [`search`](Engine::search), but can be stopped by another thread. Call [`Signals::begin`] first.
    pub fn search_until(&mut self, game: &Game, limits: &SearchLimits, signals: &Signals, report: &dyn Report) -> Best {
        self.think(game, limits, 0, signals, report)
    }

    /// Like [`search`](Engine::search), but also ranks every move that is less than `margin` centipawns worse than the
    /// best.
    pub fn rank(&mut self, game: &Game, limits: &SearchLimits, margin: u16, report: &dyn Report) -> Best {
        let signals = Signals::default();
        signals.begin(Until::Limit);
        self.rank_until(game, limits, margin, &signals, report)
    }

    /// Like [`rank`](Engine::rank), but can be stopped by another thread. Call [`Signals::begin`] first.
    pub fn rank_until(
        &mut self,
        game: &Game,
        limits: &SearchLimits,
        margin: u16,
        signals: &Signals,
        report: &dyn Report,
    ) -> Best {
        self.think(game, limits, i32::from(margin), signals, report)
    }

    fn think(
        &mut self,
        game: &Game,
        limits: &SearchLimits,
        margin: i32,
        signals: &Signals,
        report: &dyn Report,
    ) -> Best {
        // Programs ignore endings by a claim, so a move must be found even after one.
        if game.verdict().is_some_and(|verdict| !verdict.cause.is_claim()) {
            signals.wait_for_stop();
            return Best::nothing();
        }
        self.remember_rules(game);
        self.table.age();
        let (nodes, hits) = (AtomicU64::new(0), AtomicU64::new(0));
        let mut rules = game.rules().clone();
        rules.deom = game.history().deom();
        let solved = self.endgames.as_deref().map(|tables| Solved {
            tables,
            rules: &rules,
            hits: &hits,
            asked: Asked::Everywhere,
        });
        let mut plan = Plan::new(limits, self.config.lines, margin);
        let root = solved.filter(|_| plan.lines == 1 && margin == 0).and_then(|solved| {
            let mut stack = SearchStack::new(game.history());
            solved.root(&mut stack, &limits.search_moves)
        });
        let asked = match &root {
            Some(root) if !root.has_distance() => Asked::AtTheRoot,
            Some(_) | None => Asked::Everywhere,
        };
        plan.known = root.as_ref().map(|root| root.score);
        let shared = Shared {
            table: TableView::of(&self.table),
            params: &self.params,
            nodes: &nodes,
            stop: signals.flag(),
            node_limit: limits.nodes.map_or(u64::MAX, |nodes| nodes.0.max(1)),
            solved: solved.map(|solved| Solved { asked, ..solved }),
        };
        let timer = Timer::start(self.clock.as_ref(), signals, budget(limits)).after(limits.waited);
        let only = root
            .as_ref()
            .map_or(&limits.search_moves, |root| &root.moves)
            .as_slice();
        let run = match game.position().movement() {
            Movement::Janggi => run::<law::Janggi>,
            Movement::Xiangqi => run::<law::Xiangqi>,
            Movement::ChessWar => run::<law::ChessWar>,
        };
        let question = Question {
            game,
            plan,
            only,
            signals,
            report,
        };
        let side = (plan.lines > 1).then(|| {
            let memory = self.side.get_or_insert_with(|| SideMemory::beside(self.config.hash));
            memory.lend()
        });
        let outcome = run(&mut self.threads, shared, (timer, side), &question);
        Best::from_outcome(outcome, self.config.lines, margin)
    }
}

/// Returns the time budget of a search; `None` if its time is not limited.
fn budget(limits: &SearchLimits) -> Option<Budget> {
    match (limits.movetime, limits.clock) {
        (Some(span), _) => Some(Budget::exactly(span)),
        (None, Some(clock)) => Some(clock.budget()),
        (None, None) => None,
    }
}

/// A search request and the receiver of its reports.
struct Question<'a> {
    game: &'a Game,
    plan: Plan,
    only: &'a [Move],
    signals: &'a Signals,
    report: &'a dyn Report,
}

/// Runs a search in the variant `L` on all threads; only the first thread checks the timer.
fn run<'a, L: Law>(
    threads: &'a mut [ThreadData],
    shared: Shared<'a>,
    (timer, side): (Timer<'a>, Option<SideLines<'a>>),
    question: &Question<'_>,
) -> Outcome {
    let Question { game, plan, only, .. } = *question;
    let (first, helpers) = threads.split_first_mut().expect("there is at least one thread");
    std::thread::scope(|scope| {
        let _stop = StopAtTheEnd(shared.stop);
        for data in helpers {
            let stack = SearchStack::new(game.history());
            let help = move || SearchThread::<L>::new(shared, data, stack, None).iterate(&plan, only, None);
            // If the system refuses to start another thread, the search continues with fewer.
            if std::thread::Builder::new().spawn_scoped(scope, help).is_err() {
                break;
            }
        }
        let mut thread = SearchThread::<L>::new(shared, first, SearchStack::new(game.history()), Some(timer));
        thread.side = side;
        let mut outcome = thread.iterate(&plan, only, Some(question.report));
        question.signals.wait_for_stop();
        if let Some(timer) = thread.timer.as_mut().filter(|_| plan.whole_time) {
            timer.wait_until_up();
            outcome.time = timer.elapsed();
        }
        outcome
    })
}

/// Guard that stops the helper threads when the first thread finishes or panics, so that joining them cannot hang.
struct StopAtTheEnd<'a>(&'a AtomicBool);

impl Drop for StopAtTheEnd<'_> {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

impl Best {
    /// Returns the result for a game that is over or has no moves to search.
    fn nothing() -> Best {
        Best {
            mv: None,
            ponder: None,
            score: Score::ZERO,
            depth: Depth::ZERO,
            nodes: Nodes(0),
            time: Millis(0),
            lines: Vec::new(),
        }
    }

    fn from_outcome(outcome: Outcome, lines: usize, margin: i32) -> Best {
        let Some(first) = outcome.moves.first() else {
            return Best::nothing();
        };
        let best = first.score;
        let ranked = outcome
            .moves
            .iter()
            .enumerate()
            .filter(|(rank, line)| {
                *rank < lines || margin > 0 && line.ranked(outcome.depth) && line.score > best - margin
            })
            .map(|(_, line)| RootLine {
                mv: line.mv,
                score: line.score,
                pv: line.pv.to_vec(),
            })
            .collect();
        Best {
            mv: Some(first.mv),
            ponder: first.pv.get(1).copied(),
            score: best,
            depth: outcome.depth,
            nodes: Nodes(outcome.nodes),
            time: outcome.time,
            lines: ranked,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Config, Engine};
    use crate::limits::SearchLimits;
    use crate::report::{Info, Report};
    use crate::time::SimulatedClock;
    use janggi::{Game, Preset, Start};
    use std::panic::{AssertUnwindSafe, catch_unwind};
    use std::sync::Arc;

    /// A report receiver that panics on the first report.
    struct Breaks;

    impl Report for Breaks {
        fn info(&self, _: &Info<'_>) {
            std::panic::panic_any("it breaks down");
        }
    }

    #[test]
    fn a_search_that_breaks_down_ends_with_all_its_threads() {
        let game = Game::new(Preset::Kakao.rules(), Start::usual()).expect("the usual start");
        let config = Config {
            threads: 3,
            ..Config::default()
        };
        let mut engine = Engine::new(config, Arc::new(SimulatedClock::default()));
        let search = AssertUnwindSafe(|| engine.search(&game, &SearchLimits::nodes(u64::MAX), &Breaks));
        assert!(catch_unwind(search).is_err());
    }
}
