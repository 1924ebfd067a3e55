//! Settings from one source: flags, the environment, systemd credentials or the settings file.

use super::fault::{Fault, Place};
use super::setting::Setting;
use server::LimitSetting;
use std::ffi::OsString;
use std::path::PathBuf;

/// A setting's value, given directly or as a file that contains it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Form {
    Value(Vec<OsString>),
    /// The path of a file with the value in its first line.
    InFile(PathBuf),
}

/// A setting with its value and source. Direct values are checked, but secrets in files are not.
#[derive(Clone, Debug)]
pub(super) struct Given {
    pub(super) setting: &'static Setting,
    pub(super) form: Form,
    pub(super) place: Place,
}

/// A limit with its source.
#[derive(Clone, Debug)]
pub(crate) struct GivenLimit {
    /// Name of the limit, such as `rooms`.
    pub(crate) name: &'static str,
    pub(crate) setting: LimitSetting,
    pub(crate) place: Place,
}

/// Settings and faults found in one source.
#[derive(Clone, Debug, Default)]
pub(super) struct Layer {
    pub(super) given: Vec<Given>,
    pub(super) limits: Vec<GivenLimit>,
    pub(super) faults: Vec<Fault>,
}
