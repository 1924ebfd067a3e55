//! Work of the search thread: searches, perft counts and changes to the engine, one at a time.
//!
//! This thread owns the session's engine. Every search is answered by exactly one `bestmove`, even if it panics. This
//! module must not depend on the queue or on the destination of the output.

use std::num::NonZeroU64;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex, PoisonError};

use janggi::{Game, Move, Position};

use crate::chances::Stage;
use crate::endgame::Endgames;
use crate::engine::{Config, Engine};
use crate::eval::Evaluation;
use crate::levels::Level;
use crate::limits::{SearchLimits, Until};
use crate::play::{self, SearchBounds};
use crate::report::{Info, Report};
use crate::search::params::Params;
use crate::search::signals::Signals;
use crate::search::stack::SearchStack;
use crate::time::{Clock, Micros, NodeClock};
use crate::uci::options::Switch;
use crate::uci::print;

/// Work for the search thread.
#[derive(Debug)]
pub(super) enum Work {
    Change(Change),
    /// A search, answered by one `bestmove`.
    Search(Box<Job>),
    /// A `go` that cannot be searched, with an error message; answered by `bestmove (none)`.
    Refuse(String),
    Perft {
        game: Box<Game>,
        depth: u32,
    },
}

impl Work {
    /// Returns the condition under which the work may finish.
    pub(super) fn until(&self) -> Until {
        match self {
            Work::Search(job) => job.limits.until,
            Work::Change(_) | Work::Refuse(_) | Work::Perft { .. } => Until::Limit,
        }
    }
}

/// A search requested by a `go` command.
#[derive(Debug)]
pub(super) struct Job {
    pub(super) game: Game,
    pub(super) limits: SearchLimits,
    pub(super) weakened: Option<Level>,
    pub(super) show_wdl: Switch,
    pub(super) seed: u64,
    /// Time on the system clock at which the search time starts; ignored for a pondering search.
    pub(super) due: Micros,
}

/// A change to the engine.
#[derive(Debug)]
pub(super) enum Change {
    /// Clear the tables for a new game.
    NewGame,
    /// Size of the transposition table in MiB.
    Hash(usize),
    Threads(usize),
    /// Number of nodes that count as a millisecond; `None` for the system clock.
    Clock(Option<NonZeroU64>),
    Lines(usize),
    /// The argument of [`Evaluation::load`].
    EvalFile(String),
    /// Folder of endgame tables; empty or `<empty>` for none.
    TablePath(String),
    Params(Box<Params>),
}

/// Function that opens the folder of endgame tables named by the GUI, or returns an error message.
pub type OpenEndgames<'a> = dyn Fn(&str) -> Result<Arc<dyn Endgames>, String> + Sync + 'a;

/// The engine of the search thread and its connections to the session.
pub(super) struct Worker<'a> {
    /// Function that prints whole lines.
    pub(super) print: &'a (dyn Fn(String) + Sync),
    pub(super) signals: &'a Signals,
    /// Copy of the evaluation in use, for the answers to `uci` and `eval`.
    pub(super) evaluation: &'a Mutex<Evaluation>,
    pub(super) open_endgames: &'a OpenEndgames<'a>,
    /// The system clock, which is used here even if the engine uses a node clock.
    clock: Arc<dyn Clock>,
    engine: Engine,
}

/// Report receiver that prints `info` lines.
struct Printer<'a> {
    print: &'a (dyn Fn(String) + Sync),
    root: &'a Position,
    /// Stage for converting scores to winning chances; `None` if the chances are not shown.
    stage: Option<Stage>,
}

impl Report for Printer<'_> {
    fn info(&self, info: &Info<'_>) {
        (self.print)(print::info(self.root, info, self.stage));
    }
}

