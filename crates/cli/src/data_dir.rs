//! The data folder of a command.

use crate::settings::{self, Part};
use command::Failure;
use std::path::{Path, PathBuf};

/// Returns the folder that `--data` names, else that of the environment or the settings file, else the platform's.
pub(crate) fn given_or_default(given: Option<&Path>) -> Result<PathBuf, Failure> {
    match given {
        Some(folder) => Ok(folder.to_owned()),
        None => of_settings(settings::effective(Part::Both)?.settings().data),
    }
}

/// Returns the folder of the settings, which is the platform's where nobody named one.
pub(crate) fn of_settings(data: Option<PathBuf>) -> Result<PathBuf, Failure> {
    data.ok_or_else(|| {
        Failure::usage(
            "no_data_folder",
            "this user has no home folder: name a folder with --data",
        )
    })
}
