//! Reads the settings from all sources: the settings file, credentials, the environment and flags.

use super::fault::{self, Fault};
use super::given::Layer;
use super::layers::{self, Effective};
use super::setting::Part;
use super::{environment, file, mail};
use crate::platform_dirs;
use command::Failure;
use std::path::{Path, PathBuf};

/// Reads and merges all sources, then checks the settings for email. `config` is the value of `--config`.
pub(super) fn read(program: Part, config: Option<&Path>, flags: Layer) -> Result<Effective, Vec<Fault>> {
    let layers = [
        settings_file(config),
        environment::credentials(std::env::var_os("CREDENTIALS_DIRECTORY").as_deref().map(Path::new)),
        environment::layer(std::env::vars_os()),
        flags,
    ];
    let effective = layers::combine(program, layers)?.or_data(platform_dirs::data());
    let faults = mail::faults(&effective);
    if faults.is_empty() { Ok(effective) } else { Err(faults) }
}

/// Reads the settings file: `config`, the one in `JANGGUN_CONFIG`, or the default one if it exists.
fn settings_file(config: Option<&Path>) -> Layer {
    let variable = || std::env::var_os(environment::CONFIG).filter(|name| !name.is_empty());
    match config.map(Path::to_owned).or_else(|| variable().map(PathBuf::from)) {
        Some(path) => file::layer(&path),
        None => match platform_dirs::settings_file().filter(|path| path.exists()) {
            Some(path) => file::layer(&path),
            None => Layer::default(),
        },
    }
}

/// Returns the effective settings of `program` from all sources except flags.
///
/// # Errors
/// The first fault.
pub(crate) fn effective(program: Part) -> Result<Effective, Failure> {
    read(program, None, Layer::default()).map_err(|faults| fault::failure(&faults))
}
