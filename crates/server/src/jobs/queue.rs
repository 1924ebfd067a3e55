//! The queue of jobs as a pure state machine: waiting, leased, done. Time is a parameter.
//!
//! Tested properties: a job is leased to at most one worker; an unanswered job is leased again; a job is answered once;
//! jobs that a player is waiting for precede background work; and among jobs of the same urgency, the workers' time is
//! shared fairly (`fair_line`).

use super::fair_line::{FairLine, Place};
use super::ids::{JobId, WorkerId};
use crate::limits::Sharer;
use std::collections::HashMap;

/// State of a job, as reported to its owner.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum JobState {
    /// No worker has had the job yet.
    Queued,
    /// A worker has the job.
    Leased,
    /// The job's worker died or its lease expired, and no other worker has the job yet.
    Lost,
}

/// Urgency of a job.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Urgency {
    /// A player is waiting for the result.
    Player,
    /// No player is waiting, as for a game analysis.
    Background,
}

/// Data that determines a job's place in the queue.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Demand {
    pub(crate) urgency: Urgency,
    /// Client that is charged for the workers' time.
    pub(crate) sharer: Sharer,
    /// Amount of work in nodes.
    pub(crate) nodes: u64,
}

/// A change of state, reported to the owner of the job.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Change {
    pub(crate) job: JobId,
    pub(crate) state: JobState,
}

#[derive(Debug)]
struct Entry<T> {
    payload: T,
    urgency: Urgency,
    place: Place,
    lease: Option<Lease>,
}

#[derive(Debug, Clone, Copy)]
struct Lease {
    worker: WorkerId,
    until_ms: i64,
}

/// A queue of jobs with payloads.
#[derive(Debug)]
pub(crate) struct Queue<T> {
    lease_ms: i64,
    next: u64,
    jobs: HashMap<JobId, Entry<T>>,
    /// Waiting jobs, one line for each urgency.
    lines: [FairLine; 2],
}

impl<T: Clone> Queue<T> {
    pub(crate) fn new(lease_ms: i64) -> Self {
        Self {
            lease_ms,
            next: 1,
            jobs: HashMap::new(),
            lines: Default::default(),
        }
    }

    /// Queues a job behind the player's other jobs of the same urgency.
    pub(crate) fn push(&mut self, payload: T, demand: Demand) -> JobId {
        let job = JobId(self.next);
        self.next += 1;
        let Demand { urgency, sharer, nodes } = demand;
        let entry = Entry {
            payload,
            urgency,
            place: self.lines[urgency as usize].push(job, sharer, nodes),
            lease: None,
        };
        self.jobs.insert(job, entry);
        job
    }

    /// Returns the numbers of waiting urgent jobs, waiting background jobs and leased jobs.
    pub(crate) fn counts(&self) -> (usize, usize, usize) {
        let leased = self.jobs.values().filter(|entry| entry.lease.is_some()).count();
        let waiting = |urgency| {
            let waits = |entry: &&Entry<T>| entry.lease.is_none() && entry.urgency == urgency;
            self.jobs.values().filter(waits).count()
        };
        (waiting(Urgency::Player), waiting(Urgency::Background), leased)
    }

    /// Removes a job. Its worker's answer will be refused as stale.
    pub(crate) fn withdraw(&mut self, job: JobId) {
        if let Some(entry) = self.jobs.remove(&job)
            && entry.lease.is_none()
        {
            self.lines[entry.urgency as usize].remove(entry.place);
        }
    }

    /// Leases the first waiting job to `worker`.
    pub(crate) fn acquire(&mut self, worker: WorkerId, now_ms: i64) -> Option<(JobId, T)> {
        let job = self.lines.iter_mut().find_map(FairLine::pop)?;
        let entry = self.jobs.get_mut(&job)?;
        entry.lease = Some(Lease {
            worker,
            until_ms: now_ms + self.lease_ms,
        });
        Some((job, entry.payload.clone()))
    }

    /// Removes the job and returns its payload, if it is leased to `worker`. A late answer is accepted until
    /// [`Queue::expire`] queues the job again.
    pub(crate) fn finish(&mut self, job: JobId, worker: WorkerId) -> Option<T> {
        let held = self.jobs.get(&job)?.lease.is_some_and(|lease| lease.worker == worker);
        if held {
            self.jobs.remove(&job).map(|entry| entry.payload)
        } else {
            None
        }
    }

    /// Queues all jobs of a worker again.
    pub(crate) fn release(&mut self, worker: WorkerId) -> Vec<Change> {
        self.take_back(|lease| lease.worker == worker)
    }

    /// Queues all jobs with an expired lease again.
    pub(crate) fn expire(&mut self, now_ms: i64) -> Vec<Change> {
        self.take_back(|lease| lease.until_ms <= now_ms)
    }

    pub(crate) fn payload(&self, job: JobId) -> Option<&T> {
        self.jobs.get(&job).map(|entry| &entry.payload)
    }

