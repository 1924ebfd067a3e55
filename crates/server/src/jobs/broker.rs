//! The job broker, which owns the job queue and the workers' secrets. Rooms and analyses post jobs, and workers fetch
//! them.

use super::ids::{JobId, WorkerId};
use super::queue::{Change, Demand, JobState, Queue, Urgency};
use crate::clock;
use crate::limits::Sharer;
use play::GameId;
use play::room::Turn;
use std::collections::HashMap;
use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::Notify;
use wire::worker::Job;

/// Milliseconds without requests, in addition to the lease, after which a worker of another server is removed. A
/// request for a job takes at most 20 seconds.
const FORGOTTEN_AFTER_MS: i64 = 60_000;

/// The owner of a job, which receives the answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum JobOwner {
    /// The game's room, for an engine move in this turn.
    Room(Turn),
    /// The analysis of the game, for the position with this index.
    Analysis(usize),
}

/// The state of a worker when it ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum LastSeen {
    /// The worker never requested a job.
    Never,
    /// The worker had no job.
    Idle,
    /// The worker had a job, and had not answered any.
    AtFirstWork,
    /// The worker had a job, and had answered earlier jobs.
    AtWork,
}

/// Numbers of workers and jobs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct JobCounts {
    pub(crate) workers_wanted: u16,
    /// Workers that have requested a job since they were started.
    pub(crate) workers_alive: usize,
    /// Engine moves waiting for a worker.
    pub(crate) moves_waiting: usize,
    /// Analysis positions waiting for a worker.
    pub(crate) analyses_waiting: usize,
    pub(crate) leased: usize,
}

/// A job to post, with its owner and a callback for its progress.
#[derive(Clone)]
pub(crate) struct JobRequest {
    pub(crate) game: GameId,
    pub(crate) owner: JobOwner,
    /// Client that is charged for the workers' time.
    pub(crate) sharer: Sharer,
    /// The job; its `id` and `lease_ms` are filled in by the broker.
    pub(crate) job: Job,
    /// Called on every change of state, outside the broker's lock. Must not block.
    pub(crate) report: Arc<dyn Fn(JobState) + Send + Sync>,
}

impl fmt::Debug for JobRequest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("JobRequest")
            .field("job", &self.job)
            .finish_non_exhaustive()
    }
}

/// The job broker, shared by rooms, analyses, the worker endpoints and the supervisor.
pub(crate) struct JobBroker {
    lease_ms: u32,
    inner: Mutex<Inner>,
    notify: Notify,
}

impl fmt::Debug for JobBroker {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Omits the workers' secrets.
        f.debug_struct("JobBroker")
            .field("lease_ms", &self.lease_ms)
            .finish_non_exhaustive()
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Answered {
    None,
    Some,
}

struct Inner {
    queue: Queue<JobRequest>,
    /// Workers by their secrets.
    workers: HashMap<[u8; 32], WorkerId>,
    /// Workers that have requested a job, and whether they have answered one.
    asked: HashMap<WorkerId, Answered>,
    /// Workers of other servers, with the times of their last requests.
    lent: HashMap<WorkerId, i64>,
    registered: u64,
    wanted: u16,
}

impl JobBroker {
    pub(crate) fn new(lease: Duration) -> Self {
        let lease_ms = u32::try_from(lease.as_millis()).unwrap_or(u32::MAX);
        let inner = Inner {
            queue: Queue::new(lease_ms.into()),
            workers: HashMap::new(),
            asked: HashMap::new(),
            lent: HashMap::new(),
            registered: 0,
            wanted: 0,
        };
        Self {
            lease_ms,
            inner: Mutex::new(inner),
            notify: Notify::new(),
        }
    }

    /// Registers a worker. The holder of `secret` may fetch jobs until [`JobBroker::unregister`] is called.
    pub(crate) fn register(&self, secret: [u8; 32]) -> WorkerId {
        let mut inner = self.lock();
        inner.registered += 1;
        let worker = WorkerId(inner.registered);
        inner.workers.insert(secret, worker);
        worker
    }

    /// Returns the worker of another server with this secret, and registers it on its first request. It is removed
    /// after a period without requests.
    pub(crate) fn lent(&self, secret: [u8; 32], now_ms: i64) -> WorkerId {
        let known = self.worker_of(&secret);
        let worker = known.unwrap_or_else(|| self.register(secret));
        self.lock().lent.insert(worker, now_ms);
        worker
    }

