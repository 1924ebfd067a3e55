//! A fixed number of threads for hashing passwords, with a bounded queue. They are separate from the server's other
//! threads, so that file reads and requests never wait for a password. Must not depend on `passwords`.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use tokio::sync::oneshot;

type Job = Box<dyn FnOnce() + Send>;

/// Reason why a task has no result.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum NotDone {
    /// The queue is full.
    Full,
    /// The work panicked.
    Failed,
}

/// Handle to the threads. When it is dropped, they finish the queue and exit.
#[derive(Debug)]
pub(super) struct HashingThreads {
    queue: SyncSender<Job>,
}

impl HashingThreads {
    /// Starts `threads` threads with a queue of at most `waiting` jobs.
    pub(super) fn start(threads: usize, waiting: usize) -> Self {
        let (queue, jobs) = sync_channel(waiting);
        let jobs = Arc::new(Mutex::new(jobs));
        for _ in 0..threads {
            let jobs = Arc::clone(&jobs);
            thread::Builder::new()
                .name("passwords".to_owned())
                .spawn(move || run(&jobs))
                .expect("the system lets a starting server have a thread");
        }
        Self { queue }
    }

    /// Queues `work` and returns its result. The work is skipped if the caller stops waiting before it starts.
    ///
    /// # Errors
    ///
    /// See [`NotDone`].
    pub(super) async fn run<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Result<T, NotDone> {
        let (answer, result) = oneshot::channel();
        let job = move || {
            if !answer.is_closed() {
                // The caller may have stopped waiting.
                let _ = answer.send(work());
            }
        };
        self.queue.try_send(Box::new(job)).map_err(|_| NotDone::Full)?;
        result.await.map_err(|_| NotDone::Failed)
    }
}

fn run(jobs: &Mutex<Receiver<Job>>) {
    loop {
        // The lock is held while waiting: its holder takes the next job, and the other threads wait for the lock.
        let job = jobs.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(job) = job else { return };
        // A panicking job drops its sender, which notifies the caller. The thread continues.
        if catch_unwind(AssertUnwindSafe(job)).is_err() {
            tracing::error!("hashing a password panicked");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{HashingThreads, NotDone};
    use std::future::poll_fn;
    use std::pin::pin;
    use std::sync::mpsc::channel;
    use std::task::Poll;
    use std::thread;

    #[tokio::test]
    async fn beyond_the_queue_work_is_refused_and_what_was_taken_is_done() {
        let threads = HashingThreads::start(2, 3);
        let (begun, begins) = channel();
        let (release, released) = channel::<()>();
        let released = std::sync::Arc::new(std::sync::Mutex::new(released));
        let mut taken = Vec::new();
        let mut at_work = Vec::new();
        for number in 0..5 {
            let (begun, released) = (begun.clone(), std::sync::Arc::clone(&released));
            let mut work = Box::pin(threads.run(move || {
                let _ = begun.send(thread::current().id());
                let _ = released.lock().unwrap().recv();
                number
            }));
            poll_fn(|context| {
                assert!(work.as_mut().poll(context).is_pending(), "{number} was taken");
                Poll::Ready(())
            })
            .await;
            taken.push(work);
            if number < 2 {
                // Both threads are busy before the queue is filled.
                at_work.push(begins.recv().unwrap());
            }
        }
        assert_ne!(at_work[0], at_work[1], "two threads");
        assert_eq!(threads.run(|| 5).await, Err(NotDone::Full));
        for _ in 0..5 {
            release.send(()).unwrap();
        }
        for (number, work) in taken.into_iter().enumerate() {
            assert_eq!(work.await, Ok(number));
        }
        let after: Vec<_> = begins.try_iter().collect();
        assert!(after.iter().all(|thread| at_work.contains(thread)), "and no third one");
        assert_eq!(threads.run(|| 5).await, Ok(5), "there is room again");
    }

    #[tokio::test]
    async fn a_thread_outlives_work_that_panics_and_skips_what_nobody_waits_for() {
        let threads = HashingThreads::start(1, 3);
        assert_eq!(
            threads.run(|| panic!("as planned")).await,
            Err::<(), _>(NotDone::Failed)
        );
        let (release, released) = channel::<()>();
        let (said, heard) = channel();
        let mut first = pin!(threads.run(move || released.recv().is_ok()));
        let mut gone = Box::pin(threads.run(move || said.send(()).is_ok()));
        poll_fn(|context| {
            assert!(first.as_mut().poll(context).is_pending());
            assert!(gone.as_mut().poll(context).is_pending());
            Poll::Ready(())
        })
        .await;
        drop(gone);
        release.send(()).unwrap();
        assert_eq!(first.await, Ok(true));
        assert_eq!(threads.run(|| 1).await, Ok(1));
        assert!(heard.recv().is_err(), "dropped, and never begun");
    }
}
