//! The reader threads, each with its own connection, so that a query never blocks an async thread.

use super::connection::Sql;
use super::error::SqlError;
use crate::{Answer, QueryError};
use futures_channel::oneshot;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;

type Job<C> = Box<dyn FnOnce(&C) + Send>;

/// The channel to the reader threads. Dropping it lets them answer what is queued, then waits for them.
pub(crate) struct Readers<C> {
    // An Option only so that Drop can close the queue before joining.
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

    /// Queues `query` now and answers with its result.
    pub(crate) fn query<T: Send + 'static>(
        &self,
        query: impl FnOnce(&C) -> Result<T, SqlError> + Send + 'static,
    ) -> Answer<T, QueryError> {
        self.try_query(move |connection| query(connection).map_err(QueryError::from))
    }

    /// The same for a query of several statements, which all see the database at the same point in time.
    pub(crate) fn snapshot<T: Send + 'static>(
        &self,
        query: impl FnOnce(&C) -> Result<T, SqlError> + Send + 'static,
    ) -> Answer<T, QueryError> {
        self.query(move |connection| {
            connection.begin_snapshot()?;
            let found = query(connection);
            // There is nothing to undo; this only ends the transaction.
            connection.roll_back()?;
            found
        })
    }

    /// The same for a query with errors of its own.
    pub(crate) fn try_query<T: Send + 'static>(
        &self,
        query: impl FnOnce(&C) -> Result<T, QueryError> + Send + 'static,
    ) -> Answer<T, QueryError> {
        let queue = self.queue.as_ref().expect("the queue is there until drop");
        let (answer, receiver) = oneshot::channel();
        let job: Job<C> = Box::new(move |connection| {
            // The caller may no longer be waiting.
            let _ = answer.send(query(connection));
        });
        // If the readers have ended, the job is dropped, and the answer is an error.
        let _ = queue.send(job);
        Box::pin(async move { receiver.await.unwrap_or(Err(QueryError::Closed)) })
    }
}

impl<C> Drop for Readers<C> {
    fn drop(&mut self) {
        self.queue = None;
        for thread in self.threads.drain(..) {
            // A reader that panicked has nothing to finish.
            let _ = thread.join();
        }
    }
}

fn run<C>(connection: &C, jobs: &Mutex<Receiver<Job<C>>>) {
    loop {
        // The lock is held while waiting: the holder takes the next job, and the others wait for the lock.
        let job = jobs.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(job) = job else { return };
        job(connection);
    }
}
