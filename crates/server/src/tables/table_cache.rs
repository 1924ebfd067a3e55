//! Probes the endgame tables in the data folder from asynchronous tasks. Files are read on blocking threads.

use janggi::Game;
use std::path::Path;
use std::sync::Arc;
use tablebase::{Folder, ProbeError, ProbedPosition, Signature, Tables};

/// The endgame tables in a folder, if there is one. Clones share them.
#[derive(Debug, Clone)]
pub(crate) struct TableCache {
    pub(super) tables: Option<Arc<Tables>>,
}

/// Reason why a position could not be probed.
#[derive(Debug, thiserror::Error)]
pub(crate) enum ProbeFailure {
    /// No table contains the position, or the table cannot be read.
    #[error(transparent)]
    Probe(#[from] ProbeError),
    /// The task on the blocking thread panicked or was cancelled.
    #[error(transparent)]
    Thread(#[from] tokio::task::JoinError),
}

impl TableCache {
    /// Returns the tables in the subfolder `tables` of the data folder, which need not exist.
    pub(crate) fn in_data(data: &Path) -> Self {
        let folder = Folder::new(&data.join("tables"));
        let tables = Arc::new(Tables::new(folder));
        Self { tables: Some(tables) }
    }

    /// Returns a cache without any tables.
    pub(crate) const fn empty() -> Self {
        Self { tables: None }
    }

    /// Returns the values of a position and of its moves.
    pub(crate) async fn probe(&self, game: Game) -> Result<ProbedPosition, ProbeFailure> {
        let Some(tables) = self.tables.clone() else {
            return Err(ProbeError::NoTable(Signature::of(game.position().board())).into());
        };
        let probed = tokio::task::spawn_blocking(move || {
            let probed = ProbedPosition::of(&tables, &game);
            if matches!(probed, Err(ProbeError::NoTable(_))) {
                // The table may be built while the server is running, so the next probe must look again.
                tables.forget_missing();
            }
            probed
        });
        Ok(probed.await??)
    }
}
