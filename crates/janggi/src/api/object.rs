//! A JSON object whose names are known only at run time.

use alloc::string::String;
use alloc::vec::Vec;

use serde::{Serialize, Serializer};

/// Members in the order of their names. A list rather than a tree: the modules of the browser pay for the code of every
/// kind of tree, and these objects are small.
#[derive(Clone, Debug)]
pub(super) struct Object<V>(Vec<(String, V)>);

impl<V> Object<V> {
    /// No members.
    pub(super) const fn new() -> Self {
        Self(Vec::new())
    }

    /// Sets a member; a second one of the same name replaces the first.
    pub(super) fn insert(&mut self, name: &str, value: V) {
        match self.0.binary_search_by(|(known, _)| known.as_str().cmp(name)) {
            Ok(at) => self.0[at].1 = value,
            Err(at) => self.0.insert(at, (String::from(name), value)),
        }
    }
}

impl<V: Serialize> Serialize for Object<V> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(name, value)| (name, value)))
    }
}
