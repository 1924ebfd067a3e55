//! The loop of a UCI session: reads commands, answers them, runs one search at a time beside the reading.
//!
//! Owns who may print when. Every `go` gets exactly one `bestmove`: the search thread prints it, and whatever would
//! disturb a search waits for it (`setoption`, `ucinewgame`, another `go`) or ends it (`stop`, `quit`).

use std::io::{self, BufRead, Write};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::{Scope, ScopedJoinHandle};

use janggi::{Game, Move, Position, fen};

use crate::chances::Stage;
use crate::endgame::Endgames;
use crate::engine::{Config, Engine};
use crate::eval::{Evaluation, Evaluator};
use crate::law;
use crate::levels::Level;
use crate::limits::{Limits, Until};
use crate::play::{self, SearchBounds};
use crate::report::{Info, Report};
use crate::search::signals::Signals;
use crate::search::stack::SearchStack;
use crate::time::{Clock, NodeClock};
use crate::uci::options::{Effect, Switch};
use crate::uci::parse::{self, Command, Go};
use crate::uci::print;
use crate::uci::state::SessionState;

/// A writer of whole lines. A GUI that is gone is not an error here: its end of input ends the session.
struct Out<W>(Mutex<W>);

impl<W: Write> Out<W> {
    fn print(&self, text: &str) {
        let mut writer = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let _ = writeln!(writer, "{}", text.trim_end()).and_then(|()| writer.flush());
    }
}

/// What the reading thread and the searching thread share.
struct Shared<W> {
    out: Out<W>,
    engine: Mutex<Engine>,
    signals: Signals,
}

impl<W> Shared<W> {
    fn engine(&self) -> MutexGuard<'_, Engine> {
        self.engine.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Prints lines of thought.
struct Printer<'a, W> {
    out: &'a Out<W>,
    root: &'a Position,
    /// What scores are read by, where chances are shown.
    stage: Option<Stage>,
}

impl<W: Write + Send> Report for Printer<'_, W> {
    fn info(&self, info: &Info<'_>) {
        self.out.print(&print::info(self.root, info, self.stage));
    }
}

/// A search to be run.
struct Job {
    game: Game,
    limits: Limits,
    weakened: Option<Level>,
    show_wdl: Switch,
    seed: u64,
}

/// Opens the folder of endgame tables that a GUI names, or says why it cannot.
pub type OpenEndgames<'a> = dyn Fn(&str) -> Result<Arc<dyn Endgames>, String> + 'a;

/// Runs a session until `quit` or the end of input. A search with limits that is under way then is finished and
/// answered, one without is stopped and answered.
///
/// # Errors
/// When reading fails. Writing errors are ignored.
pub fn run<R: BufRead, W: Write + Send>(
    reader: R,
    writer: W,
    clock: Arc<dyn Clock>,
    open_endgames: &OpenEndgames<'_>,
) -> io::Result<()> {
    let shared = Shared {
        out: Out(Mutex::new(writer)),
        engine: Mutex::new(Engine::new(Config::default(), clock.clone())),
        signals: Signals::default(),
    };
    std::thread::scope(|scope| {
        let mut session = Session {
            shared: &shared,
            scope,
            clock,
            open_endgames,
            state: SessionState::default(),
            evaluation: Evaluation::default(),
            running: None,
            searches: 0,
        };
        let result = session.read(reader);
        session.finish_search();
        result
    })
}

struct Running<'scope> {
    thread: ScopedJoinHandle<'scope, ()>,
    until: Until,
}

struct Session<'scope, 'env, W> {
    shared: &'scope Shared<W>,
    scope: &'scope Scope<'scope, 'env>,
    /// The machine's.
    clock: Arc<dyn Clock>,
    open_endgames: &'env OpenEndgames<'env>,
    state: SessionState,
    /// The engine's, which is locked during a search.
    evaluation: Evaluation,
    running: Option<Running<'scope>>,
    /// Seeds weak levels: the same session plays the same moves.
    searches: u64,
}

/// Whether to go on reading.
#[derive(PartialEq, Eq)]
enum Next {
    Read,
    Quit,
}

