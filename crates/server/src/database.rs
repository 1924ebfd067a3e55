//! The store as tasks share it, and its closing.

use crate::clock;
use crate::counts::Counts;
use std::ops::Deref;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use store::{Command, CommandError, Store};

/// How often to look whether the last other holder has let go: a task that is just ending.
const CLOSE_POLL: Duration = Duration::from_millis(2);

/// A shared store. Clones use the same one.
#[derive(Debug, Clone)]
pub(crate) struct Database {
    store: Arc<dyn Store>,
    /// Whether the last command could not be written.
    failing: Arc<AtomicBool>,
    counts: Counts,
}

impl Deref for Database {
    type Target = dyn Store;
    fn deref(&self) -> &Self::Target {
        &*self.store
    }
}

impl Database {
    pub(crate) fn new(store: Box<dyn Store>, counts: Counts) -> Self {
        Self {
            store: store.into(),
            failing: Arc::default(),
            counts,
        }
    }

    /// Like [`store::Commands::execute`], and remembers whether writing works.
    pub(crate) fn execute(&self, command: Command) -> impl Future<Output = Result<(), CommandError>> + Send + use<> {
        let (failing, counts, began) = (Arc::clone(&self.failing), self.counts.clone(), clock::now());
        // Queued here and now, not when the answer is first polled.
        let answer = self.store.execute(command);
        async move {
            let written = answer.await;
            counts.stored(clock::since(began), matches!(written, Err(CommandError::Database(_))));
            match &written {
                Ok(()) => {
                    if failing.swap(false, Ordering::Relaxed) {
                        tracing::warn!("the database can be written again");
                    }
                }
                Err(CommandError::Database(cause)) => {
                    // Once: a full disk fails every command until it is mended.
                    if !failing.swap(true, Ordering::Relaxed) {
                        tracing::error!(%cause, "the database cannot be written");
                    }
                }
                // Nothing was tried.
                Err(CommandError::Conflict(_) | CommandError::Closed) => {}
            }
            written
        }
    }

    /// Whether the last command could not be written.
    pub(crate) fn is_failing(&self) -> bool {
        self.failing.load(Ordering::Relaxed)
    }

    /// Closes the store once nobody else holds it: its lock is free when this returns.
    pub(crate) async fn close(mut self) {
        while Arc::get_mut(&mut self.store).is_none() {
            clock::sleep(CLOSE_POLL).await;
        }
        // Closing waits for the writer's last commit.
        let _ = tokio::task::spawn_blocking(move || drop(self)).await;
    }
}
