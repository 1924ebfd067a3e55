//! The name by which the database knows this process.

use std::fmt;

/// A name that no other process has or had.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Owner(Box<str>);

impl Owner {
    /// Returns the owner with a name that the database has drawn.
    pub(super) const fn new(drawn: Box<str>) -> Self {
        Self(drawn)
    }

    /// Returns the name of its connections.
    pub(super) fn application_name(&self) -> String {
        Self::application_name_of(&self.0)
    }

    /// Returns the name of the connections of any owner.
    pub(super) fn application_name_of(owner: &str) -> String {
        format!("janggun {owner}")
    }
}

impl fmt::Display for Owner {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
