//! Reader threads, which run queries so that async threads do not block on the database.

use super::connection::Sql;
use super::error::SqlError;
use crate::{Answer, QueryError};
use futures_channel::oneshot;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;

type Job<C> = Box<dyn FnOnce(&C) + Send>;

/// The reader threads and their queue. Dropping this waits until all queued queries have run.
pub(crate) struct Readers<C> {
    // An `Option` so that `Drop` can close the queue before joining the threads.
    queue: Option<Sender<Job<C>>>,
    threads: Vec<JoinHandle<()>>,
}

impl<C: Sql + Send + 'static> Readers<C> {
    /// Starts one thread per connection.
    pub(crate) fn start(connections: Vec<C>) -> Self {
        let (queue, jobs) = channel();
        let jobs = Arc::new(Mutex::new(jobs));
        let threads = connections.into_iter().map(|connection| {
            let jobs = Arc::clone(&jobs);
            std::thread::Builder::new()
                .name("store-reader".to_owned())
                .spawn(move || run(&connection, &jobs))
                .expect("the system lets a starting server have a thread")
        });
        Self {
            threads: threads.collect(),
            queue: Some(queue),
        }
    }

    /// Queues `query` immediately. The returned future resolves to its result.
    pub(crate) fn query<T: Send + 'static>(
        &self,
        query: impl FnOnce(&C) -> Result<T, SqlError> + Send + 'static,
    ) -> Answer<T, QueryError> {
        self.try_query(move |connection| query(connection).map_err(QueryError::from))
    }

    /// Queues a query with several statements, which all see the database at the same point in time.
    pub(crate) fn snapshot<T: Send + 'static>(
        &self,
        query: impl FnOnce(&C) -> Result<T, SqlError> + Send + 'static,
    ) -> Answer<T, QueryError> {
        self.query(move |connection| {
            connection.begin_snapshot()?;
            let found = query(connection);
            // Nothing was written; this only ends the transaction.
            connection.roll_back()?;
            found
        })
    }

    /// Queues a query that returns a [`QueryError`] instead of a [`SqlError`].
    pub(crate) fn try_query<T: Send + 'static>(
        &self,
        query: impl FnOnce(&C) -> Result<T, QueryError> + Send + 'static,
    ) -> Answer<T, QueryError> {
        let queue = self.queue.as_ref().expect("the queue is there until drop");
        let (answer, receiver) = oneshot::channel();
        let job: Job<C> = Box::new(move |connection| {
            // An error means that the caller is no longer waiting.
            let _ = answer.send(query(connection));
        });
        // If all reader threads have ended, the job is dropped and the caller gets an error.
        let _ = queue.send(job);
        Box::pin(async move { receiver.await.unwrap_or(Err(QueryError::Closed)) })
    }
}

impl<C> Drop for Readers<C> {
    fn drop(&mut self) {
        self.queue = None;
        for thread in self.threads.drain(..) {
            // A panic has already been reported, and readers have nothing to save.
            let _ = thread.join();
        }
    }
}

fn run<C>(connection: &C, jobs: &Mutex<Receiver<Job<C>>>) {
    loop {
        // The lock is held while waiting for a job; the other readers wait for the lock.
        let job = jobs.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(job) = job else { return };
        job(connection);
    }
}