    fn forget_lent(&self, now_ms: i64) {
        let is_gone = |asked_ms: i64| now_ms.saturating_sub(asked_ms) > FORGOTTEN_AFTER_MS + i64::from(self.lease_ms);
        let gone: Vec<WorkerId> = {
            let inner = self.lock();
            let gone = inner.lent.iter().filter(|(_, asked_ms)| is_gone(**asked_ms));
            gone.map(|(worker, _)| *worker).collect()
        };
        for worker in gone {
            self.unregister(worker);
        }
    }

    /// Removes a worker: its secret becomes invalid, and its jobs are queued again.
    pub(crate) fn unregister(&self, worker: WorkerId) -> LastSeen {
        let mut inner = self.lock();
        inner.workers.retain(|_, known| *known != worker);
        inner.lent.remove(&worker);
        let asked = inner.asked.remove(&worker);
        let changes = inner.queue.release(worker);
        self.report(inner, &changes);
        match (asked, changes.is_empty()) {
            (None, _) => LastSeen::Never,
            (Some(_), true) => LastSeen::Idle,
            (Some(Answered::None), false) => LastSeen::AtFirstWork,
            (Some(Answered::Some), false) => LastSeen::AtWork,
        }
    }

    /// Sets the expected number of workers.
    pub(crate) fn want(&self, workers: u16) {
        self.lock().wanted = workers;
    }

    pub(crate) fn counts(&self) -> JobCounts {
        let inner = self.lock();
        let (moves_waiting, analyses_waiting, leased) = inner.queue.counts();
        JobCounts {
            workers_wanted: inner.wanted,
            workers_alive: inner.asked.len(),
            moves_waiting,
            analyses_waiting,
            leased,
        }
    }

    /// Returns the worker with this secret.
    pub(crate) fn worker_of(&self, secret: &[u8; 32]) -> Option<WorkerId> {
        // The timing of a map lookup may leak part of a secret, but not enough to guess 256 random bits.
        self.lock().workers.get(secret).copied()
    }

    /// Queues a job and wakes a waiting worker.
    pub(crate) fn post(&self, request: JobRequest) -> JobId {
        let report = Arc::clone(&request.report);
        let urgency = match request.owner {
            JobOwner::Room(_) => Urgency::Player,
            JobOwner::Analysis(_) => Urgency::Background,
        };
        let demand = Demand {
            urgency,
            sharer: request.sharer,
            nodes: request.job.limits.nodes,
        };
        let job = self.lock().queue.push(request, demand);
        self.notify.notify_one();
        report(JobState::Queued);
        job
    }

    /// Withdraws a job. An answer to it will be refused.
    pub(crate) fn withdraw(&self, job: JobId) {
        self.lock().queue.withdraw(job);
    }

    /// Leases the next job to `worker`, waiting up to `limit` for a job.
    pub(crate) async fn acquire(&self, worker: WorkerId, limit: Duration, now_ms: impl Fn() -> i64) -> Option<Job> {
        let deadline = clock::now() + limit;
        loop {
            // `notify_one` leaves a permit, so a job that is posted before this waits is not missed.
            let notified = self.notify.notified();
            if let Some(job) = self.take(worker, now_ms()) {
                return Some(job);
            }
            if !self.knows(worker) {
                // This request may have been woken for a job that another worker should take.
                self.notify.notify_one();
                return None;
            }
            if clock::timeout_at(deadline, notified).await.is_err() {
                return None;
            }
        }
    }

    fn knows(&self, worker: WorkerId) -> bool {
        self.lock().workers.values().any(|known| *known == worker)
    }

    fn take(&self, worker: WorkerId, now_ms: i64) -> Option<Job> {
        let (id, request) = {
            let mut inner = self.lock();
            // A pending request of a dead worker must not take a job.
            let known = inner.workers.values().any(|known| *known == worker);
            if known {
                inner.asked.entry(worker).or_insert(Answered::None);
            }
            known.then(|| inner.queue.acquire(worker, now_ms)).flatten()?
        };
        (request.report)(JobState::Leased);
        // A notification wakes only one worker, but there may be more jobs and more waiting workers.
        self.notify.notify_one();
        Some(Job {
            id: format_id(id),
            lease_ms: self.lease_ms,
            ..request.job
        })
    }

    /// Removes the job `id` and returns its request, if the job is leased to `worker`.
    pub(crate) fn finish(&self, id: &str, worker: WorkerId) -> Option<JobRequest> {
        let mut inner = self.lock();
        let request = inner.queue.finish(parse_id(id)?, worker)?;
        inner.asked.insert(worker, Answered::Some);
        Some(request)
    }

