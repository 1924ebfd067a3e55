//! A UCI session as a pure state machine: commands in, acts out.
//!
//! Every command is handled at once, even during a search. Work that has to wait for the search is queued. `stop`,
//! `quit` and the end of the input apply to everything requested before them.
//!
//! Every `go` except `go perft` adds exactly one search or refusal to the queue. The queue entry is always passed to
//! the search thread, which survives panics. Every such `go` is therefore answered by exactly one `bestmove`.
//!
//! The session must not search, print or block; the threads are in [`run`](super::run()).

use std::collections::VecDeque;
use std::mem;

use janggi::Game;

use crate::limits::Until;
use crate::rng::mix;
use crate::time::Micros;
use crate::uci::number::Clamped;
use crate::uci::options::Effect;
use crate::uci::parse::{Command, Go, ParseError};
use crate::uci::state::SessionState;
use crate::uci::work::{Change, Job, Work};

/// An action that the session requests from the threads.
#[derive(Debug)]
pub(super) enum Act {
    /// Print these lines.
    Print(String),
    /// Print this answer. The text is composed at the time of printing, because it may depend on the current
    /// evaluation.
    Answer(Answer),
    /// Send this work to the search thread, which is idle.
    Begin(Work),
    /// Stop the current work of the search thread.
    Stop,
    /// Tell the search thread that the expected move was played.
    PonderHit,
    /// End the search thread.
    Leave,
}

/// An answer that waits for changes in progress, but never for a search.
#[derive(Debug)]
pub(super) enum Answer {
    /// The answer `readyok`.
    Ready,
    /// Name, author and options.
    Introduction(String),
    /// The evaluation of a position.
    Evaluation(Box<Game>),
}

/// Kind of work for the search thread.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// A short change to the engine.
    Change,
    /// A search, a perft count or a refusal. A search counts as endless if it has no limits or waits for a `stop` or
    /// `ponderhit`.
    Search { until: Until, bounded: bool },
}

impl Kind {
    fn of(work: &Work) -> Kind {
        match work {
            Work::Change(_) => Kind::Change,
            Work::Perft { .. } | Work::Refuse(_) => Kind::Search {
                until: Until::Limit,
                bounded: true,
            },
            Work::Search(job) => Kind::Search {
                until: job.limits.until,
                bounded: job.weakened.is_some() || job.limits.is_bounded(),
            },
        }
    }

    fn is_endless(self) -> bool {
        match self {
            Kind::Change => false,
            Kind::Search { until, bounded } => until != Until::Limit || !bounded,
        }
    }
}

/// Work that has not started.
#[derive(Debug)]
struct Queued {
    work: Work,
    /// True if the work must be stopped as soon as it starts.
    stopped: bool,
}

/// State of a session.
#[derive(Debug)]
pub(super) struct Session {
    state: SessionState,
    /// Error message if the last `position` was rejected; searches are then refused.
    refused: Option<String>,
    /// Seed for the random choices of levels.
    seed: u64,
    searches: u64,
    running: Option<Kind>,
    /// Time of the current event.
    now: Micros,
    /// Time at which the last search ended.
    search_ended: Micros,
    queue: VecDeque<Queued>,
    /// Answers that wait for changes in progress.
    answers: Vec<Answer>,
    ended: bool,
}

impl Session {
    /// Creates a session at the standard starting position. Each search gets a random seed derived from `seed`
    /// and the number of the search.
    pub(super) fn new(seed: u64) -> Session {
        Session {
            state: SessionState::default(),
            refused: None,
            seed,
            searches: 0,
            running: None,
            now: Micros(0),
            search_ended: Micros(0),
            queue: VecDeque::new(),
            answers: Vec::new(),
            ended: false,
        }
    }

    /// Returns whether `quit` or the end of the input has been received.
    pub(super) fn has_ended(&self) -> bool {
        self.ended
    }

    /// Handles one line from the GUI, received at `now`.
    pub(super) fn hear(&mut self, line: Result<Command, ParseError>, now: Micros) -> Vec<Act> {
        self.now = now;
        let mut acts = Vec::new();
        match line {
            Ok(command) => self.execute(command, &mut acts),
            Err(error) => {
                if error.is_of_a_position() {
                    self.refused = Some(error.to_string());
                }
                acts.push(report(&error.to_string()));
            }
        }
        acts
    }

    /// Ends the session. Queued changes are dropped; all other work is stopped and answered.
    pub(super) fn end(&mut self) -> Vec<Act> {
        let mut acts = Vec::new();
        self.ended = true;
        self.queue.retain(|queued| !matches!(queued.work, Work::Change(_)));
        self.stop(&mut acts);
        if self.running.is_none() {
            acts.push(Act::Leave);
        }
        acts
    }

