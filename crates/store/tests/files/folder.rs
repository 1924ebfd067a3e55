//! A data folder for one test, on the disk that holds the build folder: on tmpfs a sync would prove nothing.

use std::path::{Path, PathBuf};
use store::{EventRow, GameRow, GuestRow, Phase, Write};

/// A folder of its own, removed at the end of the test.
pub(crate) struct Folder {
    _kept: tempfile::TempDir,
    path: PathBuf,
}

impl Folder {
    /// A folder that does not exist yet, `below` a fresh one.
    pub(crate) fn new(below: &str) -> Self {
        let kept = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
        let path = kept.path().join(below);
        Self { _kept: kept, path }
    }

    pub(crate) fn path(&self) -> &Path {
        &self.path
    }
}

pub(crate) fn guest(number: u8) -> GuestRow {
    GuestRow {
        id: format!("guest{number}"),
        token_hash: [number; 32],
        created_ms: i64::from(number),
    }
}

/// Events `first..=last` of game `id`.
pub(crate) fn events(id: &str, first: u32, last: u32) -> Write {
    let events = (first..=last).map(|seq| EventRow {
        seq,
        at_ms: i64::from(seq) * 10,
        body: format!("{{\"n\":{seq}}}"),
    });
    Write::Events {
        game: game(id, last),
        guests: Vec::new(),
        events: events.collect(),
    }
}

pub(crate) fn game(id: &str, last: u32) -> GameRow {
    GameRow {
        id: id.to_owned(),
        created_ms: 5,
        updated_ms: i64::from(last) * 10,
        phase: Phase::Playing,
        card: format!("{{\"plies\":{last}}}"),
    }
}