impl<'a> Worker<'a> {
    pub(super) fn new(
        print: &'a (dyn Fn(String) + Sync),
        signals: &'a Signals,
        evaluation: &'a Mutex<Evaluation>,
        open_endgames: &'a OpenEndgames<'a>,
        clock: Arc<dyn Clock>,
    ) -> Worker<'a> {
        let engine = Engine::new(Config::default(), clock.clone());
        Worker {
            print,
            signals,
            evaluation,
            open_endgames,
            clock,
            engine,
        }
    }

    /// Performs the work and prints any answer. Panics of the engine are caught and reported.
    pub(super) fn perform(&mut self, work: Work) {
        match work {
            Work::Change(change) => {
                if catch_unwind(AssertUnwindSafe(|| self.change(change))).is_err() {
                    self.report_error("internal: the change broke down");
                }
            }
            Work::Search(job) => self.search(&job),
            Work::Refuse(why) => {
                self.report_error(&why);
                (self.print)("bestmove (none)".to_owned());
            }
            Work::Perft { game, depth } => {
                let counted = catch_unwind(AssertUnwindSafe(|| divide(&game, depth, self.signals.flag())));
                match counted {
                    Ok(counts) if !self.signals.stopped() => (self.print)(counts),
                    Ok(_) => self.report_error("stopped: perft was not counted to its end"),
                    Err(_) => self.report_error("internal: perft broke down"),
                }
            }
        }
    }

    fn report_error(&self, error: &str) {
        (self.print)(format!("info string error {error}"));
    }

    fn change(&mut self, change: Change) {
        match change {
            Change::NewGame => self.engine.new_game(),
            Change::Hash(mebibytes) => self.engine.set_hash(mebibytes),
            Change::Threads(threads) => self.engine.set_threads(threads),
            Change::Clock(None) => self.engine.set_clock(self.clock.clone()),
            Change::Clock(Some(per_ms)) => self.engine.set_clock(Arc::new(NodeClock::new(per_ms))),
            Change::Lines(lines) => self.engine.set_lines(lines),
            Change::EvalFile(word) => self.set_evaluation(&word),
            Change::TablePath(path) => self.set_endgames(&path),
            Change::Params(params) => self.engine.set_params(*params),
        }
    }

    /// Replaces the evaluation and reports its name. If the new one cannot be loaded, the old one stays in use.
    fn set_evaluation(&mut self, word: &str) {
        match Evaluation::load(word) {
            Err(error) => self.report_error(&format!("{error}; still {}", self.engine.evaluation())),
            Ok(evaluation) => {
                *self.evaluation.lock().unwrap_or_else(PoisonError::into_inner) = evaluation.clone();
                (self.print)(format!("info string evaluation {evaluation}"));
                self.engine.set_evaluation(evaluation);
            }
        }
    }

    /// Replaces the endgame tables. If the new ones cannot be opened, the old ones stay in use.
    fn set_endgames(&mut self, path: &str) {
        if matches!(path, "" | "<empty>") {
            self.engine.set_endgames(None);
            return;
        }
        match (self.open_endgames)(path) {
            Err(error) => self.report_error(&error),
            Ok(endgames) => self.engine.set_endgames(Some(endgames)),
        }
    }

    /// Searches and prints exactly one `bestmove`, even if the search panics.
    fn search(&mut self, job: &Job) {
        let thought = catch_unwind(AssertUnwindSafe(|| self.think(job)));
        let (mv, ponder) = thought.unwrap_or_else(|_| {
            self.report_error("internal: the search broke down");
            (None, None)
        });
        let mv = mv.or_else(|| any_move(&job.game));
        (self.print)(print::best(job.game.position(), mv, ponder));
    }

    /// Returns the move to play and the expected reply.
    fn think(&mut self, job: &Job) -> (Option<Move>, Option<Move>) {
        let printer = Printer {
            print: self.print,
            root: job.game.position(),
            stage: (job.show_wdl == Switch::On).then(|| Stage::of(&job.game)),
        };
        // While pondering, the clock does not run until `ponderhit`.
        let begins = if job.limits.until == Until::PonderHit {
            self.clock.micros()
        } else {
            job.due
        };
        let limits = SearchLimits {
            waited: Micros(self.clock.micros().0.saturating_sub(begins.0)),
            ..job.limits.clone()
        };
        let (mv, ponder, nodes, time) = match job.weakened {
            Some(level) => {
                let bounds = SearchBounds {
                    limits: &limits,
                    signals: self.signals,
                };
                let engine = &mut self.engine;
                let choice = play::choose_within(engine, &job.game, &level.limits(), job.seed, &bounds, &printer);
                // UCI cannot express a call (빅장). If the level would call, it plays its best move instead.
                let mut line = choice.pv.iter().copied();
                (line.next(), line.next(), choice.nodes, choice.time)
            }
            None => {
                let best = self.engine.search_until(&job.game, &limits, self.signals, &printer);
                (best.mv, best.ponder, best.nodes, best.time)
            }
        };
        (self.print)(print::summary(nodes, time));
        (mv, ponder)
    }
}

/// Returns an arbitrary legal move, for a search that stopped or panicked before finding one; `None` if the game is
/// over.
fn any_move(game: &Game) -> Option<Move> {
    let over = game.verdict().is_some_and(|verdict| !verdict.cause.is_claim());
    if over {
        None
    } else {
        game.history().moves().first().copied()
    }
}

/// Counts perft nodes. The text has a line `move: count` for each root move, then `Nodes searched: N`.
fn divide(game: &Game, depth: u32, stop: &AtomicBool) -> String {
    let mut text = String::new();
    let mut sum = 0;
    let mut stack = SearchStack::new(game.history());
    if depth == 0 || game.verdict().is_some() {
        return format!("Nodes searched: {}", u64::from(depth == 0));
    }
    for mv in stack.moves() {
        let name = janggi::uci::print_move(mv, stack.position());
        stack.push(mv);
        let count = stack.perft(depth - 1, stop);
        stack.pop();
        sum += count;
        text.push_str(&format!("{name}: {count}\n"));
    }
    format!("{text}\nNodes searched: {sum}")
}
