//! The writer thread. It must not wait for anything but its queue and the disk.

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

/// At most this many writes share a commit, so that the first of a flood does not wait for the last.
const BATCH: usize = 512;

type Outcome = Result<Swap, CommandError>;

/// What is written, whole or not at all.
pub(super) enum Work {
    /// In any case.
    Command(Command),
    /// With what a rated game changes, while it is what it was computed from.
    Rate(Command, Box<RatingUpdate>),
}

struct Job {
    work: Work,
    answer: oneshot::Sender<Outcome>,
}

impl Work {
    /// Carries it out, as far as the error if there is one. What is outdated changes nothing.
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

/// The way to the writer thread. Dropping it lets the thread finish what is queued, then waits for it.
pub(super) struct Writer {
    // Option only so that Drop can close the queue before it joins.
    queue: Option<Sender<Job>>,
    thread: Option<JoinHandle<()>>,
    waiting: Arc<AtomicUsize>,
}

impl Writer {
    /// Gives `connection` to a thread of its own.
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

    /// Queues the work now; the answer comes when it is on disk. The queue is not bounded here: every room waits for
    /// the answer before its next command, which bounds it by the games.
    pub(super) fn write(&self, work: Work) -> Answer<Swap, CommandError> {
        let queue = self.queue.as_ref().expect("the queue is there until drop");
        let (answer, outcome) = oneshot::channel();
        self.waiting.fetch_add(1, Ordering::Relaxed);
        // A writer that has gone drops the job, and its answer says so.
        let _ = queue.send(Job { work, answer });
        Box::pin(async move { outcome.await.unwrap_or(Err(CommandError::Closed)) })
    }

    /// Commands that are queued or being carried out.
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
    // Ends before the connection, which empties the log as the last one.
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
            // The caller may have gone; the rows are written all the same.
            let _ = answer.send(outcome);
        }
        checkpoints.after_commit(&connection);
    }
}

/// One transaction for the batch. A conflict in one game undoes nothing of the others.
fn commit(
    connection: &Connection,
    (known, count): (&mut LastEvents, &mut CommitCount),
    works: &[Work],
) -> Vec<Outcome> {
    // Nearly always all of them succeed, and none needs a savepoint, which would copy every page that it changes.
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

/// Commits what `work` does, or leaves everything as it was.
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
    // Some failures have ended the transaction already.
    if committed.is_err() && !connection.is_autocommit() {
        run_statement(connection, "ROLLBACK")?;
    }
    committed
}

/// One work, whole or not at all. An error of the second kind is one of the whole transaction.
fn apply_whole(connection: &Connection, work: &Work) -> Result<Outcome, rusqlite::Error> {
    run_statement(connection, "SAVEPOINT command")?;
    // What is known of the games is only of what was committed: here a command may be undone.
    let outcome = work.apply(connection, &mut LastEvents::default());
    match outcome {
        Err(error) if connection.is_autocommit() => return Err(error),
        Err(_) => run_statement(connection, "ROLLBACK TO command")?,
        Ok(_) => {}
    }
    run_statement(connection, "RELEASE command")?;
    Ok(outcome.map_err(|error| command_error(&error)))
}

/// Prepared once: they come with every command.
fn run_statement(connection: &Connection, sql: &str) -> Result<(), rusqlite::Error> {
    connection.prepare_cached(sql)?.execute([]).map(|_| ())
}
