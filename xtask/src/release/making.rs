//! Types for a release in progress and its artefacts.

use crate::failure::Failure;
use std::cell::OnceCell;
use std::path::PathBuf;

/// Version of the workspace and of all released artefacts.
pub(super) const VERSION: &str = env!("CARGO_PKG_VERSION");

/// A release in progress.
pub(super) struct Release {
    /// Output folder.
    pub(super) folder: PathBuf,
    pub(super) quality: Quality,
    /// Time of the last commit in seconds since 1970, for reproducible file times.
    pub(super) time: String,
    /// Path of the Linux executable, once it has been built.
    pub(super) executable: OnceCell<PathBuf>,
}

/// Kind of build.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Quality {
    /// For publication: optimised, from a clean tree.
    Published,
    /// For trying packages within minutes: barely optimised, from any tree, with an existing web app if there is one.
    Rehearsed,
}

impl Quality {
    /// Returns the compression options for gzip and for xz in dpkg-deb. A rehearsal uses the fastest compression.
    pub(super) fn compression(self) -> (&'static str, &'static str) {
        match self {
            Self::Published => ("--best", "-z9"),
            Self::Rehearsed => ("--fast", "-z0"),
        }
    }
}

/// A kind of artefact.
pub(super) struct Artefact {
    /// Name on the command line.
    pub(super) name: &'static str,
    /// One-line description.
    pub(super) what: &'static str,
    /// Builds the artefact and writes its files to the folder of the release.
    pub(super) build: fn(&Release) -> Result<(), Failure>,
    /// Installs and tries the files in a fresh system, or checks them as far as this machine can.
    pub(super) try_out: fn(&Release) -> Result<(), Failure>,
}