    /// Queues jobs with an expired lease again, and removes inactive workers of other servers.
    pub(crate) fn expire(&self, now_ms: i64) {
        self.forget_lent(now_ms);
        let mut inner = self.lock();
        let changes = inner.queue.expire(now_ms);
        self.report(inner, &changes);
    }

    fn report(&self, inner: MutexGuard<'_, Inner>, changes: &[Change]) {
        let reports: Vec<_> = changes
            .iter()
            .filter_map(|change| {
                inner
                    .queue
                    .payload(change.job)
                    .map(|request| (Arc::clone(&request.report), change.state))
            })
            .collect();
        drop(inner);
        for (report, state) in reports {
            report(state);
            self.notify.notify_one();
        }
    }

    fn lock(&self) -> MutexGuard<'_, Inner> {
        // A panic cannot leave the state half updated, so a poisoned lock is still usable.
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn format_id(job: JobId) -> String {
    format!("j{}", job.0)
}

fn parse_id(text: &str) -> Option<JobId> {
    text.strip_prefix('j')?.parse().ok().map(JobId)
}

#[cfg(test)]
mod tests {
    use super::{JobBroker, JobOwner, JobRequest, LastSeen};
    use crate::limits::Sharer;
    use play::GameId;
    use std::sync::Arc;
    use std::time::Duration;
    use wire::worker::{Job, Task, ThinkingLimits};

    fn request() -> JobRequest {
        JobRequest {
            game: GameId::from_bits(1),
            owner: JobOwner::Analysis(0),
            sharer: Sharer {
                address: None,
                player: None,
            },
            job: Job {
                id: String::new(),
                task: Task::Move,
                game: String::new(),
                ply: 0,
                rules: serde_json::Value::Null,
                start: serde_json::Value::Null,
                actions: Vec::new(),
                limits: ThinkingLimits {
                    level: None,
                    nodes: 1,
                    margin: 0,
                    spread: 0,
                    time_ms: 1,
                },
                seed: 0,
                lease_ms: 0,
            },
            report: Arc::new(|_| ()),
        }
    }

    #[tokio::test(start_paused = true)]
    async fn what_a_dead_worker_did_last_is_known() {
        for (jobs, answers, expected) in [
            (0, 0, LastSeen::Never),
            (1, 1, LastSeen::Idle),
            (1, 0, LastSeen::AtFirstWork),
            (2, 1, LastSeen::AtWork),
        ] {
            let broker = JobBroker::new(Duration::from_secs(30));
            let worker = broker.register([1; 32]);
            for number in 0..jobs {
                broker.post(request());
                let job = broker.acquire(worker, Duration::from_secs(1), || 0).await.unwrap();
                if number < answers {
                    assert!(broker.finish(&job.id, worker).is_some());
                }
            }
            assert_eq!(broker.unregister(worker), expected, "{answers} of {jobs}");
        }
    }

    #[tokio::test(start_paused = true)]
    async fn a_worker_of_another_server_is_known_as_long_as_it_asks() {
        let broker = JobBroker::new(Duration::from_secs(30));
        let worker = broker.lent([1; 32], 0);
        assert_eq!(broker.lent([1; 32], 80_000), worker);
        broker.post(request());
        let job = broker.acquire(worker, Duration::from_secs(1), || 80_000).await.unwrap();
        broker.expire(170_000);
        assert_eq!(broker.worker_of(&[1; 32]), Some(worker));
        assert!(broker.finish(&job.id, worker).is_none(), "its lease has expired");
        broker.expire(170_001);
        assert_eq!((broker.worker_of(&[1; 32]), broker.counts().workers_alive), (None, 0));
        assert_ne!(broker.lent([1; 32], 170_002), worker);
    }

    #[tokio::test(start_paused = true)]
    async fn the_request_that_a_dead_worker_left_behind_swallows_no_job() {
        let broker = Arc::new(JobBroker::new(Duration::from_secs(30)));
        let (dead, alive) = (broker.register([1; 32]), broker.register([2; 32]));
        let wait = |worker| {
            let broker = Arc::clone(&broker);
            tokio::spawn(async move { broker.acquire(worker, Duration::from_secs(20), || 0).await })
        };
        // The dead worker's request came first, so it is woken first.
        let orphan = wait(dead);
        tokio::task::yield_now().await;
        let other = wait(alive);
        tokio::task::yield_now().await;
        broker.unregister(dead);
        broker.post(request());
        assert!(other.await.unwrap().is_some());
        assert!(orphan.await.unwrap().is_none());
    }
}
