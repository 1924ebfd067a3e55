//! Builds the missing small tables, those with at most one piece outside the palaces: on one thread of the lowest
//! priority, some time after the start, so that neither the start nor games wait for it. Tables are kept, and the next
//! start continues with the unfinished one.

use super::TableCache;
use crate::clock;
use crate::services::Services;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tablebase::{Built, FolderError, Objective, Signature, Tables, Work};
use tokio::sync::oneshot;

/// Whether a server builds the small endgame tables.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TableMaking {
    /// Yes, after this time.
    After(Duration),
    /// No: it only reads existing tables.
    Never,
}

/// The pieces outside the palaces of the tables that are made.
const FREE: u8 = 1;

/// Builds missing tables, and returns when all exist or the server shuts down.
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
    // It stops quickly, so that the folder is released before the server ends.
    let _ = ended.await;
}

fn stopped_is_fine<'a>(error: &'a FolderError, stop: &AtomicBool) -> Result<&'a (), &'a FolderError> {
    if stop.load(Ordering::Relaxed) {
        Ok(&())
    } else {
        Err(error)
    }
}

/// The lowest priority for this thread, on Linux. It is one thread: elsewhere it keeps one processor busy for a while.
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
