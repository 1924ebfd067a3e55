//! Modules of a crate, and resolution of paths to modules.

use crate::graph::Graph;
use crate::source::{Content, Imports, imports};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// Name of the crate's root in a graph.
const ROOT: &str = "lib";

/// Imports of all modules, by path within the crate, such as `room::actor`. The path of the root is empty.
#[derive(Debug, Default)]
pub(crate) struct Crate(BTreeMap<Vec<String>, Imports>);

impl Crate {
    /// Creates the crate from files, each with its path relative to `src` and its text.
    pub(crate) fn new<'a>(files: impl Iterator<Item = (&'a str, String)>) -> Self {
        let mut modules = Self::default();
        for (path, text) in files {
            let stem = path.trim_end_matches(".rs");
            let mut module: Vec<String> = stem.split('/').map(str::to_owned).collect();
            if module
                .last()
                .is_some_and(|last| ["mod", "lib", "main"].contains(&last.as_str()))
            {
                module.pop();
            }
            let found = imports(&text);
            let all = modules.0.entry(module).or_default();
            all.used.extend(found.used);
            all.offered.extend(found.offered);
            all.test_modules.extend(found.test_modules);
            if found.content == Content::Items {
                all.content = Content::Items;
            }
        }
        modules
    }

    pub(crate) fn read(src: &Path) -> Self {
        let mut files = Vec::new();
        collect(src, "", &mut files);
        Self::new(files.iter().map(|(path, text)| (path.as_str(), text.clone())))
    }

    /// Returns the import graph, without modules that exist only in tests. A module with its own items also imports
    /// what it re-exports.
    pub(crate) fn imports(&self) -> Graph {
        let tests: BTreeSet<Vec<String>> = self
            .0
            .iter()
            .flat_map(|(module, imports)| {
                imports
                    .test_modules
                    .iter()
                    .map(move |name| [module.as_slice(), std::slice::from_ref(name)].concat())
            })
            .collect();
        let in_tests = |module: &[String]| tests.iter().any(|test| module.starts_with(test));
        let mut graph = Graph::default();
        for (module, imports) in self.0.iter().filter(|(module, _)| !in_tests(module)) {
            let offered: Vec<&Vec<String>> = match imports.content {
                Content::Items => imports.offered.iter().map(|(path, _)| path).collect(),
                Content::Names => Vec::new(),
            };
            for path in imports.used.iter().chain(offered) {
                if let Some(target) = self.resolve(module, path, 0).filter(|target| !in_tests(target)) {
                    graph.add(&name(module), &name(&target));
                }
            }
        }
        graph
    }

    /// Returns the module that defines `path` as used in `module`; `None` if it is not found in this crate.
    fn resolve(&self, module: &[String], path: &[String], depth: usize) -> Option<Vec<String>> {
        // Prevents endless recursion if two modules re-export each other's names.
        if depth > 8 {
            return None;
        }
        let mut at = module.to_vec();
        let mut names = path.iter().peekable();
        match names.peek()?.as_str() {
            "crate" => {
                at.clear();
                names.next();
            }
            "self" => {
                names.next();
            }
            "super" => {
                while names.next_if(|name| *name == "super").is_some() {
                    at.pop();
                }
            }
            first => {
                // A name that is not a child module is from another crate, the prelude or this file.
                let child = [module, &[first.to_owned()]].concat();
                if !self.0.contains_key(&child) {
                    return None;
                }
            }
        }
        while let Some(name) = names.next() {
            let child = [at.as_slice(), std::slice::from_ref(name)].concat();
            if self.0.contains_key(&child) {
                at = child;
                continue;
            }
            let rest: Vec<String> = names.cloned().collect();
            return Some(self.offered(&at, name, &rest, depth).unwrap_or(at));
        }
        Some(at)
    }

    /// Returns the module from which `module` re-exports `name`.
    fn offered(&self, module: &[String], name: &str, rest: &[String], depth: usize) -> Option<Vec<String>> {
        let offered = &self.0.get(module)?.offered;
        let (path, _) = offered.iter().find(|(_, offered)| offered == name)?;
        self.resolve(module, &[path.as_slice(), rest].concat(), depth + 1)
    }
}

fn name(module: &[String]) -> String {
    if module.is_empty() {
        ROOT.to_owned()
    } else {
        module.join("::")
    }
}

fn collect(folder: &Path, prefix: &str, files: &mut Vec<(String, String)>) {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    for entry in entries {
        let path = entry.expect("an entry of a folder").path();
        let name = path.file_name().expect("a name").to_string_lossy().into_owned();
        if path.is_dir() {
            collect(&path, &format!("{prefix}{name}/"), files);
        } else if name.ends_with(".rs") {
            let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            files.push((format!("{prefix}{name}"), text));
        }
    }
}
