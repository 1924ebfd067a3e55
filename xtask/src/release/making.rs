//! The release in progress, and its artefacts.

use crate::failure::Failure;
use std::cell::OnceCell;
use std::path::PathBuf;

/// The version of everything that is released: the workspace's.
pub(super) const VERSION: &str = env!("CARGO_PKG_VERSION");

/// A release that is being made.
pub(super) struct Release {
    /// Output folder.
    pub(super) folder: PathBuf,
    pub(super) quality: Quality,
    /// Time of the last commit in seconds since 1970: the time of every file in the artefacts.
    pub(super) time: String,
    /// The executable for Linux, once it has been built.
    pub(super) executable: OnceCell<PathBuf>,
}

/// Kind of build.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Quality {
    /// For publication: optimised, from a clean tree.
    Published,
    /// For trying packages in minutes: hardly optimised, from any tree, with the existing web app.
    Rehearsed,
}

impl Quality {
    /// Returns the options for gzip and for xz in dpkg-deb: what is tried or tested need not be small.
    pub(super) fn compression(self) -> (&'static str, &'static str) {
        match self {
            Self::Published => ("--best", "-z9"),
            Self::Rehearsed => ("--fast", "-z0"),
        }
    }
}

/// A kind of artefact.
pub(super) struct Artefact {
    /// The name on the command line.
    pub(super) name: &'static str,
    /// Description of one line.
    pub(super) what: &'static str,
    /// Builds its files in the folder of the release.
    pub(super) build: fn(&Release) -> Result<(), Failure>,
    /// Installs and tries these files in a fresh system, or checks them as well as this machine can.
    pub(super) try_out: fn(&Release) -> Result<(), Failure>,
}
