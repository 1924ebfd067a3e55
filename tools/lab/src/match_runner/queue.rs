//! A queue of work, such as games to play, for several parallel jobs.
//!
//! The caller supplies the functions that do the work, and receives the results.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{SyncSender, sync_channel};

/// Work to be done by parallel jobs.
#[derive(Debug)]
pub struct WorkQueue<'a, T> {
    /// The pieces of work, for example the numbers of games to play.
    pub left: &'a [T],
    /// Maximum number of parallel jobs.
    pub jobs: u64,
    /// Flag that, once set, prevents further work from being started.
    pub stop: &'a AtomicBool,
}

impl<T: Copy + Sync> WorkQueue<'_, T> {
    /// Does all the work. Every job calls `start_job` once to create a function that does one piece of work, or returns
    /// `None` if it was interrupted, which ends the job.
    ///
    /// `on_result` receives each result, with the number of results so far. If it returns [`ControlFlow::Break`], no
    /// further work is started, but `on_result` still receives the results of work in progress.
    ///
    /// # Errors
    /// The first error of `start_job` or `on_result`. No further work is then started.
    pub fn play<J, R, E>(
        &self,
        start_job: impl Fn() -> Result<J, E> + Sync,
        mut on_result: impl FnMut(usize, R) -> Result<ControlFlow<()>, E>,
    ) -> Result<(), E>
    where
        J: FnMut(T) -> Option<R>,
        R: Send,
        E: Send,
    {
        let (next, enough) = (AtomicUsize::new(0), AtomicBool::new(false));
        // Sending blocks until the result is received, so a job is never more than one piece of work ahead when
        // `on_result` returns a break.
        let (sender, results) = sync_channel(0);
        let run_job = |sender: SyncSender<Result<R, E>>| {
            let mut play = match start_job() {
                Ok(play) => play,
                Err(error) => return drop(sender.send(Err(error))),
            };
            while !enough.load(Ordering::Relaxed) && !self.stop.load(Ordering::Relaxed) {
                let Some(&piece) = self.left.get(next.fetch_add(1, Ordering::Relaxed)) else {
                    return;
                };
                let Some(result) = play(piece) else { return };
                if sender.send(Ok(result)).is_err() {
                    return;
                }
            }
        };
        std::thread::scope(|scope| {
            for _ in 0..self.jobs.min(self.left.len() as u64) {
                let (run_job, sender) = (&run_job, sender.clone());
                scope.spawn(move || run_job(sender));
            }
            drop(sender);
            for (count, result) in (1..).zip(results) {
                match result.and_then(|result| on_result(count, result)) {
                    Ok(ControlFlow::Continue(())) => {}
                    Ok(ControlFlow::Break(())) => enough.store(true, Ordering::Relaxed),
                    Err(error) => {
                        enough.store(true, Ordering::Relaxed);
                        return Err(error);
                    }
                }
            }
            Ok(())
        })
    }
}

#[cfg(test)]
mod tests {
    use super::WorkQueue;
    use crate::match_runner::opening::random_opening;
    use crate::match_runner::pairs::{FinishedPair, MatchContext, play_pair};
    use crate::match_runner::player::RandomPlayer;
    use engine::rng::Rng;
    use engine::time::SimulatedClock;
    use janggi::Preset;
    use std::ops::ControlFlow;
    use std::sync::atomic::AtomicBool;

    fn play(number: u64, stop: &AtomicBool) -> Option<FinishedPair> {
        let clock = SimulatedClock::default();
        let (mut one, mut two) = (RandomPlayer(Rng::new(number)), RandomPlayer(Rng::new(!number)));
        let start = random_opening(&Preset::Kakao.rules(), number);
        play_pair(&MatchContext::untimed(&clock, stop), number, &start, &mut one, &mut two)
    }

    /// Returns the sorted numbers of the pairs that are finished if the caller breaks after `most` results.
    fn numbers(jobs: u64, stop: &AtomicBool, most: usize) -> Vec<u64> {
        let left: Vec<u64> = (5..13).collect();
        let mut numbers = Vec::new();
        let queue = WorkQueue {
            left: &left,
            jobs,
            stop,
        };
        let job = || Ok::<_, ()>(|number| play(number, stop));
        let played = queue.play(job, |count, pair| {
            numbers.push(pair.pair.number);
            Ok(if count < most {
                ControlFlow::Continue(())
            } else {
                ControlFlow::Break(())
            })
        });
        assert_eq!(played, Ok(()));
        numbers.sort_unstable();
        numbers
    }

    #[test]
    fn every_pair_is_played_once_however_many_jobs_there_are() {
        let go = AtomicBool::new(false);
        for jobs in [1, 3, 20] {
            assert_eq!(numbers(jobs, &go, usize::MAX), (5..13).collect::<Vec<_>>());
        }
    }

    #[test]
    fn a_break_begins_no_further_pair_and_a_stop_none_at_all() {
        let go = AtomicBool::new(false);
        assert!(numbers(1, &go, 2).len() <= 3);
        assert!(numbers(2, &AtomicBool::new(true), 9).is_empty());
    }

    #[test]
    fn an_error_of_a_job_or_of_the_caller_comes_back() {
        let go = AtomicBool::new(false);
        let left = [1, 2];
        let queue = WorkQueue {
            left: &left,
            jobs: 2,
            stop: &go,
        };
        let failed = queue.play(
            || Err::<fn(u64) -> Option<FinishedPair>, _>("job"),
            |_, _| Ok(ControlFlow::Continue(())),
        );
        assert_eq!(failed, Err("job"));
        let failed = queue.play(|| Ok(|number| play(number, &go)), |_, _| Err("caller"));
        assert_eq!(failed, Err("caller"));
    }
}
