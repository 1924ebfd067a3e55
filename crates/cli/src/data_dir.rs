//! Default data folder of commands, from the settings.

use command::Failure;
use std::path::PathBuf;

/// Returns the data folder of the settings; fails if there is neither a setting nor a home folder.
pub(crate) fn of_settings(data: Option<PathBuf>) -> Result<PathBuf, Failure> {
    data.ok_or_else(|| {
        Failure::usage(
            "no_data_folder",
            "this user has no home folder: name a folder with --data",
        )
    })
}
