//! A file that may be a stream: `-` for standard input or output. Whatever else a command line names is a file or folder of
//! its own, for which `-` is refused.

use clap::ArgMatches;
use command::Failure;
use std::ffi::OsString;
use std::path::{Path, PathBuf};

/// Meaning of `-` as a path.
const STREAM: &str = "-";

/// The type of arguments for which `-` is a stream.
#[derive(Clone, Debug)]
pub(crate) struct StreamPath(PathBuf);

impl From<OsString> for StreamPath {
    fn from(text: OsString) -> Self {
        Self(text.into())
    }
}

impl StreamPath {
    /// Returns the path as it was written.
    pub(crate) fn path(&self) -> &Path {
        &self.0
    }

    /// Returns the file; `None` for the stream.
    pub(crate) fn file(&self) -> Option<&Path> {
        (self.0 != Path::new(STREAM)).then_some(&self.0)
    }
}

/// Refuses `-` for every argument, of this command or the one below it, that is a plain [`PathBuf`].
///
/// # Errors
/// `bad_path`: `-` means standard input or output, not a file of that name.
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
