//! Simulation of a disk that loses unsynced data: after a kill, the database is in the state of its last sync.
//!
//! Data written by a killed process is not lost, because the operating system keeps it and writes it to the disk later.
//! In a power failure it would be lost. To simulate this, a small library is loaded before the C library. Whenever a
//! database file is synced, the library updates a shadow of the file. After a kill, the shadows replace the files.

use crate::{Failure, preload};
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

/// Source of the library.
const SOURCE: &str = include_str!("forgetful.c");
/// Names of the files that have shadows.
const FILES: [&str; 3] = ["janggun.db", "janggun.db-wal", "janggun.db-journal"];
/// SQLite's WAL index. It would not survive a power failure, and SQLite rebuilds it.
const INDEX: &str = "janggun.db-shm";
/// Lock file of the server. Its first line is synced once. Its second line is the commit count, which is not synced.
const LOCK: &str = "janggun.lock";

/// Fate of writes when the server is killed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Disk {
    /// All writes are kept, as after a crash of the program alone.
    Keeps,
    /// Unsynced writes are lost, as after a power failure.
    ForgetsUnsynced,
    /// Unsynced writes are lost and syncs do nothing, as with `synchronous=OFF`. This validates the test, which must
    /// find losses.
    NeverSyncs,
}

/// The compiled library and the shadows.
#[derive(Debug)]
pub(super) struct Preload {
    disk: Disk,
    library: PathBuf,
    shadows: PathBuf,
    data: PathBuf,
}

impl Preload {
    /// Compiles the library if this kind of disk needs it. Its files are stored next to the data folder.
    pub(super) fn of(disk: Disk, data: &Path) -> Result<Option<Self>, Failure> {
        match disk {
            Disk::Keeps => Ok(None),
            Disk::ForgetsUnsynced | Disk::NeverSyncs if cfg!(not(target_os = "linux")) => Err(Failure::Impossible(
                "a disk that forgets can be had on Linux only: it is a library that ld.so loads before the C library"
                    .to_owned(),
            )),
            Disk::ForgetsUnsynced | Disk::NeverSyncs => Self::compile(disk, data).map(Some),
        }
    }

    fn compile(disk: Disk, data: &Path) -> Result<Self, Failure> {
        let preload = Self {
            disk,
            library: preload::compile(SOURCE, data, "forgetful")?,
            shadows: data.with_extension("shadows"),
            data: data.to_owned(),
        };
        let _ = fs::remove_dir_all(&preload.shadows);
        fs::create_dir_all(&preload.shadows).map_err(Failure::io(preload.shadows.display().to_string()))?;
        Ok(preload)
    }

    /// Returns the environment variables for the server.
    pub(super) fn environment(&self, disk: Disk) -> Vec<(&'static str, String)> {
        let mut variables = vec![
            ("LD_PRELOAD", self.library.display().to_string()),
            ("FORGETFUL_SHADOWS", self.shadows.display().to_string()),
        ];
        if disk == Disk::NeverSyncs {
            variables.push(("FORGETFUL_NEVER_SYNCS", "1".to_owned()));
        }
        variables
    }

    /// Replaces the files with their shadows, and removes files without one. The server must not be running.
    pub(super) fn forget(&self) -> Result<(), Failure> {
        for name in FILES {
            let (file, shadow) = (self.data.join(name), self.shadows.join(name));
            let done = if shadow.exists() {
                fs::copy(&shadow, &file).map(|_| ())
            } else {
                remove(&file)
            };
            done.map_err(Failure::io(file.display().to_string()))?;
        }
        if self.disk == Disk::NeverSyncs {
            // Without this, the server would notice the loss itself, but the test should find it in the games.
            first_line_only(&self.data.join(LOCK)).map_err(Failure::io(LOCK))?;
        }
        remove(&self.data.join(INDEX)).map_err(Failure::io(INDEX))
    }
}

fn first_line_only(file: &Path) -> std::io::Result<()> {
    match fs::read_to_string(file) {
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(()),
        Err(error) => Err(error),
        Ok(text) => fs::write(
            file,
            text.lines().next().map_or(String::new(), |line| format!("{line}\n")),
        ),
    }
}

fn remove(file: &Path) -> std::io::Result<()> {
    match fs::remove_file(file) {
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(()),
        done => done,
    }
}
