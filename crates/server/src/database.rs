//! The store as tasks share it, and its closing.

use crate::clock;
use std::ops::Deref;
use std::sync::Arc;
use std::time::Duration;
use store::Store;

/// How often to look whether the last other holder has let go: a task that is just ending.
const CLOSE_POLL: Duration = Duration::from_millis(2);

/// A shared store. Clones use the same one.
#[derive(Debug, Clone)]
pub(crate) struct Database(Arc<dyn Store>);

impl Deref for Database {
    type Target = dyn Store;
    fn deref(&self) -> &Self::Target {
        &*self.0
    }
}

impl Database {
    pub(crate) fn new(store: Box<dyn Store>) -> Self {
        Self(store.into())
    }

    /// Closes the store once nobody else holds it: its lock is free when this returns.
    pub(crate) async fn close(mut self) {
        while Arc::get_mut(&mut self.0).is_none() {
            clock::sleep(CLOSE_POLL).await;
        }
        // Closing waits for the writer's last commit.
        let _ = tokio::task::spawn_blocking(move || drop(self)).await;
    }
}
