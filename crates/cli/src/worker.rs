//! `janggun worker`: fetches jobs from a server, searches, and sends the results.
//!
//! Owns the communication with the server; must not depend on rooms or players. The server starts the process with a
//! pipe as standard input. The process exits when the pipe is closed, so it does not outlive the server.

use command::Failure;
use engine::analysis::{AnalysisLine, SignedScore, analyse};
use engine::{Level, LevelLimits, Nodes, Silent};
use janggi::{Action, Game, Rules, Start, uci};
use std::fmt;
use std::io::{self, BufRead, Read, Write};
use std::time::Duration;
use wire::http::ScoreView;
use wire::worker::{Answer, Credentials, Evaluation, Info, Job, RESIGN, Task};

/// Run the engine for a server (started by `serve`)
///
/// Reads {"addr":"HOST:PORT","token":"…"} from the first line of standard input, and exits when the input is closed.
#[derive(Debug, clap::Args)]
pub(crate) struct WorkerArguments {}

/// Maximum time for a response; by default, the server holds a request for a job for only 20 seconds.
const PATIENCE: Duration = Duration::from_secs(40);
/// Delay after a failed request.
const PAUSE: Duration = Duration::from_millis(300);
/// Interval between heartbeats.
const HEARTBEAT: Duration = Duration::from_secs(1);
/// Number of consecutive failed requests after which the worker gives up.
const TRIES: u32 = 20;

pub(crate) fn run(_: &WorkerArguments) -> Result<(), Failure> {
    let mut input = io::BufReader::new(io::stdin());
    let mut line = String::new();
    input
        .read_line(&mut line)
        .map_err(|error| Failure::work("input_failed", error))?;
    if line.is_empty() {
        // The server exited before it sent its address.
        return Ok(());
    }
    let credentials: Credentials = serde_json::from_str(&line)
        .map_err(|error| Failure::usage("bad_credentials", format!("the first line of standard input: {error}")))?;
    std::thread::spawn(move || leave_with_the_server(&mut input));
    std::thread::spawn(send_heartbeats);
    let server = Server::new(credentials);
    let mut failures = 0;
    loop {
        match server.acquire() {
            Ok(Some(job)) => {
                failures = 0;
                match think(&job) {
                    // Errors are ignored: if the server refuses a late answer, the worker continues with the next job.
                    Ok(answer) => drop(server.answer(&answer)),
                    // No answer is sent. The lease of the job expires, and the server queues the job again.
                    Err(bad) => eprintln!("janggun worker: bad_job: {} of game {}: {bad}", job.id, job.game),
                }
            }
            Ok(None) => failures = 0,
            Err(Trouble::Refused(code)) => {
                return Err(Failure::work(
                    "bad_token",
                    format!("the server refuses this worker ({code})"),
                ));
            }
            Err(Trouble::Unreachable(reason)) => {
                failures += 1;
                if failures >= TRIES {
                    return Err(Failure::work("server_gone", reason));
                }
                #[expect(
                    clippy::disallowed_methods,
                    reason = "a pause before the next try; nothing follows from its length"
                )]
                std::thread::sleep(PAUSE);
            }
        }
    }
}

/// Exits the process when the input is closed, even in the middle of a search.
fn leave_with_the_server(input: &mut impl Read) {
    let _ = io::copy(input, &mut io::sink());
    std::process::exit(0);
}

/// Writes a line to standard output every second until the pipe is closed. If the process is suspended, the lines stop;
/// the server then kills it and queues its job again.
fn send_heartbeats() {
    let mut output = io::stdout();
    while output.write_all(b"alive\n").and_then(|()| output.flush()).is_ok() {
        #[expect(clippy::disallowed_methods, reason = "a heartbeat comes at intervals")]
        std::thread::sleep(HEARTBEAT);
    }
}

/// Reason for a failed request.
enum Trouble {
    /// The server does not recognise this worker.
    Refused(u16),
    /// No response, an unexpected status, or an invalid body.
    Unreachable(String),
}

struct Server {
    agent: ureq::Agent,
    base: String,
    authorization: String,
}

impl Server {
    fn new(credentials: Credentials) -> Self {
        let config = ureq::Agent::config_builder()
            .http_status_as_error(false)
            .timeout_global(Some(PATIENCE))
            .build();
        Self {
            agent: config.into(),
            base: format!("http://{}", credentials.addr),
            authorization: format!("Bearer {}", credentials.token),
        }
    }

