//! A mistake in the settings, with its code and its place. Must not know how settings are read.

use command::Failure;
use std::fmt;
use std::path::PathBuf;

/// Place in which a value was written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    /// Nowhere: the default.
    Default,
    /// A settings file; line and column count from 1, the column in characters.
    File { path: PathBuf, line: usize, column: usize },
    /// A file that holds the value of one setting, such as a credential of systemd.
    Credential(PathBuf),
    /// An environment variable.
    Environment(String),
    /// A flag, with its dashes.
    Flag(String),
}

impl Place {
    /// Returns whether the value was set, and is not the default.
    pub(crate) fn is_given(&self) -> bool {
        *self != Self::Default
    }

    /// Returns whether a value written here wins over one that contradicts it at `other`, or is its equal.
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
    /// Stable code.
    pub(crate) code: &'static str,
    pub(crate) place: Place,
    /// A sentence for people.
    pub(crate) detail: String,
}

/// `PLACE: CODE: sentence`, as compilers write it and editors read it.
impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}: {}", self.place, self.code, self.detail)
    }
}

/// Returns the one line that a program prints about its faults; it names the first.
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
