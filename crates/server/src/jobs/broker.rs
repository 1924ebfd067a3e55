//! The desk where rooms and analyses leave jobs and workers fetch them: the queue behind a lock, who may come, and the bell.

use super::queue::{Change, JobId, JobState, Queue, Urgency, WorkerId};
use play::GameId;
use play::room::Turn;
use std::collections::HashMap;
use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::Notify;
use wire::worker::Job;

/// Who left a job, and gets its answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Customer {
    /// The game's room, for this turn: a player waits.
    Room(Turn),
    /// The analysis of the game, for the position of this number.
    Analysis(usize),
}

/// A job on its way in: what to find, and whom to tell how it gets on.
#[derive(Clone)]
pub(crate) struct Order {
    /// The game it belongs to.
    pub(crate) game: GameId,
    /// Who gets the answer.
    pub(crate) customer: Customer,
    /// The job; its `id` and `lease_ms` are filled in at the desk.
    pub(crate) job: Job,
    /// Called at every change of state, outside the desk's lock. It must not wait.
    pub(crate) report: Arc<dyn Fn(JobState) + Send + Sync>,
}

impl fmt::Debug for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Order").field("job", &self.job).finish_non_exhaustive()
    }
}

/// Shared by rooms, the worker endpoints and the supervisor.
pub(crate) struct Desk {
    lease_ms: u32,
    inner: Mutex<Inner>,
    bell: Notify,
}

struct Inner {
    queue: Queue<Order>,
    /// By the secret each worker was given at birth.
    workers: HashMap<[u8; 32], WorkerId>,
    hired: u64,
}

impl Desk {
    pub(crate) fn new(lease: Duration) -> Self {
        let lease_ms = u32::try_from(lease.as_millis()).unwrap_or(u32::MAX);
        let inner = Inner {
            queue: Queue::new(lease_ms.into()),
            workers: HashMap::new(),
            hired: 0,
        };
        Self {
            lease_ms,
            inner: Mutex::new(inner),
            bell: Notify::new(),
        }
    }

    /// Lets the holder of `secret` come, until [`Desk::dismiss`].
    pub(crate) fn hire(&self, secret: [u8; 32]) -> WorkerId {
        let mut inner = self.lock();
        inner.hired += 1;
        let worker = WorkerId(inner.hired);
        inner.workers.insert(secret, worker);
        worker
    }

    /// The worker is gone: its secret opens nothing any more and its jobs go to others at once.
    pub(crate) fn dismiss(&self, worker: WorkerId) {
        let mut inner = self.lock();
        inner.workers.retain(|_, known| *known != worker);
        let changes = inner.queue.release(worker);
        self.tell(inner, &changes);
    }

    /// Who holds `secret`.
    pub(crate) fn worker_of(&self, secret: &[u8; 32]) -> Option<WorkerId> {
        // A map lookup may take longer for a nearly right key; 256 random bits cannot be approached that way.
        self.lock().workers.get(secret).copied()
    }

    /// Leaves a job.
    pub(crate) fn post(&self, order: Order) -> JobId {
        let report = Arc::clone(&order.report);
        let urgency = match order.customer {
            Customer::Room(_) => Urgency::Player,
            Customer::Analysis(_) => Urgency::Nobody,
        };
        let job = self.lock().queue.put(order, urgency);
        self.bell.notify_one();
        report(JobState::Queued);
        job
    }

    /// Takes a job back; an answer to it will be refused.
    pub(crate) fn withdraw(&self, job: JobId) {
        self.lock().queue.withdraw(job);
    }

    /// Gives `worker` the next job, waiting up to `patience` for one.
    pub(crate) async fn acquire(&self, worker: WorkerId, patience: Duration, now_ms: impl Fn() -> i64) -> Option<Job> {
        let deadline = tokio::time::Instant::now() + patience;
        loop {
            // Listened for before looking, so that nothing slips between.
            let bell = self.bell.notified();
            if let Some(job) = self.take(worker, now_ms()) {
                return Some(job);
            }
            if tokio::time::timeout_at(deadline, bell).await.is_err() {
                return None;
            }
        }
    }

    fn take(&self, worker: WorkerId, now_ms: i64) -> Option<Job> {
        let (id, order) = self.lock().queue.acquire(worker, now_ms)?;
        (order.report)(JobState::Leased);
        // Another worker may be waiting and there may be another job: one ring wakes one.
        self.bell.notify_one();
        Some(Job {
            id: print(id),
            lease_ms: self.lease_ms,
            ..order.job
        })
    }

    /// The order behind the job `id`, if `worker` has it; the job is then done.
    pub(crate) fn finish(&self, id: &str, worker: WorkerId) -> Option<Order> {
        self.lock().queue.finish(parse(id)?, worker)
    }

    /// Takes jobs from workers that have been silent for longer than the lease.
    pub(crate) fn expire(&self, now_ms: i64) {
        let mut inner = self.lock();
        let changes = inner.queue.expire(now_ms);
        self.tell(inner, &changes);
    }

    fn tell(&self, inner: MutexGuard<'_, Inner>, changes: &[Change]) {
        let reports: Vec<_> = changes
            .iter()
            .filter_map(|change| {
                inner
                    .queue
                    .paper(change.job)
                    .map(|order| (Arc::clone(&order.report), change.state))
            })
            .collect();
        drop(inner);
        for (report, state) in reports {
            report(state);
            self.bell.notify_one();
        }
    }

    fn lock(&self) -> MutexGuard<'_, Inner> {
        // Nothing below panics halfway through a change.
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn print(job: JobId) -> String {
    format!("j{}", job.0)
}

fn parse(text: &str) -> Option<JobId> {
    text.strip_prefix('j')?.parse().ok().map(JobId)
}
