//! Checkpoints the WAL on a separate thread, so that commands do not wait for it.
//!
//! By default, SQLite checkpoints within the commit that takes the WAL over a limit. This would delay that commit and
//! all queued ones by 10 to 20 ms. A concurrent checkpoint, however, never catches up with a busy writer, and the WAL
//! restarts only once it has been copied completely. When the WAL has grown long, the writer therefore copies the
//! small remainder itself.

use rusqlite::Connection;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread::JoinHandle;

/// WAL growth between checkpoints, in pages of 4 KiB.
#[derive(Debug, Clone, Copy)]
pub(super) struct LogLengths {
    /// A separate thread copies the WAL every time it has grown by this many pages.
    pub(super) copy_each: u32,
    /// The writer copies the remainder every time the WAL has grown by this many pages.
    pub(super) finish_each: u32,
}

impl LogLengths {
    /// About 4 MiB, the default of SQLite, and about 64 MiB. After a crash, a WAL of 64 MiB is read in a fraction of a
    /// second.
    pub(super) const USUAL: Self = Self {
        copy_each: 1_000,
        finish_each: 16_000,
    };
}

/// Runs the checkpoints of the writer's WAL.
pub(super) struct Checkpoints {
    lengths: LogLengths,
    /// Number of pages in the WAL after the last commit.
    pages: Arc<AtomicU32>,
    last: u32,
    next_copy: u32,
    next_finish: u32,
    // An `Option` so that `Drop` can close the channel before joining the thread.
    wake: Option<SyncSender<()>>,
    thread: Option<JoinHandle<()>>,
}

impl Checkpoints {
    /// Replaces the automatic checkpoints of `writer`. `beside` is a second connection to the same database.
    pub(super) fn of(
        writer: &mut Connection,
        beside: Connection,
        lengths: LogLengths,
    ) -> Result<Self, rusqlite::Error> {
        let pages = Arc::new(AtomicU32::new(0));
        let noted = Arc::clone(&pages);
        // This hook replaces SQLite's automatic checkpoint, which would run within the commit.
        writer.wal_hook(Some(move |_: &mut rusqlite::hooks::Wal, pages| {
            noted.store(u32::try_from(pages).unwrap_or(0), Ordering::Relaxed);
            Ok(())
        }))?;
        // The capacity is one, because a busy thread does not need to be woken twice.
        let (wake, woken) = sync_channel(1);
        let thread = std::thread::Builder::new()
            .name("store-checkpoint".to_owned())
            .spawn(move || run(&beside, &woken))
            .expect("the system lets a starting server have a thread");
        Ok(Self {
            lengths,
            pages,
            last: 0,
            next_copy: lengths.copy_each,
            next_finish: lengths.finish_each,
            wake: Some(wake),
            thread: Some(thread),
        })
    }

    /// Runs or schedules the checkpoints that are due. Must be called after each batch of the writer.
    pub(super) fn after_commit(&mut self, writer: &Connection) {
        let LogLengths { copy_each, finish_each } = self.lengths;
        let pages = self.pages.load(Ordering::Relaxed);
        let begun_anew = pages < std::mem::replace(&mut self.last, pages);
        if begun_anew {
            (self.next_copy, self.next_finish) = (copy_each, finish_each);
        }
        if pages >= self.next_finish {
            self.next_finish = pages + finish_each;
            copy_log(writer);
        }
        if pages >= self.next_copy {
            self.next_copy = pages + copy_each;
            if let Some(wake) = &self.wake {
                // If the channel is full, the thread has already been woken.
                let _ = wake.try_send(());
            }
        }
    }
}

impl Drop for Checkpoints {
    fn drop(&mut self) {
        self.wake = None;
        if let Some(thread) = self.thread.take() {
            // A panic in the thread is harmless, because the WAL is still complete.
            let _ = thread.join();
        }
    }
}

fn run(beside: &Connection, woken: &Receiver<()>) {
    while let Ok(()) = woken.recv() {
        copy_log(beside);
    }
}

/// Copies as many pages as readers and other checkpoints allow. If this fails, the pages stay in the WAL.
fn copy_log(connection: &Connection) {
    let copied = connection.query_row("PRAGMA wal_checkpoint(PASSIVE)", [], |_| Ok(()));
    if let Err(error) = copied {
        tracing::warn!(%error, "the log was not copied into the database");
    }
}

#[cfg(test)]
mod tests {
    use super::{Checkpoints, LogLengths};
    use rusqlite::Connection;
    use std::path::Path;

    fn open(path: &Path) -> Connection {
        let connection = Connection::open(path).unwrap();
        connection.pragma_update(None, "journal_mode", "WAL").unwrap();
        connection.pragma_update(None, "synchronous", "FULL").unwrap();
        connection
    }

    fn size(path: &Path) -> u64 {
        std::fs::metadata(path).unwrap().len()
    }

    /// Returns the sizes of the database and the WAL after `count` commits of about eight pages each.
    fn after_commits(count: u32, lengths: LogLengths) -> (u64, u64) {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("log.db");
        let mut writer = open(&path);
        writer.execute_batch("CREATE TABLE t (body BLOB)").unwrap();
        let mut checkpoints = Checkpoints::of(&mut writer, open(&path), lengths).unwrap();
        for _ in 0..count {
            writer
                .execute("INSERT INTO t (body) VALUES (zeroblob(7 * 4096))", [])
                .unwrap();
            checkpoints.after_commit(&writer);
        }
        drop(checkpoints);
        (size(&path), size(&folder.path().join("log.db-wal")))
    }

    const NEVER: u32 = 1_000_000;

    #[test]
    fn the_log_is_copied_beside_the_writer() {
        let (copy_each, finish_each) = (64, NEVER);
        let (database, _) = after_commits(40, LogLengths { copy_each, finish_each });
        assert!(database > 40 * 4096, "{database} bytes");
    }

    #[test]
    fn the_writer_ends_a_log_that_has_grown_long_and_it_begins_anew() {
        let (copy_each, finish_each) = (NEVER, 64);
        let (database, log) = after_commits(100, LogLengths { copy_each, finish_each });
        assert!(database > 400 * 4096, "{database} bytes");
        assert!(log < 150 * 4096, "{log} bytes");
    }

    #[test]
    fn without_either_all_stays_in_the_log() {
        let (copy_each, finish_each) = (NEVER, NEVER);
        // SQLite's automatic checkpoint would keep the WAL shorter.
        let (_, log) = after_commits(200, LogLengths { copy_each, finish_each });
        assert!(log > 1_500 * 4096, "{log} bytes");
    }
}
