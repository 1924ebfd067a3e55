//! Faults in the JSON of a rule set, each with its path.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

/// A fault in the JSON of a rule set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RulesFault {
    /// The path, such as `bikjang.gate` or `repetition[0].n`; empty for the whole rule set.
    pub path: String,
    pub problem: Problem,
}

/// The kind of a fault.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem {
    /// The text is not JSON, or an object has a duplicate key.
    NotJson,
    /// A required field is missing.
    Missing,
    /// The schema has no such field.
    Unknown,
    /// The field cannot have this value.
    Value {
        /// The allowed values.
        expected: String,
    },
    /// The value is invalid in combination with the value of another field.
    Beside {
        /// The other field and its value.
        other: String,
    },
    /// No preset has this id and revision.
    UnknownPreset,
    /// The schema is newer than this program.
    NewerSchema,
}

impl Problem {
    /// Returns a stable code for programs.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::NotJson => "not_json",
            Self::Missing => "missing",
            Self::Unknown => "unknown_field",
            Self::Value { .. } => "bad_value",
            Self::Beside { .. } => "invalid_pair",
            Self::UnknownPreset => "unknown_preset",
            Self::NewerSchema => "newer_schema",
        }
    }
}

impl fmt::Display for RulesFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let path = if self.path.is_empty() { "rules" } else { &self.path };
        match &self.problem {
            Problem::NotJson => write!(f, "{path}: not JSON"),
            Problem::Missing => write!(f, "{path}: missing"),
            Problem::Unknown => write!(f, "{path}: no such field"),
            Problem::Value { expected } => write!(f, "{path}: must be {expected}"),
            Problem::Beside { other } => write!(f, "{path}: does not go with {other}"),
            Problem::UnknownPreset => write!(f, "{path}: no such preset or revision"),
            Problem::NewerSchema => write!(f, "{path}: newer than this program"),
        }
    }
}

/// Every fault found in a rule set; never empty.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RulesFaults(pub Vec<RulesFault>);

impl fmt::Display for RulesFaults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, fault) in self.0.iter().enumerate() {
            let gap = if index == 0 { "" } else { "; " };
            write!(f, "{gap}{fault}")?;
        }
        Ok(())
    }
}

impl core::error::Error for RulesFaults {}