    /// Returns the next job; `None` if there was no job while the server held the request.
    fn acquire(&self) -> Result<Option<Job>, Trouble> {
        let mut answer = self.post("/worker/acquire", "{}")?;
        match answer.status().as_u16() {
            200 => {
                let text = answer
                    .body_mut()
                    .read_to_string()
                    .map_err(|error| Trouble::Unreachable(error.to_string()))?;
                serde_json::from_str(&text)
                    .map(Some)
                    .map_err(|error| Trouble::Unreachable(format!("not a job: {error}")))
            }
            204 => Ok(None),
            code @ (401 | 403) => Err(Trouble::Refused(code)),
            code => Err(Trouble::Unreachable(format!("status {code}"))),
        }
    }

    fn answer(&self, answer: &Answer) -> Result<(), Trouble> {
        let body = serde_json::to_string(answer).map_err(|error| Trouble::Unreachable(error.to_string()))?;
        self.post("/worker/answer", &body).map(|_| ())
    }

    fn post(&self, path: &str, body: &str) -> Result<ureq::http::Response<ureq::Body>, Trouble> {
        self.agent
            .post(format!("{}{path}", self.base))
            .header("authorization", &self.authorization)
            .header("content-type", "application/json")
            .send(body)
            .map_err(|error| Trouble::Unreachable(error.to_string()))
    }
}

/// Maximum number of nodes per millisecond of a job's time limit.
///
/// This is a tenth of a slow machine's speed, so that answers arrive in time. Because the limit is on nodes, not time,
/// the answer to a job is the same on every machine.
const NODES_A_MILLISECOND: u64 = 30;

fn think(job: &Job) -> Result<Answer, BadJob> {
    let game = game(job)?;
    match job.task {
        Task::Move => choose(job, &game),
        Task::Evaluate => evaluate(job, &game),
    }
}

/// Returns the best move at full strength, and the evaluation of the position.
fn evaluate(job: &Job, game: &Game) -> Result<Answer, BadJob> {
    let best = analyse(game, job.limits.nodes);
    let first = best.lines.first().ok_or(BadJob::Over)?;
    let line = AnalysisLine::of(game, first);
    let score = match line.score {
        SignedScore::Centipawns(centipawns) => ScoreView::Cp(centipawns),
        SignedScore::Mate(plies) => ScoreView::Mate(plies),
        SignedScore::Win(plies) => ScoreView::Win(plies),
    };
    let evaluation = Evaluation {
        score,
        chance: line.chance,
    };
    Ok(Answer {
        id: job.id.clone(),
        action: uci::print_move(first.mv, game.position()),
        info: Info {
            depth: u32::try_from(best.depth.0).unwrap_or(0),
            nodes: best.nodes.0,
            score: first.score.raw(),
            pv: line.pv,
            evaluation: Some(evaluation),
        },
    })
}

/// Returns an action chosen within the job's limits, or a resignation if the job's level should resign.
fn choose(job: &Job, game: &Game) -> Result<Answer, BadJob> {
    let affordable = u64::from(job.limits.time_ms) * NODES_A_MILLISECOND;
    let limits = LevelLimits {
        nodes: Nodes(job.limits.nodes.min(affordable).max(1)),
        margin: job.limits.margin,
        spread: job.limits.spread,
    };
    let choice = engine::play::choose(game, &limits, job.seed, &Silent);
    let action = choice.action.ok_or(BadJob::Over)?;
    let level = job.limits.level.and_then(|number| Level::new(number.get()));
    let resigns = level.is_some_and(|level| engine::play::resigns(game, level, choice.score));
    let first = choice.pv.first().map(|mv| uci::print_move(*mv, game.position()));
    let info = Info {
        depth: u32::try_from(choice.depth.0).unwrap_or(0),
        nodes: choice.nodes.0,
        score: choice.score.raw(),
        pv: first.into_iter().collect(),
        evaluation: None,
    };
    Ok(Answer {
        id: job.id.clone(),
        action: if resigns {
            RESIGN.to_owned()
        } else {
            action.token(game.position())
        },
        info,
    })
}

/// Reason why a job is invalid, for example because the server runs a different version.
enum BadJob {
    Rules,
    Start,
    Action(String),
    Over,
}

impl fmt::Display for BadJob {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Rules => f.write_str("the rule set cannot be read"),
            Self::Start => f.write_str("no game can start there"),
            Self::Action(token) => write!(f, "{token} cannot be played"),
            Self::Over => f.write_str("the game is over"),
        }
    }
}

fn game(job: &Job) -> Result<Game, BadJob> {
    let rules = Rules::from_value(&job.rules).map_err(|_| BadJob::Rules)?;
    let start: Start = serde_json::from_value(job.start.clone()).map_err(|_| BadJob::Start)?;
    let mut game = Game::new(rules, start).map_err(|_| BadJob::Start)?;
    for token in &job.actions {
        let bad = || BadJob::Action(token.clone());
        let action = Action::parse(token, game.position()).map_err(|_| bad())?;
        game.play(action).map_err(|_| bad())?;
    }
    Ok(game)
}
