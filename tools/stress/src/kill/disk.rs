//! A disk that forgets: after a kill the database is what it was when it was last synced.
//!
//! A process that is killed loses nothing that it has written: the system keeps it and writes it later. A power failure
//! does. A small library, loaded before the C library, copies what is synced, at that moment, into a shadow of each file;
//! after a kill the shadows take the files' places.

use crate::Failure;
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The library. Compiled when it is needed, by the C compiler that SQLite needs as well.
const SOURCE: &str = include_str!("forgetful.c");
/// The files that it shadows, by name.
const FILES: [&str; 3] = ["janggun.db", "janggun.db-wal", "janggun.db-journal"];
/// SQLite's index of the log, which no power failure leaves behind and which it builds again.
const INDEX: &str = "janggun.db-shm";
/// Its first line is synced once; how many commits there were is noted in the second, which is not.
const LOCK: &str = "janggun.lock";

/// What happens to writes when the server is killed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Disk {
    /// All writes are kept, as after a crash of the program alone.
    Keeps,
    /// Unsynced writes are lost, as after a power failure.
    ForgetsUnsynced,
    /// The same, and syncs do nothing, as with `synchronous=OFF`: the test of the test, which must find losses.
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
    /// Compiles the library where the disk needs it; its files lie beside the data folder.
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

    /// Environment variables for the server.
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

    /// Puts the shadows into the files' places. No server may be running.
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
            // Otherwise the server would notice the loss, which the test should find in the games.
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
