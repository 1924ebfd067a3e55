//! The writer thread. It must not wait for anything except its queue and the disk.

use super::apply::apply;
use super::checkpoint::Checkpoints;
use super::commits::CommitCount;
use super::error::command_error;
use super::identity::OpenFiles;
use super::last_events::LastEvents;
use super::pace::CommitPace;
use super::ratings;
use crate::{Answer, Command, CommandError, Swap};
use futures_channel::oneshot;
use play::rating::RatingUpdate;
use rusqlite::Connection;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::JoinHandle;

/// Maximum number of writes per commit, so that the first of a burst does not wait for the last.
const BATCH: usize = 512;

type Outcome = Result<Swap, CommandError>;

/// A unit of writing, executed completely or not at all.
pub(super) enum Work {
    /// A command without conditions.
    Command(Command),
    /// A command with rating changes, which applies only while the ratings are those it was computed from.
    Rate(Command, Box<RatingUpdate>),
}

struct Job {
    work: Work,
    answer: oneshot::Sender<Outcome>,
}

impl Work {
    /// Executes it, up to an error if there is one. If it is outdated, changes nothing.
    fn apply(&self, connection: &Connection, known: &mut LastEvents) -> Result<Swap, rusqlite::Error> {
        match self {
            Self::Command(command) => apply(connection, known, command)?,
            Self::Rate(writes, update) => match ratings::compare(connection, update)? {
                Swap::Outdated => return Ok(Swap::Outdated),
                Swap::Done => {
                    apply(connection, known, writes)?;
                    ratings::put(connection, update)?;
                }
            },
        }
        Ok(Swap::Done)
    }
}

/// The channel to the writer thread. Dropping it lets the thread finish what is queued, then waits for it.
pub(super) struct Writer {
    // An Option only so that Drop can close the queue before joining.
    queue: Option<Sender<Job>>,
    thread: Option<JoinHandle<()>>,
    waiting: Arc<AtomicUsize>,
}

impl Writer {
    /// Starts the thread that owns `connection`.
    pub(super) fn start(
        connection: Connection,
        checkpoints: Checkpoints,
        (files, count): (OpenFiles, CommitCount),
    ) -> Self {
        let (queue, jobs) = channel();
        let waiting = Arc::new(AtomicUsize::new(0));
        let counted = Arc::clone(&waiting);
        let thread = std::thread::Builder::new()
            .name("store-writer".to_owned())
            .spawn(move || run(connection, checkpoints, (files, count), &jobs, &counted))
            .expect("the system lets a starting server have a thread");
        Self {
            queue: Some(queue),
            thread: Some(thread),
            waiting,
        }
    }

    /// Queues the work now; the answer comes when it is on disk. The queue has no limit here: every room waits for the
    /// answer before its next command, so that the number of games limits it.
    pub(super) fn write(&self, work: Work) -> Answer<Swap, CommandError> {
        let queue = self.queue.as_ref().expect("the queue is there until drop");
        let (answer, outcome) = oneshot::channel();
        self.waiting.fetch_add(1, Ordering::Relaxed);
        // If the writer has ended, the job is dropped, and the answer is an error.
        let _ = queue.send(Job { work, answer });
        Box::pin(async move { outcome.await.unwrap_or(Err(CommandError::Closed)) })
    }

    /// Returns the number of commands that are queued or being executed.
    pub(super) fn waiting(&self) -> usize {
        self.waiting.load(Ordering::Relaxed)
    }
}

impl Drop for Writer {
    fn drop(&mut self) {
        self.queue = None;
        if let Some(thread) = self.thread.take() {
            // A writer that panicked has nothing left to save; the log replays what was committed.
            let _ = thread.join();
        }
    }
}

fn run(
    connection: Connection,
    // It ends before the connection, which empties the log when it closes last.
    mut checkpoints: Checkpoints,
    (mut files, mut count): (OpenFiles, CommitCount),
    jobs: &Receiver<Job>,
    waiting: &AtomicUsize,
) {
    let mut pace = CommitPace::default();
    let mut known = LastEvents::default();
    while let Ok(first) = jobs.recv() {
        pace.wait();
        let mut batch = vec![first];
        batch.extend(jobs.try_iter().take(BATCH - 1));
        pace.takes(batch.len());
        let (works, answers): (Vec<Work>, Vec<_>) = batch.into_iter().map(|job| (job.work, job.answer)).unzip();
        let outcomes = match files.replaced() {
            None => commit(&connection, (&mut known, &mut count), &works),
            Some(path) => {
                let gone =
                    CommandError::Database(format!("{} is not the file any more that was opened", path.display()));
                works.iter().map(|_| Err(gone.clone())).collect()
            }
        };
        waiting.fetch_sub(works.len(), Ordering::Relaxed);
        for (answer, outcome) in answers.into_iter().zip(outcomes) {
            // The caller may no longer be waiting; the rows are written all the same.
            let _ = answer.send(outcome);
        }
        checkpoints.after_commit(&connection);
    }
}

/// Commits a batch in one transaction. A conflict in one game does not undo the others.
fn commit(
    connection: &Connection,
    (known, count): (&mut LastEvents, &mut CommitCount),
    works: &[Work],
) -> Vec<Outcome> {
    // Nearly always all of them succeed, so that no savepoints are needed, which would copy every changed page.
    let mut refused = false;
    let committed = transaction(connection, count, || {
        let applied = works.iter().map(|work| work.apply(connection, known));
        let swaps: Result<Vec<Swap>, _> = applied.collect();
        swaps.inspect_err(|_| refused = true)
    });
    if committed.is_err() {
        known.forget();
    }
    let outcomes = match committed {
        Err(_) if refused => transaction(connection, count, || {
            let applied = works.iter().map(|work| apply_whole(connection, work));
            applied.collect()
        }),
        committed => committed.map(|swaps| swaps.into_iter().map(Ok).collect()),
    };
    outcomes.unwrap_or_else(|error| {
        let error = command_error(&error);
        works.iter().map(|_| Err(error.clone())).collect()
    })
}

/// Commits the changes of `work`, or leaves everything as it was.
fn transaction<T>(
    connection: &Connection,
    count: &mut CommitCount,
    work: impl FnOnce() -> Result<T, rusqlite::Error>,
) -> Result<T, rusqlite::Error> {
    run_statement(connection, "BEGIN IMMEDIATE")?;
    let counted = work().and_then(|done| count.count(connection).map(|()| done));
    let committed = counted.and_then(|done| run_statement(connection, "COMMIT").map(|()| done));
    if committed.is_ok() {
        count.committed();
    }
    // Some failures have already ended the transaction.
    if committed.is_err() && !connection.is_autocommit() {
        run_statement(connection, "ROLLBACK")?;
    }
    committed
}

/// Executes one unit completely or not at all. An error of the second kind concerns the whole transaction.
fn apply_whole(connection: &Connection, work: &Work) -> Result<Outcome, rusqlite::Error> {
    run_statement(connection, "SAVEPOINT command")?;
    // The cached event numbers are those of committed events only, since a command may be undone here.
    let outcome = work.apply(connection, &mut LastEvents::default());
    match outcome {
        Err(error) if connection.is_autocommit() => return Err(error),
        Err(_) => run_statement(connection, "ROLLBACK TO command")?,
        Ok(_) => {}
    }
    run_statement(connection, "RELEASE command")?;
    Ok(outcome.map_err(|error| command_error(&error)))
}

/// Kept prepared, since it runs with every command.
fn run_statement(connection: &Connection, sql: &str) -> Result<(), rusqlite::Error> {
    connection.prepare_cached(sql)?.execute([]).map(|_| ())
}
