//! Probes the tables of the data folder from asynchronous tasks: files are read on threads that may block.

use janggi::Game;
use std::path::Path;
use std::sync::Arc;
use tablebase::{Folder, ProbeError, ProbedPosition, Signature, Tables};

/// The tables of a folder. Clones share it.
#[derive(Debug, Clone)]
pub(crate) struct TableCache {
    pub(super) tables: Option<Arc<Tables>>,
}

/// Reason why a position could not be probed.
#[derive(Debug, thiserror::Error)]
pub(crate) enum ProbeFailure {
    /// The tables do not have it, or cannot be read.
    #[error(transparent)]
    Probe(#[from] ProbeError),
    /// The thread was ended.
    #[error(transparent)]
    Thread(#[from] tokio::task::JoinError),
}

impl TableCache {
    /// Returns the folder `tables` of the data folder, which need not be there.
    pub(crate) fn in_data(data: &Path) -> Self {
        let folder = Folder::new(&data.join("tables"));
        let tables = Arc::new(Tables::new(folder));
        Self { tables: Some(tables) }
    }

    /// No tables.
    pub(crate) const fn empty() -> Self {
        Self { tables: None }
    }

    /// The value of a position and of its moves.
    pub(crate) async fn probe(&self, game: Game) -> Result<ProbedPosition, ProbeFailure> {
        let Some(tables) = self.tables.clone() else {
            return Err(ProbeError::NoTable(Signature::of(game.position().board())).into());
        };
        // Some dozens of reads of a few kilobytes.
        let probed = tokio::task::spawn_blocking(move || {
            let probed = ProbedPosition::of(&tables, &game);
            if matches!(probed, Err(ProbeError::NoTable(_))) {
                // It may be built while the server is running, so the next probe looks again.
                tables.forget_missing();
            }
            probed
        });
        Ok(probed.await??)
    }
}
