//! Builds the missing small endgame tables, which have at most one piece outside the palaces.
//!
//! A single low-priority thread starts some time after the server, so that it delays neither the start nor games. After
//! a restart, it continues with the first missing table.

use super::TableCache;
use crate::clock;
use crate::services::Services;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tablebase::{Built, FolderError, Objective, Signature, Tables, Work};
use tokio::sync::oneshot;

/// Setting for building the small endgame tables.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TableMaking {
    /// Builds them this long after the start.
    After(Duration),
    /// Uses only existing tables.
    Never,
}

/// Maximum number of pieces outside the palaces in the tables to build.
const FREE: u8 = 1;

/// Builds the missing tables. Returns when all exist, an error occurs or the server shuts down.
pub(crate) async fn make(services: Arc<Services>, table_cache: TableCache, making: TableMaking) {
    let (TableMaking::After(wait), Some(tables)) = (making, table_cache.tables) else {
        return;
    };
    let mut shutdown = services.shutdown.subscribe();
    tokio::select! {
        () = clock::sleep(wait) => {}
        () = shutdown.wait() => return,
    }
    let stop = Arc::new(AtomicBool::new(false));
    let (tell, mut ended) = oneshot::channel();
    let thread = std::thread::Builder::new().name("tables".to_owned());
    let started = thread.spawn({
        let stop = Arc::clone(&stop);
        move || {
            give_way();
            let made = make_all(&tables, &stop);
            if let Err(error) = made.as_ref().or_else(|error| stopped_is_fine(error, &stop)) {
                tracing::warn!(%error, "no endgame tables were made");
            }
            // The receiver is gone if the server was dropped.
            let _ = tell.send(());
        }
    });
    if let Err(error) = started {
        tracing::warn!(%error, "no thread to make endgame tables");
        return;
    }
    tokio::select! {
        _ = &mut ended => return,
        () = shutdown.wait() => stop.store(true, Ordering::Relaxed),
    }
    // The thread stops soon. Waiting for it ensures that the folder is released before the server exits.
    let _ = ended.await;
}

fn stopped_is_fine<'a>(error: &'a FolderError, stop: &AtomicBool) -> Result<&'a (), &'a FolderError> {
    if stop.load(Ordering::Relaxed) {
        Ok(&())
    } else {
        Err(error)
    }
}

/// Gives this thread the lowest priority on Linux. On other systems, it keeps the normal priority.
fn give_way() {
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::process::nice(19) {
        tracing::warn!(%error, "endgame tables are made at the usual priority");
    }
}

fn make_all(tables: &Tables, stop: &AtomicBool) -> Result<(), FolderError> {
    let work = Work { threads: 1, stop };
    let signatures = Signature::all_with_free(FREE);
    for objective in Objective::ALL {
        let mut made = 0;
        tables
            .folder()
            .build(objective, &signatures, &work, |_, number, of, built| match built {
                Built::Begun { .. } if made == 0 => {
                    tracing::info!(%objective, table = number, of, "endgame tables are being made");
                }
                Built::Made { .. } => {
                    made += 1;
                    tables.forget_missing();
                }
                Built::Begun { .. } | Built::Kept => {}
            })?;
        if made > 0 {
            tracing::info!(%objective, made, "endgame tables are made");
        }
    }
    Ok(())
}
