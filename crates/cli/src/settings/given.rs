//! The settings found in one source: the flags, the environment or a file.

use super::fault::{Fault, Place};
use super::setting::Setting;
use server::LimitSetting;
use std::ffi::OsString;
use std::path::PathBuf;

/// Form in which a value was given.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Form {
    Value(Vec<OsString>),
    /// A file with the value in its first line.
    InFile(PathBuf),
}

/// A checked value of one setting, and its source.
#[derive(Clone, Debug)]
pub(super) struct Given {
    pub(super) setting: &'static Setting,
    pub(super) form: Form,
    pub(super) place: Place,
}

/// A limit, and its source.
#[derive(Clone, Debug)]
pub(crate) struct GivenLimit {
    /// Name, as in `rooms`.
    pub(crate) name: &'static str,
    pub(crate) setting: LimitSetting,
    pub(crate) place: Place,
}

/// The settings and faults of one source.
#[derive(Clone, Debug, Default)]
pub(super) struct Layer {
    pub(super) given: Vec<Given>,
    pub(super) limits: Vec<GivenLimit>,
    pub(super) faults: Vec<Fault>,
}
