//! Interruptible passes over all position numbers of a table on several threads. This module must not depend on the
//! work that a pass does.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

/// Number of consecutive position numbers that a thread takes at a time.
const CHUNK: usize = 1 << 14;

/// Error for work that ended early because the stop flag was set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Stopped;

/// Settings for long computations: the number of threads, and the flag that stops them.
#[derive(Clone, Copy, Debug)]
pub struct Work<'a> {
    /// Number of threads, at least one.
    pub threads: usize,
    /// Flag that ends the work when it is set.
    pub stop: &'a AtomicBool,
}

impl Work<'_> {
    /// Calls `f` with a per-thread state created by `keep` and every number below `size`. The order is unspecified, but
    /// each thread takes long runs of consecutive numbers.
    pub(crate) fn for_each<T>(
        &self,
        size: usize,
        keep: impl Fn() -> T + Sync,
        f: impl Fn(&mut T, usize) + Sync,
    ) -> Result<(), Stopped> {
        let next = AtomicUsize::new(0);
        let run = || {
            let mut kept = keep();
            while !self.stop.load(Ordering::Relaxed) {
                let first = next.fetch_add(CHUNK, Ordering::Relaxed);
                if first >= size {
                    break;
                }
                (first..size.min(first + CHUNK)).for_each(|index| f(&mut kept, index));
            }
        };
        let threads = self.threads.min(size.div_ceil(CHUNK));
        if threads <= 1 {
            run();
        } else {
            std::thread::scope(|scope| {
                for _ in 0..threads {
                    scope.spawn(run);
                }
            });
        }
        if self.stop.load(Ordering::Relaxed) {
            Err(Stopped)
        } else {
            Ok(())
        }
    }
}
