//! Settings found in one source: the flags, the environment or a file.

use super::fault::{Fault, Place};
use super::setting::Setting;
use server::LimitSetting;
use std::ffi::OsString;
use std::path::PathBuf;

/// Form in which a value was written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Form {
    Value(Vec<OsString>),
    /// The path of a file whose first line is the value.
    InFile(PathBuf),
}

/// A checked value of a setting, with its source.
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

/// Settings and faults of one source.
#[derive(Clone, Debug, Default)]
pub(super) struct Layer {
    pub(super) given: Vec<Given>,
    pub(super) limits: Vec<GivenLimit>,
    pub(super) faults: Vec<Fault>,
}
