//! Numbers of open resources by owner.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::fmt::Debug;
use std::hash::Hash;
use std::sync::{Arc, Mutex, PoisonError};

/// Numbers of open resources by key. Clones share the counts.
#[derive(Debug, Clone)]
pub(crate) struct OpenCounts<K> {
    counts: Arc<Mutex<HashMap<K, usize>>>,
    most: usize,
}

/// A counted resource. It is no longer counted once it is dropped, even by a panic.
#[derive(Debug)]
pub(crate) struct OpenCount<K: Eq + Hash + Copy> {
    counts: Arc<Mutex<HashMap<K, usize>>>,
    key: K,
}

impl<K: Eq + Hash + Copy> OpenCounts<K> {
    /// Creates counts with a limit of `most` per key.
    pub(crate) fn new(most: usize) -> Self {
        Self {
            counts: Arc::default(),
            most,
        }
    }

    /// Counts another resource for `key`; returns the limit as an error if it is reached.
    pub(crate) fn add(&self, key: K) -> Result<OpenCount<K>, usize> {
        // No panic can leave a change half done.
        let mut counts = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        let count = counts.get(&key).copied().unwrap_or_default();
        if count >= self.most {
            return Err(self.most);
        }
        counts.insert(key, count + 1);
        Ok(OpenCount {
            counts: Arc::clone(&self.counts),
            key,
        })
    }
}

impl<K: Eq + Hash + Copy> OpenCounts<K> {
    /// Returns at most `most` keys with an open resource.
    pub(crate) fn keys(&self, most: usize) -> Vec<K> {
        let counts = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        counts.keys().copied().take(most).collect()
    }

    /// Returns the number of keys with an open resource.
    pub(crate) fn len(&self) -> usize {
        self.counts.lock().unwrap_or_else(PoisonError::into_inner).len()
    }
}

impl<K: Eq + Hash + Copy> Drop for OpenCount<K> {
    fn drop(&mut self) {
        let mut counts = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        if let Entry::Occupied(mut entry) = counts.entry(self.key) {
            *entry.get_mut() -= 1;
            // Keys without an open resource are removed.
            if *entry.get() == 0 {
                entry.remove();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::OpenCounts;

    #[test]
    fn each_has_its_own_places_and_gets_them_back() {
        let counts = OpenCounts::new(2);
        let first = counts.add("a").unwrap();
        let _second = counts.add("a").unwrap();
        assert_eq!(counts.add("a").unwrap_err(), 2);
        let other = counts.add("b").unwrap();
        drop((first, other));
        assert!(counts.add("a").is_ok());
        assert_eq!(counts.counts.lock().unwrap().len(), 1, "b is forgotten");
    }
}