    /// Records that the search thread has finished its current work, and starts the next.
    pub(super) fn finished(&mut self, now: Micros) -> Vec<Act> {
        let mut acts = Vec::new();
        self.now = now;
        if self.running != Some(Kind::Change) {
            self.search_ended = now;
        }
        self.running = None;
        self.begin_next(&mut acts);
        acts
    }

    fn execute(&mut self, command: Command, acts: &mut Vec<Act>) {
        match command {
            Command::Uci => self.answer(Answer::Introduction(self.state.options.describe()), acts),
            Command::IsReady => self.answer(Answer::Ready, acts),
            Command::NewGame => self.new_game(acts),
            Command::SetOption { name, value } => self.set_option(&name, value, acts),
            Command::Position { fen, moves } => {
                self.refused = self
                    .state
                    .set_position(fen.as_deref(), &moves)
                    .err()
                    .map(|error| error.to_string());
                acts.extend(self.refused.as_deref().map(report));
            }
            Command::Go(go) => self.go(&go, acts),
            Command::Perft(depth) => match self.refusal() {
                Some(text) => acts.push(report(&text)),
                None => {
                    let game = Box::new(self.state.game().clone());
                    self.push(Work::Perft { game, depth }, acts);
                }
            },
            Command::Stop => self.stop(acts),
            Command::PonderHit => self.ponder_hit(acts),
            Command::Eval => match self.refusal() {
                Some(text) => acts.push(report(&text)),
                None => self.answer(Answer::Evaluation(Box::new(self.state.game().clone())), acts),
            },
            Command::Display => {
                acts.extend(self.refusal().as_deref().map(report));
                acts.push(Act::Print(self.state.display()));
            }
            Command::Quit => acts.extend(self.end()),
            Command::Nothing => {}
        }
    }

    /// Returns the error message for a search if the last position was refused.
    fn refusal(&self) -> Option<String> {
        let why = self.refused.as_ref()?;
        Some(format!("no_position: the last position was refused ({why})"))
    }

    fn new_game(&mut self, acts: &mut Vec<Act>) {
        self.state.reset();
        self.refused = None;
        self.push(Work::Change(Change::NewGame), acts);
    }

    fn set_option(&mut self, name: &str, value: String, acts: &mut Vec<Act>) {
        let set = match self.state.options.set(name, &value) {
            Ok(set) => set,
            Err(error) => {
                acts.push(report(&error.to_string()));
                return;
            }
        };
        acts.extend(set.clamped.iter().map(told));
        let options = &self.state.options;
        let change = match set.effect {
            Effect::Nothing => return,
            Effect::Rules => return self.new_game(acts),
            Effect::Clear => Change::NewGame,
            Effect::Hash => Change::Hash(options.hash),
            Effect::Threads => Change::Threads(options.threads),
            Effect::Clock => Change::Clock(options.nodes_a_ms),
            Effect::Lines => Change::Lines(options.lines),
            Effect::EvalFile => Change::EvalFile(value),
            Effect::TablePath => Change::TablePath(value),
            Effect::Params => Change::Params(Box::new(options.params.clone())),
        };
        self.push(Work::Change(change), acts);
    }

    fn go(&mut self, go: &Go, acts: &mut Vec<Act>) {
        acts.extend(go.faults.iter().map(|fault| report(&fault.to_string())));
        acts.extend(go.clamped.iter().map(told));
        if let Some(text) = self.refusal() {
            self.push(Work::Refuse(text), acts);
            return;
        }
        let (limits, unknown) = self.state.limits(go);
        acts.extend(
            unknown
                .iter()
                .map(|text| report(&format!("illegal_move: searchmoves '{text}' is left out"))),
        );
        if limits.search_moves.is_empty() && !unknown.is_empty() {
            self.push(Work::Refuse(NO_SEARCH_MOVES.to_owned()), acts);
            return;
        }
        self.searches += 1;
        let job = Job {
            game: self.state.game().clone(),
            limits,
            weakened: self.state.options.weakened(),
            show_wdl: self.state.options.show_wdl,
            seed: mix(self.seed.wrapping_add(self.searches)),
            due: self.now,
        };
        self.push(Work::Search(Box::new(job)), acts);
    }

    /// Sends an answer now, or after the change in progress and any that directly follow it.
    fn answer(&mut self, answer: Answer, acts: &mut Vec<Act>) {
        if self.running == Some(Kind::Change) {
            self.answers.push(answer);
        } else {
            acts.push(Act::Answer(answer));
        }
    }

