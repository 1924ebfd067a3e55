//! Arguments that are files, or `-` for standard input or output. Arguments of type `PathBuf` reject `-`.

use clap::ArgMatches;
use command::Failure;
use std::ffi::OsString;
use std::path::{Path, PathBuf};

const STREAM: &str = "-";

/// An argument that is a path, or `-` for a standard stream.
#[derive(Clone, Debug)]
pub(crate) struct StreamPath(PathBuf);

impl From<OsString> for StreamPath {
    fn from(text: OsString) -> Self {
        Self(text.into())
    }
}

impl StreamPath {
    /// Returns the path as written.
    pub(crate) fn path(&self) -> &Path {
        &self.0
    }

    /// Returns the path of the file; `None` for a standard stream.
    pub(crate) fn file(&self) -> Option<&Path> {
        (self.0 != Path::new(STREAM)).then_some(&self.0)
    }
}

/// Rejects `-` in all arguments of type [`PathBuf`], of the command and its subcommands.
///
/// # Errors
/// `bad_path` if such an argument is `-`.
pub(crate) fn refuse_streams(matches: &ArgMatches) -> Result<(), Failure> {
    for id in matches.ids() {
        let paths = matches.try_get_many::<PathBuf>(id.as_str());
        if paths
            .ok()
            .flatten()
            .into_iter()
            .flatten()
            .any(|path| path == Path::new(STREAM))
        {
            return Err(Failure::usage(
                "bad_path",
                "`-` stands for no stream here: give a name (./- is a file or folder called so)",
            ));
        }
    }
    matches.subcommand().map_or(Ok(()), |(_, below)| refuse_streams(below))
}
