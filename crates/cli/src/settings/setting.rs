//! A row in the table of settings, and the names derived from it. This module must not depend on any particular
//! setting.

use std::ffi::OsString;
use std::fmt::{self, Display};

/// Reason why a string is not a valid value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Refusal {
    /// The number is too small or too large.
    Range(String),
    /// Any other reason.
    Value(String),
}

impl Refusal {
    /// Returns the stable code of the fault.
    pub(super) const fn code(&self) -> &'static str {
        match self {
            Self::Range(_) => "out_of_range",
            Self::Value(_) => "bad_value",
        }
    }
}

impl Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Range(reason) | Self::Value(reason) => f.write_str(reason),
        }
    }
}

impl std::error::Error for Refusal {}

/// Programs that read a setting.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Part {
    Serve,
    Play,
    Both,
}

impl Part {
    /// Returns whether `program` reads settings of this part. Commands that read only common settings, such as the data
    /// folder, pass `Both`.
    pub(crate) fn is_read_by(self, program: Self) -> bool {
        self == Self::Both || self == program
    }
}

/// Type of a setting's value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Text,
    /// Path of a file or folder. In a settings file, it is relative to the folder of that file.
    Path,
    /// Integer within these bounds, inclusive.
    Number {
        least: u16,
        most: u16,
    },
    Switch,
    /// One of these strings.
    Choice(&'static [&'static str]),
}

/// Number of values that a setting takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Count {
    One,
    Many,
}

/// Visibility of a setting's value in output.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Secrecy {
    Open,
    /// The value is never printed, and cannot be given as a flag, because other users can read command lines. The flag
    /// `--NAME-file` names a file with the value instead.
    Secret,
}

/// Declaration of a setting.
#[derive(Debug)]
pub(crate) struct Setting {
    /// Name of the field in [`super::Settings`].
    pub(crate) field: &'static str,
    /// Placeholder for the value in the help.
    pub(crate) value: &'static str,
    pub(crate) part: Part,
    pub(crate) kind: Kind,
    pub(crate) count: Count,
    pub(crate) secrecy: Secrecy,
    pub(crate) default: Option<&'static str>,
    /// Explanation for users, in Markdown.
    pub(crate) help: &'static str,
    /// Checks the strings of a value. If they are invalid, returns the reason.
    pub(crate) check: fn(&[OsString]) -> Result<(), Refusal>,
}

impl Setting {
    /// Returns the name in a settings file, such as `trusted-proxy`.
    pub(crate) fn name(&self) -> String {
        self.field.replace('_', "-")
    }

    /// Returns the name of the environment variable, such as `JANGGUN_TRUSTED_PROXY`.
    pub(crate) fn variable(&self) -> String {
        variable(&self.name())
    }

    /// Returns the flag without its dashes, such as `trusted-proxy`. The prefix `no-` marks a switch that is on by
    /// default, the suffix `-file` a secret.
    pub(crate) fn flag(&self) -> String {
        match (self.secrecy, self.kind, self.default) {
            (Secrecy::Secret, ..) => self.file_name(),
            (Secrecy::Open, Kind::Switch, Some("true")) => format!("no-{}", self.name()),
            (Secrecy::Open, ..) => self.name(),
        }
    }

    /// Returns the name of the setting for a file with this setting's value.
    pub(crate) fn file_name(&self) -> String {
        format!("{}-file", self.name())
    }

    /// Returns the explanation without surrounding whitespace.
    pub(crate) fn help(&self) -> &'static str {
        self.help.trim()
    }
}

/// Returns the environment variable for a name in a settings file.
pub(crate) fn variable(name: &str) -> String {
    format!("JANGGUN_{}", name.replace(['-', '.'], "_").to_uppercase())
}