    /// Appends work to the queue, and stops earlier searches that would not end by themselves.
    fn push(&mut self, work: Work, acts: &mut Vec<Act>) {
        for queued in &mut self.queue {
            queued.stopped |= Kind::of(&queued.work).is_endless();
        }
        if self.running.is_some_and(Kind::is_endless) {
            acts.push(Act::Stop);
        }
        self.queue.push_back(Queued { work, stopped: false });
        if self.running.is_none() {
            self.begin_next(acts);
        }
    }

    fn stop(&mut self, acts: &mut Vec<Act>) {
        for queued in &mut self.queue {
            queued.stopped = true;
        }
        acts.push(Act::Stop);
    }

    fn ponder_hit(&mut self, acts: &mut Vec<Act>) {
        for queued in &mut self.queue {
            if let Work::Search(job) = &mut queued.work
                && job.limits.until == Until::PonderHit
            {
                job.limits.until = Until::Limit;
                job.due = self.now;
            }
        }
        if let Some(Kind::Search { until, .. }) = &mut self.running
            && *until == Until::PonderHit
        {
            *until = Until::Limit;
        }
        acts.push(Act::PonderHit);
    }

    fn begin_next(&mut self, acts: &mut Vec<Act>) {
        let next = self.queue.pop_front();
        self.running = next.as_ref().map(|queued| Kind::of(&queued.work));
        if self.running != Some(Kind::Change) {
            acts.extend(mem::take(&mut self.answers).into_iter().map(Act::Answer));
        }
        match next {
            Some(Queued { mut work, stopped }) => {
                if let Work::Search(job) = &mut work {
                    // The clock of a waiting search runs during changes to the engine, but not during an earlier
                    // search.
                    job.due = job.due.max(self.search_ended);
                }
                acts.push(Act::Begin(work));
                if stopped {
                    acts.push(Act::Stop);
                }
            }
            None if self.ended => acts.push(Act::Leave),
            None => {}
        }
    }
}

const NO_SEARCH_MOVES: &str = "no_move: none of the searchmoves can be played here";

fn report(error: &str) -> Act {
    Act::Print(format!("info string error {error}"))
}

fn told(clamped: &Clamped) -> Act {
    Act::Print(format!("info string {clamped}"))
}

#[cfg(test)]
mod tests {
    use super::{Act, Answer, Session};
    use crate::rng::Rng;
    use crate::time::Micros;
    use crate::uci::parse::parse;
    use crate::uci::work::Work;

    const LINES: [&str; 30] = [
        "go",
        "go depth 40",
        "go mate 9",
        "go nodes 1000000000",
        "go movetime 100",
        "go infinite",
        "go ponder",
        "go ponder depth 3",
        "go depth x",
        "go wtime 5 btime 5",
        "go perft 9",
        "go perft 99",
        "stop",
        "ponderhit",
        "isready",
        "isready",
        "uci",
        "eval",
        "d",
        "ucinewgame",
        "position startpos moves a4b4",
        "position startpos moves a4a9",
        "position",
        "setoption name Hash value 32",
        "setoption name Skill Level value 3",
        "setoption name Skill Level value 20",
        "setoption name Rules value kakao",
        "setoption name EvalFile value hand",
        "setoption name Hash value x",
        "xyzzy",
    ];

    /// Record of the acts of a session; the test takes the place of the search thread.
    #[derive(Default)]
    struct Seen {
        running: Option<Running>,
        begun_goes: usize,
        ready: usize,
        left: bool,
    }

    struct Running {
        is_change: bool,
        endless: bool,
        stopped: bool,
    }

    impl Seen {
        fn take(&mut self, acts: Vec<Act>) {
            for act in acts {
                assert!(!self.left, "nothing follows the end");
                match act {
                    Act::Begin(work) => {
                        assert!(self.running.is_none(), "one work at a time");
                        self.begun_goes += usize::from(matches!(work, Work::Search(_) | Work::Refuse(_)));
                        self.running = Some(Running {
                            is_change: matches!(work, Work::Change(_)),
                            endless: super::Kind::of(&work).is_endless(),
                            stopped: false,
                        });
                    }
                    Act::Stop => {
                        if let Some(running) = &mut self.running {
                            running.stopped = true;
                        }
                    }
                    Act::Answer(Answer::Ready) => {
                        assert!(self.running.as_ref().is_none_or(|running| !running.is_change));
                        self.ready += 1;
                    }
                    Act::Leave => {
                        assert!(self.running.is_none(), "it leaves when all is done");
                        self.left = true;
                    }
                    Act::Answer(_) | Act::Print(_) | Act::PonderHit => {}
                }
            }
        }
    }

