//! The store as tasks use it: reads that do not block the runtime, and writes that are awaited until they are on disk.

use crate::clock;
use crate::error::AppError;
use std::sync::Arc;
use std::time::Duration;
use store::{Store, StoreError, Write};
use tokio::sync::oneshot;

/// How often to look whether the last other holder has let go: a task that is just ending.
const CLOSE_POLL: Duration = Duration::from_millis(2);

/// A shared store. Clones use the same one.
#[derive(Debug, Clone)]
pub(crate) struct Database(Arc<Store>);

impl Database {
    pub(crate) fn new(store: Store) -> Self {
        Self(Arc::new(store))
    }

    /// Writes, and returns when it is on disk or when nothing was changed.
    pub(crate) async fn write(&self, write: Write) -> Result<(), StoreError> {
        let (sender, receiver) = oneshot::channel();
        self.0.write(write, move |result| {
            // Whoever waited may have gone; the row is written all the same.
            let _ = sender.send(result);
        });
        receiver.await.unwrap_or(Err(StoreError::Closed))
    }

    /// Reads on a thread that may wait for the disk.
    pub(crate) async fn read<T: Send + 'static>(
        &self,
        read: impl FnOnce(&Store) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, AppError> {
        let store = Arc::clone(&self.0);
        let result = tokio::task::spawn_blocking(move || read(&store))
            .await
            .map_err(AppError::internal)?;
        Ok(result?)
    }

    /// How many writes wait for the disk.
    pub(crate) fn backlog(&self) -> usize {
        self.0.waiting()
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