impl<'scope, W: Write + Send> Session<'scope, '_, W> {
    fn read<R: BufRead>(&mut self, mut reader: R) -> io::Result<()> {
        let mut line = Vec::new();
        loop {
            line.clear();
            if reader.read_until(b'\n', &mut line)? == 0 {
                return Ok(());
            }
            // Bytes that are no UTF-8 make words that mean nothing, which is then said.
            let text = String::from_utf8_lossy(&line);
            match parse::parse(&text) {
                Ok(command) => {
                    if self.execute(command) == Next::Quit {
                        self.shared.signals.stop();
                        return Ok(());
                    }
                }
                Err(error) => self.report_error(&error.to_string()),
            }
        }
    }

    fn report_error(&self, error: &str) {
        self.shared.out.print(&format!("info string error {error}"));
    }

    fn execute(&mut self, command: Command) -> Next {
        let out = &self.shared.out;
        match command {
            Command::Uci => {
                out.print(&format!(
                    "id name Janggun {}\nid author The Janggun developers\n\n{}info string evaluation {}\nuciok",
                    env!("CARGO_PKG_VERSION"),
                    self.state.options.describe(),
                    self.evaluation
                ));
            }
            Command::IsReady => out.print("readyok"),
            Command::NewGame => {
                self.finish_search();
                self.shared.engine().new_game();
                self.state.reset();
            }
            Command::SetOption { name, value } => self.set_option(&name, &value),
            Command::Position { fen, moves } => {
                if let Err(error) = self.state.set_position(fen.as_deref(), &moves) {
                    self.report_error(&error.to_string());
                }
            }
            Command::Go(go) => self.go(&go),
            Command::Perft(depth) => self.perft(depth),
            Command::Stop => self.shared.signals.stop(),
            Command::PonderHit => self.shared.signals.ponderhit(),
            Command::Eval => out.print(&describe_eval(self.state.game(), &self.evaluation)),
            Command::Display => out.print(&display(self.state.game())),
            Command::Quit => return Next::Quit,
            Command::Nothing => {}
        }
        Next::Read
    }

    /// Waits for the search under way; one that would not end by itself is stopped.
    fn finish_search(&mut self) {
        if let Some(running) = self.running.take() {
            if running.until != Until::Limit {
                self.shared.signals.stop();
            }
            // It catches its own panics, and has answered.
            drop(running.thread.join());
        }
    }

    fn set_option(&mut self, name: &str, value: &str) {
        self.finish_search();
        match self.state.options.set(name, value) {
            Err(error) => self.report_error(&error.to_string()),
            Ok(effect) => {
                let mut engine = self.shared.engine();
                match effect {
                    Effect::Nothing => {}
                    Effect::Rules => {
                        engine.new_game();
                        self.state.reset();
                    }
                    Effect::Hash => engine.set_hash(self.state.options.hash),
                    Effect::Threads => engine.set_threads(self.state.options.threads),
                    Effect::Clock => engine.set_clock(match self.state.options.nodes_a_ms {
                        None => self.clock.clone(),
                        Some(per_ms) => Arc::new(NodeClock::new(per_ms)),
                    }),
                    Effect::Lines => engine.set_lines(self.state.options.lines),
                    Effect::Clear => engine.new_game(),
                    Effect::EvalFile => {
                        drop(engine);
                        self.set_evaluation(value);
                    }
                    Effect::TablePath => {
                        drop(engine);
                        self.set_endgames(value);
                    }
                    Effect::Params => engine.set_params(self.state.options.params.clone()),
                }
            }
        }
    }

    /// Another evaluation, said aloud; where there is none of that name the old one stays.
    fn set_evaluation(&mut self, word: &str) {
        match Evaluation::load(word) {
            Err(error) => self.report_error(&format!("{error}; still {}", self.evaluation)),
            Ok(evaluation) => {
                self.shared.out.print(&format!("info string evaluation {evaluation}"));
                self.shared.engine().set_evaluation(evaluation.clone());
                self.evaluation = evaluation;
            }
        }
    }

    /// Other endgame tables; where they cannot be opened the old ones stay.
    fn set_endgames(&mut self, path: &str) {
        if matches!(path, "" | "<empty>") {
            self.shared.engine().set_endgames(None);
            return;
        }
        match (self.open_endgames)(path) {
            Err(error) => self.report_error(&error),
            Ok(endgames) => self.shared.engine().set_endgames(Some(endgames)),
        }
    }

    /// Counts in a thread of its own, so that it can be stopped.
    fn perft(&mut self, depth: u32) {
        self.finish_search();
        let until = Until::Limit;
        self.shared.signals.begin(until);
        let (shared, game) = (self.shared, self.state.game().clone());
        let thread = self.scope.spawn(move || {
            let counts = divide(&game, depth, shared.signals.flag());
            shared.out.print(if shared.signals.stopped() {
                "info string error stopped: perft was not counted to its end"
            } else {
                &counts
            });
        });
        self.running = Some(Running { thread, until });
    }

    fn go(&mut self, go: &Go) {
        self.finish_search();
        for fault in &go.faults {
            self.report_error(&fault.to_string());
        }
        let (limits, unknown) = self.state.limits(go);
        for text in unknown {
            self.report_error(&format!("illegal_move: searchmoves '{text}' is left out"));
        }
        let until = limits.until;
        self.searches += 1;
        let job = Job {
            game: self.state.game().clone(),
            limits,
            weakened: self.state.options.weakened(),
            show_wdl: self.state.options.show_wdl,
            seed: self.searches,
        };
        // Before the thread starts, so that a stop read right after this line is not lost.
        self.shared.signals.begin(until);
        let shared = self.shared;
        let thread = self.scope.spawn(move || search(shared, &job));
        self.running = Some(Running { thread, until });
    }
}

