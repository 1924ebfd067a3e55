//! The writer thread. It waits only for its queue, the commit pace and the database.

use super::batch::{Outcome, Work};
use super::pace::CommitPace;
use crate::{Answer, Command, CommandError, Commands, Ownership, Swap};
use futures_channel::oneshot;
use play::rating::RatingUpdate;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::JoinHandle;

/// Maximum number of jobs per commit, so that the first job of a burst does not wait for the last.
const BATCH: usize = 512;

/// The interface between the writer thread and a database.
pub(crate) trait Batches: Send + 'static {
    /// Commits a batch and returns the result of each unit.
    fn commit(&mut self, works: &[Work]) -> Vec<Outcome>;

    /// Called after the results of a batch have been sent.
    fn answered(&mut self) {}
}

/// A database with a writer thread. Every such database implements [`Commands`].
pub(crate) trait HasWriter: Send + Sync {
    fn writer(&self) -> &Writer;

    /// Returns this server's ownership of the database.
    fn ownership(&self) -> Ownership {
        Ownership::undisputed()
    }
}

impl<T: HasWriter> Commands for T {
    fn execute(&self, command: Command) -> Answer<(), CommandError> {
        let done = self.writer().write(Work::Command(command));
        Box::pin(async move { done.await.map(|_| ()) })
    }

    fn rate(&self, writes: Command, update: RatingUpdate) -> Answer<Swap, CommandError> {
        self.writer().write(Work::Rate(writes, Box::new(update)))
    }

    fn backlog(&self) -> usize {
        self.writer().waiting()
    }

    fn ownership(&self) -> Ownership {
        HasWriter::ownership(self)
    }
}

struct Job {
    work: Work,
    answer: oneshot::Sender<Outcome>,
}

/// The writer thread and its queue. Dropping this waits until all queued commands have been executed.
pub(crate) struct Writer {
    // An `Option` so that `Drop` can close the queue before joining the thread.
    queue: Option<Sender<Job>>,
    thread: Option<JoinHandle<()>>,
    waiting: Arc<AtomicUsize>,
}

impl Writer {
    /// Starts the thread that owns the database.
    pub(crate) fn start(database: impl Batches) -> Self {
        let (queue, jobs) = channel();
        let waiting = Arc::new(AtomicUsize::new(0));
        let counted = Arc::clone(&waiting);
        let thread = std::thread::Builder::new()
            .name("store-writer".to_owned())
            .spawn(move || run(database, &jobs, &counted))
            .expect("the system lets a starting server have a thread");
        Self {
            queue: Some(queue),
            thread: Some(thread),
            waiting,
        }
    }

    /// Queues the work immediately. The returned future completes when the work has been committed or has failed. The
    /// queue is unbounded.
    pub(crate) fn write(&self, work: Work) -> Answer<Swap, CommandError> {
        let queue = self.queue.as_ref().expect("the queue is there until drop");
        let (answer, outcome) = oneshot::channel();
        self.waiting.fetch_add(1, Ordering::Relaxed);
        // If the thread has ended, the job is dropped and the caller gets an error.
        let _ = queue.send(Job { work, answer });
        Box::pin(async move { outcome.await.unwrap_or(Err(CommandError::Closed)) })
    }

    /// Returns the number of commands that are queued or being executed.
    pub(crate) fn waiting(&self) -> usize {
        self.waiting.load(Ordering::Relaxed)
    }
}

impl Drop for Writer {
    fn drop(&mut self) {
        self.queue = None;
        if let Some(thread) = self.thread.take() {
            // A panic has already been reported, and committed changes are on disk.
            let _ = thread.join();
        }
    }
}

fn run(mut database: impl Batches, jobs: &Receiver<Job>, waiting: &AtomicUsize) {
    let mut pace = CommitPace::default();
    while let Ok(first) = jobs.recv() {
        pace.wait();
        let mut batch = vec![first];
        batch.extend(jobs.try_iter().take(BATCH - 1));
        pace.takes(batch.len());
        let (works, answers): (Vec<Work>, Vec<_>) = batch.into_iter().map(|job| (job.work, job.answer)).unzip();
        let outcomes = database.commit(&works);
        waiting.fetch_sub(works.len(), Ordering::Relaxed);
        for (answer, outcome) in answers.into_iter().zip(outcomes) {
            // An error means that the caller is no longer waiting.
            let _ = answer.send(outcome);
        }
        database.answered();
    }
}