    fn take_back(&mut self, which: impl Fn(&Lease) -> bool) -> Vec<Change> {
        let lost = self
            .jobs
            .iter()
            .filter(|(_, entry)| entry.lease.as_ref().is_some_and(&which));
        let mut lost: Vec<JobId> = lost.map(|(&job, _)| job).collect();
        lost.sort_unstable();
        for &job in &lost {
            if let Some(entry) = self.jobs.get_mut(&job) {
                entry.lease = None;
                entry.place = self.lines[entry.urgency as usize].put_back(entry.place);
            }
        }
        lost.into_iter()
            .map(|job| Change {
                job,
                state: JobState::Lost,
            })
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::super::ids::{JobId, WorkerId};
    use super::{Change, Demand, JobState, Queue, Urgency};
    use crate::limits::Sharer;
    use play::{GuestId, Player};

    const A: WorkerId = WorkerId(1);
    const B: WorkerId = WorkerId(2);

    /// Returns the demand of a guest's job.
    fn demand(urgency: Urgency, guest: u64, nodes: u64) -> Demand {
        let sharer = Sharer {
            address: None,
            player: Some(Player::Guest(GuestId::from_bits(guest))),
        };
        Demand { urgency, sharer, nodes }
    }

    fn queue(payloads: &[&'static str]) -> (Queue<&'static str>, Vec<JobId>) {
        let mut queue = Queue::new(30);
        let jobs = payloads
            .iter()
            .map(|payload| queue.push(*payload, demand(Urgency::Player, 1, 100)))
            .collect();
        (queue, jobs)
    }

    #[test]
    fn jobs_are_given_out_once_in_order() {
        let (mut queue, jobs) = queue(&["x", "y"]);
        assert_eq!(queue.acquire(A, 0), Some((jobs[0], "x")));
        assert_eq!(queue.acquire(B, 0), Some((jobs[1], "y")));
        assert_eq!(queue.acquire(A, 0), None);
    }

    #[test]
    fn an_answer_counts_once_and_only_from_who_has_the_job() {
        let (mut queue, jobs) = queue(&["x"]);
        assert_eq!(queue.finish(jobs[0], A), None, "nobody has it");
        queue.acquire(A, 0);
        assert_eq!(queue.finish(jobs[0], B), None);
        assert_eq!(queue.finish(jobs[0], A), Some("x"));
        assert_eq!(queue.finish(jobs[0], A), None);
    }

    #[test]
    fn a_silent_worker_loses_its_job_to_the_next() {
        let (mut queue, jobs) = queue(&["x", "y"]);
        queue.acquire(A, 0);
        assert_eq!(queue.expire(29), []);
        assert_eq!(
            queue.expire(30),
            [Change {
                job: jobs[0],
                state: JobState::Lost
            }]
        );
        assert_eq!(
            queue.acquire(B, 30),
            Some((jobs[0], "x")),
            "before those that came later"
        );
        assert_eq!(queue.finish(jobs[0], A), None, "too late");
        assert_eq!(queue.finish(jobs[0], B), Some("x"));
    }

    #[test]
    fn a_dead_worker_gives_back_all_it_had_and_nothing_else() {
        let (mut queue, jobs) = queue(&["x", "y", "z"]);
        queue.acquire(A, 0);
        queue.acquire(B, 0);
        queue.acquire(A, 0);
        let lost: Vec<JobId> = queue.release(A).iter().map(|change| change.job).collect();
        assert_eq!(lost, [jobs[0], jobs[2]]);
        assert_eq!(queue.acquire(B, 1).map(|(job, _)| job), Some(jobs[0]));
        assert_eq!(queue.acquire(B, 1).map(|(job, _)| job), Some(jobs[2]));
        assert_eq!(queue.release(A), []);
    }

    #[test]
    fn players_go_first_also_when_a_worker_has_died() {
        let mut queue = Queue::new(30);
        let analysis = queue.push("analysis", demand(Urgency::Background, 1, 100));
        let first = queue.push("move", demand(Urgency::Player, 1, 100));
        assert_eq!(queue.acquire(A, 0), Some((first, "move")));
        assert_eq!(queue.acquire(A, 0), Some((analysis, "analysis")));
        let second = queue.push("move", demand(Urgency::Player, 1, 100));
        queue.release(A);
        assert_eq!(queue.acquire(B, 1), Some((first, "move")));
        assert_eq!(queue.acquire(B, 1), Some((second, "move")));
        assert_eq!(queue.acquire(B, 1), Some((analysis, "analysis")));
    }

    #[test]
    fn a_withdrawn_job_is_gone_wherever_it_was() {
        let (mut queue, jobs) = queue(&["x", "y"]);
        queue.acquire(A, 0);
        queue.withdraw(jobs[0]);
        queue.withdraw(jobs[1]);
        assert_eq!(queue.finish(jobs[0], A), None);
        assert_eq!(queue.acquire(A, 0), None);
        assert_eq!(queue.expire(100), []);
        assert_eq!(queue.payload(jobs[0]), None);
    }
}
