//! Mistakes in the settings, with their codes and places. This module must not depend on how settings are read.

use command::Failure;
use std::fmt;
use std::path::PathBuf;

/// Source of a setting's value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    Default,
    /// A settings file. Line and column are counted from 1, and the column in characters.
    File {
        path: PathBuf,
        line: usize,
        column: usize,
    },
    /// The file of a systemd credential.
    Credential(PathBuf),
    /// The name of an environment variable.
    Environment(String),
    /// A command-line flag, including its dashes.
    Flag(String),
}

impl Place {
    /// Returns whether the value was set explicitly.
    pub(crate) fn is_given(&self) -> bool {
        *self != Self::Default
    }

    /// Returns whether a value from this place takes precedence over one from `other`. Also true if both rank equally.
    pub(crate) fn outranks(&self, other: &Self) -> bool {
        self.rank() >= other.rank()
    }

    const fn rank(&self) -> u8 {
        match self {
            Self::Default => 0,
            Self::File { .. } => 1,
            Self::Credential(_) => 2,
            Self::Environment(_) => 3,
            Self::Flag(_) => 4,
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Default => f.write_str("default"),
            Self::File { path, line, column } => write!(f, "{}:{line}:{column}", path.display()),
            Self::Credential(path) => write!(f, "{}", path.display()),
            Self::Environment(name) => f.write_str(name),
            Self::Flag(name) => f.write_str(name),
        }
    }
}

/// A mistake in the settings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Fault {
    pub(crate) code: &'static str,
    pub(crate) place: Place,
    pub(crate) detail: String,
}

/// Writes `PLACE: CODE: detail`, as in compiler messages, which editors can parse.
impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}: {}", self.place, self.code, self.detail)
    }
}

/// Returns a failure with a one-line message about the first fault.
pub(crate) fn failure(faults: &[Fault]) -> Failure {
    match faults {
        [] => Failure::usage("bad_settings", "the settings cannot be used"),
        [Fault { code, place, detail }] => Failure::usage(code, format_args!("{place}: {detail}")),
        [Fault { code, place, detail }, more @ ..] => Failure::usage(
            code,
            format_args!(
                "{place}: {detail} (and {} more: `janggun config check` lists them)",
                more.len()
            ),
        ),
    }
}
