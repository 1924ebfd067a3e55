//! A JSON object whose member names are known only at run time.

use alloc::string::String;
use alloc::vec::Vec;

use serde::{Serialize, Serializer};

/// An object with its members sorted by name. It is a list rather than a `BTreeMap`, because the objects are small and
/// every instantiation of the map would add code to the WebAssembly modules.
#[derive(Clone, Debug)]
pub(super) struct Object<V>(Vec<(String, V)>);

impl<V> Object<V> {
    pub(super) const fn new() -> Self {
        Self(Vec::new())
    }

    /// Sets a member, replacing any member of the same name.
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
