//! Runner for CPU-heavy work, such as compressing records and replaying games.
//!
//! The work runs on a limited number of threads, so that processors remain free for moves.

use crate::error::AppError;
use std::sync::Arc;
use std::thread::available_parallelism;
use tokio::sync::Semaphore;

/// Runner with a limited number of threads. Clones share the limit.
#[derive(Debug, Clone)]
pub(crate) struct HeavyWork {
    turns: Arc<Semaphore>,
}

impl HeavyWork {
    /// Allows half as many threads as there are processors, but at least one.
    pub(crate) fn new() -> Self {
        let cores = available_parallelism().map_or(1, usize::from);
        Self {
            turns: Arc::new(Semaphore::new((cores / 2).max(1))),
        }
    }

    /// Runs the work when a thread is free. The work is skipped if the returned future is dropped before then.
    ///
    /// # Errors
    ///
    /// An internal error if the work panics.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, AppError> {
        let turn = Arc::clone(&self.turns).acquire_owned().await;
        let turn = turn.map_err(AppError::internal)?;
        let done = tokio::task::spawn_blocking(move || {
            let _turn = turn;
            work()
        });
        done.await.map_err(AppError::internal)
    }
}

#[cfg(test)]
mod tests {
    use super::HeavyWork;
    use std::sync::Arc;
    use std::sync::atomic::{AtomicUsize, Ordering};

    #[tokio::test]
    async fn no_more_is_done_at_once_than_there_are_turns() {
        let heavy = HeavyWork::new();
        let turns = heavy.turns.available_permits();
        let (now, most) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
        let mut work = tokio::task::JoinSet::new();
        for number in 0..32 {
            let (heavy, now, most) = (heavy.clone(), Arc::clone(&now), Arc::clone(&most));
            work.spawn(async move {
                let done = heavy.run(move || {
                    most.fetch_max(now.fetch_add(1, Ordering::SeqCst) + 1, Ordering::SeqCst);
                    std::thread::yield_now();
                    now.fetch_sub(1, Ordering::SeqCst);
                    number
                });
                done.await.unwrap()
            });
        }
        let mut done = work.join_all().await;
        done.sort_unstable();
        assert_eq!(done, (0..32).collect::<Vec<_>>());
        assert!(most.load(Ordering::SeqCst) <= turns);
    }
}
