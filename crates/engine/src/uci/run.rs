//! The threads of a UCI session: a reader, a searcher and a writer.
//!
//! The reader never waits for a search. The reader and the searcher report events to the [`Session`] and carry out the
//! resulting acts while holding its lock.

use std::io::{self, BufRead, Write};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use janggi::Game;

use crate::eval::{Evaluation, Evaluator};
use crate::law;
use crate::search::signals::Signals;
use crate::search::stack::SearchStack;
use crate::time::{Clock, Micros};
use crate::uci::lines::{self, LONGEST, Line};
use crate::uci::parse::{self, ParseError};
use crate::uci::print;
use crate::uci::session::{Act, Answer, Session};
use crate::uci::work::{OpenEndgames, Work, Worker};

/// The session and the channel to the search thread.
struct Dispatcher {
    session: Session,
    /// Channel to the search thread; `None` once that thread has been told to end.
    to_worker: Option<Sender<Work>>,
}

/// State shared by the threads.
struct Shared {
    dispatcher: Mutex<Dispatcher>,
    signals: Signals,
    clock: Arc<dyn Clock>,
    evaluation: Mutex<Evaluation>,
    /// Channel to the writer thread; `None` at the end of the session.
    output: Mutex<Option<Sender<String>>>,
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Shared {
    fn print(&self, text: String) {
        if let Some(output) = lock(&self.output).as_ref() {
            // Sending cannot fail, because the writer thread ends only after the sender has been dropped.
            let _ = output.send(text);
        }
    }

    /// Reports an event to the session and carries out the resulting acts. The lock ensures that a `stop` reaches the
    /// intended search.
    fn report(&self, event: impl FnOnce(&mut Session, Micros) -> Vec<Act>) {
        let mut dispatcher = lock(&self.dispatcher);
        let now = self.clock.micros();
        for act in event(&mut dispatcher.session, now) {
            match act {
                Act::Print(text) => self.print(text),
                Act::Answer(answer) => self.print(self.answer(&answer)),
                Act::Begin(work) => {
                    self.signals.begin(work.until());
                    if let Some(worker) = &dispatcher.to_worker {
                        // Sending cannot fail, because the search thread ends only after the sender has been dropped.
                        let _ = worker.send(work);
                    }
                }
                Act::Stop => self.signals.stop(),
                Act::PonderHit => self.signals.ponderhit(),
                Act::Leave => dispatcher.to_worker = None,
            }
        }
    }

    fn answer(&self, answer: &Answer) -> String {
        let evaluation = lock(&self.evaluation).clone();
        match answer {
            Answer::Ready => "readyok".to_owned(),
            Answer::Introduction(options) => format!(
                "id name Janggun {}\nid author The Janggun developers\n\n{options}info string evaluation {evaluation}\nuciok",
                env!("CARGO_PKG_VERSION"),
            ),
            Answer::Evaluation(game) => describe_eval(game, &evaluation),
        }
    }
}

/// Runs a session until `quit` or the end of the input. The remaining searches are then stopped and answered.
///
/// `seed` determines the random choices of the playing levels.
///
/// # Errors
/// If reading fails. Write errors are ignored, because the input ends anyway when the GUI exits.
pub fn run<R: BufRead, W: Write + Send>(
    mut reader: R,
    writer: W,
    clock: Arc<dyn Clock>,
    seed: u64,
    open_endgames: &OpenEndgames<'_>,
) -> io::Result<()> {
    let (to_worker, work) = channel();
    let (output, text) = channel();
    let shared = Shared {
        dispatcher: Mutex::new(Dispatcher {
            session: Session::new(seed),
            to_worker: Some(to_worker),
        }),
        signals: Signals::default(),
        clock: clock.clone(),
        evaluation: Mutex::new(Evaluation::default()),
        output: Mutex::new(Some(output)),
    };
    let shared = &shared;
    std::thread::scope(|scope| {
        let writing = scope.spawn(move || write_all(text, writer));
        let searching = scope.spawn(move || search_all(work, shared, clock, open_endgames));
        let result = read_all(&mut reader, shared);
        // Neither thread should panic, so the results of joining them are ignored.
        drop(searching.join());
        *lock(&shared.output) = None;
        drop(writing.join());
        result
    })
}

/// Runs the reader thread: parses lines and reports them to the session.
fn read_all(reader: &mut impl BufRead, shared: &Shared) -> io::Result<()> {
    let result = loop {
        let command = match lines::read(reader) {
            Ok(Line::Text(text)) => parse::parse(&text),
            Ok(Line::TooLong) => Err(ParseError::TooLong { most: LONGEST }),
            Ok(Line::End) => break Ok(()),
            Err(error) => break Err(error),
        };
        shared.report(|session, now| session.hear(command, now));
        if lock(&shared.dispatcher).session.has_ended() {
            return Ok(());
        }
    };
    shared.report(|session, _| session.end());
    result
}

/// Runs the search thread: performs work and notifies the session at the end of each piece of work.
fn search_all(work: Receiver<Work>, shared: &Shared, clock: Arc<dyn Clock>, open_endgames: &OpenEndgames<'_>) {
    let print = |text| shared.print(text);
    let mut worker = Worker::new(&print, &shared.signals, &shared.evaluation, open_endgames, clock);
    for work in work {
        worker.perform(work);
        shared.report(Session::finished);
    }
}

/// Runs the writer thread: writes whole lines, and flushes when the queue is empty. If a GUI stops reading, only this
/// thread is blocked.
fn write_all(text: Receiver<String>, mut writer: impl Write) {
    let mut next = text.recv().ok();
    while let Some(lines) = next {
        let _ = writeln!(writer, "{}", lines.trim_end());
        next = text.try_recv().ok().or_else(|| {
            let _ = writer.flush();
            text.recv().ok()
        });
    }
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
