//! Import graph of modules, and search for cycles in it.

use std::collections::{BTreeMap, BTreeSet};

/// Edges from each module to the modules it imports.
#[derive(Debug, Default)]
pub(crate) struct Graph(BTreeMap<String, BTreeSet<String>>);

impl Graph {
    pub(crate) fn add(&mut self, from: &str, to: &str) {
        if from != to {
            self.0.entry(from.to_owned()).or_default().insert(to.to_owned());
        }
    }

    pub(crate) fn edges(&self) -> usize {
        self.0.values().map(BTreeSet::len).sum()
    }

    /// Returns the import graph of groups of modules.
    pub(crate) fn map(&self, group: impl Fn(&str) -> String) -> Self {
        let mut grouped = Self::default();
        for (from, targets) in &self.0 {
            for to in targets {
                grouped.add(&group(from), &group(to));
            }
        }
        grouped
    }

    /// Returns one cycle for each strongly connected component that has any: the shortest one through its first module.
    pub(crate) fn circles(&self) -> Vec<Vec<String>> {
        let mut reported = BTreeSet::new();
        let mut circles = Vec::new();
        for start in self.0.keys() {
            if reported.contains(start) {
                continue;
            }
            if let Some(circle) = self.way_back(start) {
                let knot = self.reachable(start);
                reported.extend(knot.into_iter().filter(|module| self.reachable(module).contains(start)));
                circles.push(circle);
            }
        }
        circles
    }

    fn targets(&self, module: &str) -> impl Iterator<Item = &String> {
        self.0.get(module).into_iter().flatten()
    }

    fn reachable(&self, start: &str) -> BTreeSet<String> {
        let mut seen = BTreeSet::new();
        let mut open: Vec<&String> = self.targets(start).collect();
        while let Some(module) = open.pop() {
            if seen.insert(module.clone()) {
                open.extend(self.targets(module));
            }
        }
        seen
    }

    /// Returns the shortest cycle through `start`.
    fn way_back(&self, start: &str) -> Option<Vec<String>> {
        let mut seen = BTreeSet::new();
        let mut ways = vec![vec![start.to_owned()]];
        while !ways.is_empty() {
            let mut longer = Vec::new();
            for way in ways {
                for next in self.targets(way.last()?) {
                    let longer_way = [way.as_slice(), std::slice::from_ref(next)].concat();
                    if next == start {
                        return Some(longer_way);
                    }
                    if seen.insert(next.clone()) {
                        longer.push(longer_way);
                    }
                }
            }
            ways = longer;
        }
        None
    }
}
