//! The reader threads, each with its own connection, so that a query never blocks an async thread.

use super::error::query_error;
use crate::{Answer, QueryError};
use futures_channel::oneshot;
use rusqlite::Connection;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;

type Job = Box<dyn FnOnce(&Connection) + Send>;

/// The channel to the reader threads. Dropping it lets them answer what is queued, then waits for them.
pub(super) struct Readers {
    // An Option only so that Drop can close the queue before joining.
    queue: Option<Sender<Job>>,
    threads: Vec<JoinHandle<()>>,
}

impl Readers {
    /// Starts one thread per connection.
    pub(super) fn start(connections: Vec<Connection>) -> Self {
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
    pub(super) fn query<T: Send + 'static>(
        &self,
        query: impl FnOnce(&Connection) -> Result<T, rusqlite::Error> + Send + 'static,
    ) -> Answer<T, QueryError> {
        self.try_query(move |connection| query(connection).map_err(|error| query_error(&error)))
    }

    /// The same for a query of several statements, which all see the database at the same point in time.
    pub(super) fn snapshot<T: Send + 'static>(
        &self,
        query: impl FnOnce(&Connection) -> Result<T, rusqlite::Error> + Send + 'static,
    ) -> Answer<T, QueryError> {
        self.query(move |connection| query(&*connection.unchecked_transaction()?))
    }

    /// The same for a query with errors of its own.
    pub(super) fn try_query<T: Send + 'static>(
        &self,
        query: impl FnOnce(&Connection) -> Result<T, QueryError> + Send + 'static,
    ) -> Answer<T, QueryError> {
        let queue = self.queue.as_ref().expect("the queue is there until drop");
        let (answer, receiver) = oneshot::channel();
        let job: Job = Box::new(move |connection| {
            // The caller may no longer be waiting.
            let _ = answer.send(query(connection));
        });
        // If the readers have ended, the job is dropped, and the answer is an error.
        let _ = queue.send(job);
        Box::pin(async move { receiver.await.unwrap_or(Err(QueryError::Closed)) })
    }
}

impl Drop for Readers {
    fn drop(&mut self) {
        self.queue = None;
        for thread in self.threads.drain(..) {
            // A reader that panicked has nothing to finish.
            let _ = thread.join();
        }
    }
}

fn run(connection: &Connection, jobs: &Mutex<Receiver<Job>>) {
    loop {
        // The lock is held while waiting: the holder takes the next job, and the others wait for the lock.
        let job = jobs.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(job) = job else { return };
        job(connection);
    }
}
