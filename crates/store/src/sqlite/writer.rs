//! The one writer thread. It must not wait for anything but its queue and the disk.

use super::apply::apply;
use super::checkpoint::Checkpoints;
use super::commits::CommitCount;
use super::error::command_error;
use super::identity::OpenFiles;
use super::last_events::LastEvents;
use super::pace::CommitPace;
use crate::{Answer, Command, CommandError};
use futures_channel::oneshot;
use rusqlite::Connection;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::JoinHandle;

/// At most this many writes share a commit, so that the first of a flood does not wait for the last.
const BATCH: usize = 512;

type Outcome = Result<(), CommandError>;

struct Job {
    command: Command,
    answer: oneshot::Sender<Outcome>,
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

    /// Queues the command now; the answer comes when it is on disk. The queue is not bounded here: every room waits for
    /// the answer before its next command, which bounds it by the games.
    pub(super) fn execute(&self, command: Command) -> Answer<(), CommandError> {
        let queue = self.queue.as_ref().expect("the queue is there until drop");
        let (answer, outcome) = oneshot::channel();
        self.waiting.fetch_add(1, Ordering::Relaxed);
        // A writer that has gone drops the job, and its answer says so.
        let _ = queue.send(Job { command, answer });
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
        let (commands, answers): (Vec<Command>, Vec<_>) =
            batch.into_iter().map(|job| (job.command, job.answer)).unzip();
        let outcomes = match files.replaced() {
            None => commit(&connection, (&mut known, &mut count), &commands),
            Some(path) => {
                let gone =
                    CommandError::Database(format!("{} is not the file any more that was opened", path.display()));
                commands.iter().map(|_| Err(gone.clone())).collect()
            }
        };
        waiting.fetch_sub(commands.len(), Ordering::Relaxed);
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
    commands: &[Command],
) -> Vec<Outcome> {
    // Nearly always all of them succeed, and none needs a savepoint, which would copy every page that it changes.
    let mut refused = false;
    let committed = transaction(connection, count, || {
        let mut applied = commands.iter().map(|command| apply(connection, known, command));
        applied.try_for_each(|outcome| outcome.inspect_err(|_| refused = true))
    });
    if committed.is_err() {
        known.forget();
    }
    let outcomes = match committed {
        Err(_) if refused => transaction(connection, count, || {
            let applied = commands.iter().map(|command| apply_whole(connection, command));
            applied.collect()
        }),
        committed => committed.map(|()| commands.iter().map(|_| Ok(())).collect()),
    };
    outcomes.unwrap_or_else(|error| {
        let error = command_error(&error);
        commands.iter().map(|_| Err(error.clone())).collect()
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

/// One command, whole or not at all. An error of the second kind is one of the whole transaction.
fn apply_whole(connection: &Connection, command: &Command) -> Result<Outcome, rusqlite::Error> {
    run_statement(connection, "SAVEPOINT command")?;
    // What is known of the games is only of what was committed: here a command may be undone.
    let outcome = apply(connection, &mut LastEvents::default(), command);
    if let Err(error) = outcome {
        if connection.is_autocommit() {
            return Err(error);
        }
        run_statement(connection, "ROLLBACK TO command")?;
        run_statement(connection, "RELEASE command")?;
        return Ok(Err(command_error(&error)));
    }
    run_statement(connection, "RELEASE command")?;
    Ok(Ok(()))
}

/// Prepared once: they come with every command.
fn run_statement(connection: &Connection, sql: &str) -> Result<(), rusqlite::Error> {
    connection.prepare_cached(sql)?.execute([]).map(|_| ())
}
