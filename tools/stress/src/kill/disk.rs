//! A disk that loses unsynced data: after a kill the database is in the state in which it was last synced.
//!
//! A killed process loses nothing that it has written: the system keeps the data and writes it later. A power failure
//! loses it. A small library, preloaded before the C library, copies each file to a shadow whenever it is synced; after
//! a kill the shadows replace the files.

use crate::Failure;
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The source of the library, compiled when needed by the C compiler that SQLite needs as well.
const SOURCE: &str = include_str!("forgetful.c");
/// The names of the files that it shadows.
const FILES: [&str; 3] = ["janggun.db", "janggun.db-wal", "janggun.db-journal"];
/// SQLite's index of the log, which does not survive a power failure and which SQLite rebuilds.
const INDEX: &str = "janggun.db-shm";
/// Its first line is synced once; the second line has the commit count and is never synced.
const LOCK: &str = "janggun.lock";

/// What happens to writes when the server is killed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Disk {
    /// All writes are kept, as after a crash of the program alone.
    Keeps,
    /// Unsynced writes are lost, as after a power failure.
    ForgetsUnsynced,
    /// The same, and syncs do nothing, as with `synchronous=OFF`: this tests the test, which must find losses.
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
    /// Compiles the library if the disk needs it; its files are next to the data folder.
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
            library: data.with_extension("forgetful.so"),
            shadows: data.with_extension("shadows"),
            data: data.to_owned(),
        };
        let source = data.with_extension("forgetful.c");
        fs::write(&source, SOURCE).map_err(Failure::io(source.display().to_string()))?;
        let _ = fs::remove_dir_all(&preload.shadows);
        fs::create_dir_all(&preload.shadows).map_err(Failure::io(preload.shadows.display().to_string()))?;
        let compiled = Command::new("cc")
            .args([
                "-std=gnu11",
                "-O1",
                "-Wall",
                "-Wextra",
                "-Werror",
                "-shared",
                "-fPIC",
                "-o",
            ])
            .arg(&preload.library)
            .arg(&source)
            .args(["-ldl", "-lpthread"])
            .status()
            .map_err(Failure::io("cc, the C compiler"))?;
        if compiled.success() {
            Ok(preload)
        } else {
            Err(Failure::Impossible(format!("{} does not compile", source.display())))
        }
    }

    /// Returns environment variables for the server.
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

    /// Replaces the files by their shadows. No server may be running.
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
            // Otherwise the server would notice the loss, which the test itself should find in the games.
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