/// The searching thread: thinks, then prints the one `bestmove`, even where the search panics.
fn search<W: Write + Send>(shared: &Shared<W>, job: &Job) {
    let thought = catch_unwind(AssertUnwindSafe(|| think(shared, job)));
    let (mv, ponder) = thought.unwrap_or_else(|_| {
        shared.out.print("info string error internal: the search broke down");
        (None, None)
    });
    let mv = mv.or_else(|| any_move(&job.game));
    shared.out.print(&print::best(job.game.position(), mv, ponder));
}

/// The answer and the reply that is expected.
fn think<W: Write + Send>(shared: &Shared<W>, job: &Job) -> (Option<Move>, Option<Move>) {
    let mut engine = shared.engine();
    let printer = Printer {
        out: &shared.out,
        root: job.game.position(),
        stage: (job.show_wdl == Switch::On).then(|| Stage::of(&job.game)),
    };
    let (mv, ponder, nodes, time) = match job.weakened {
        Some(level) => {
            let bounds = SearchBounds {
                limits: &job.limits,
                signals: &shared.signals,
            };
            let choice = play::choose_within(&mut engine, &job.game, &level.limits(), job.seed, &bounds, &printer);
            // A call is no move: where the level would call (빅장), it plays its best move instead.
            (
                choice.pv.first().copied(),
                choice.pv.get(1).copied(),
                choice.nodes,
                choice.time,
            )
        }
        None => {
            let best = engine.search_until(&job.game, &job.limits, &shared.signals, &printer);
            (best.mv, best.ponder, best.nodes, best.time)
        }
    };
    shared.out.print(&print::summary(nodes, time));
    (mv, ponder)
}

/// Any move, where the search was stopped before it had one; `None` where the game is over.
fn any_move(game: &Game) -> Option<Move> {
    let over = game.verdict().is_some_and(|verdict| !verdict.cause.is_claim());
    if over {
        None
    } else {
        game.history().moves().first().copied()
    }
}

fn display(game: &Game) -> String {
    let position = game.position();
    let state = match game.verdict() {
        Some(verdict) => format!("over: {} by {}", verdict.outcome.code(), verdict.cause.code()),
        None => format!("{} to move", position.turn()),
    };
    let points = game.history().points();
    format!(
        "{}\n\nFen: {}\nState: {state}\nPoints: {} : {}\n",
        position.board(),
        fen::print(position),
        points.cho,
        points.han
    )
}

fn describe_eval(game: &Game, evaluation: &Evaluation) -> String {
    let stack = SearchStack::new(game.history());
    let (points, turn) = (stack.points(), stack.position().turn());
    let hand = law::evaluate(&mut Evaluator::new(&Evaluation::Hand), stack.history(), &points);
    let value = law::evaluate(&mut Evaluator::new(evaluation), stack.history(), &points);
    format!(
        "info string eval {} for {turn} by {evaluation}, {} by hand",
        print::score(value),
        print::score(hand)
    )
}

/// `move: count` per move and `Nodes searched: N`.
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