    /// Sends random commands, with a search thread that finishes at random times. Every `go` except `go perft` starts
    /// one search or refusal, every `isready` is answered, and the session ends.
    #[test]
    fn every_go_is_begun_once_in_ten_thousand_random_sessions() {
        for seed in 0..10_000 {
            let mut rng = Rng::new(seed);
            let (mut session, mut seen) = (Session::new(seed), Seen::default());
            let (mut goes, mut ready) = (0, 0);
            for _ in 0..rng.below(24) {
                let line = LINES[rng.below(LINES.len() as u64) as usize];
                goes += usize::from(line.starts_with("go") && !line.contains("perft"));
                let searching = seen.running.as_ref().is_some_and(|running| !running.is_change);
                let before = seen.ready;
                seen.take(session.hear(parse(line), Micros(0)));
                if line == "isready" {
                    ready += 1;
                    assert!(
                        !searching || seen.ready > before,
                        "{seed}: it is answered during a search"
                    );
                }
                if line == "stop" {
                    assert!(seen.running.as_ref().is_none_or(|running| running.stopped), "{seed}");
                }
                let ends = |running: &Running| running.stopped || !running.endless;
                if rng.below(3) == 0 && seen.running.as_ref().is_some_and(ends) {
                    seen.running = None;
                    seen.take(session.finished(Micros(0)));
                }
            }
            seen.take(session.end());
            while !seen.left {
                let running = seen.running.take().expect("work goes on until the end");
                assert!(running.stopped, "{seed}: after the end everything is stopped");
                seen.take(session.finished(Micros(0)));
            }
            assert_eq!((seen.begun_goes, seen.ready), (goes, ready), "{seed}");
        }
    }

    #[test]
    fn a_stop_reaches_what_waits_behind_a_search() {
        let (mut session, mut seen) = (Session::new(1), Seen::default());
        for line in ["go depth 40", "setoption name Hash value 32", "go depth 50", "stop"] {
            seen.take(session.hear(parse(line), Micros(0)));
        }
        for _ in 0..3 {
            assert!(seen.running.take().is_some_and(|running| running.stopped));
            seen.take(session.finished(Micros(0)));
        }
        assert!(seen.running.is_none() && seen.begun_goes == 2);
    }

    /// The time of a search runs from the latest of its `go`, its `ponderhit` and the end of the previous search.
    #[test]
    fn a_search_is_due_when_it_was_asked_for_but_not_during_another() {
        enum Event {
            Hear(&'static str),
            Finished,
        }
        use Event::{Finished, Hear};
        let due = |events: &[(u64, Event)]| {
            let mut session = Session::new(1);
            let mut due = None;
            for (at, event) in events {
                let acts = match event {
                    Hear(line) => session.hear(parse(line), Micros(*at)),
                    Finished => session.finished(Micros(*at)),
                };
                for act in acts {
                    if let Act::Begin(Work::Search(job)) = act {
                        due = Some(job.due.0);
                    }
                }
            }
            due
        };
        assert_eq!(due(&[(3, Hear("go movetime 50"))]), Some(3));
        let change = Hear("setoption name Hash value 64");
        assert_eq!(
            due(&[(3, change), (5, Hear("go movetime 50")), (900, Finished)]),
            Some(5)
        );
        let search = Hear("go depth 9");
        assert_eq!(
            due(&[(3, search), (5, Hear("go movetime 50")), (900, Finished)]),
            Some(900)
        );
        let hit = [
            (3, Hear("ucinewgame")),
            (5, Hear("go ponder movetime 50")),
            (700, Hear("ponderhit")),
            (900, Finished),
        ];
        assert_eq!(due(&hit), Some(700));
    }

    #[test]
    fn a_search_without_limits_makes_way_and_one_with_limits_does_not() {
        for (go, makes_way) in [
            ("go", true),
            ("go infinite", true),
            ("go ponder depth 3", true),
            ("go depth 40", false),
        ] {
            for behind in ["setoption name Hash value 32", "ucinewgame", "go depth 1", "go perft 1"] {
                let (mut session, mut seen) = (Session::new(1), Seen::default());
                seen.take(session.hear(parse(go), Micros(0)));
                seen.take(session.hear(parse(behind), Micros(0)));
                assert_eq!(
                    seen.running.is_some_and(|running| running.stopped),
                    makes_way,
                    "{go}, {behind}"
                );
            }
        }
    }
}
