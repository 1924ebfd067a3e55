//! Lists and reads the files of the repository. This module must not depend on their content.

use std::fs;
use std::path::{Path, PathBuf};

/// Folders to skip, because they contain no documentation or code of the project.
const MADE: [&str; 7] = ["target", "node_modules", "dist", ".git", ".venv", "grown", "shared"];

/// Returns the root of the repository.
pub(crate) fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

/// Returns a file of the repository as text.
pub(crate) fn read(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// Returns every file under a folder with one of these extensions, as a path from the root, sorted.
pub(crate) fn files(folder: &str, endings: &[&str]) -> Vec<String> {
    let mut found = Vec::new();
    collect(&root().join(folder), endings, &mut found);
    found.sort();
    found
}

/// Returns every Markdown file outside the tests of the crate `janggi`.
pub(crate) fn pages() -> Vec<String> {
    let inner = |page: &String| !page.starts_with("crates/janggi/tests/");
    let pages: Vec<String> = files("", &["md"]).into_iter().filter(inner).collect();
    assert!(pages.len() >= 30, "only {} pages found", pages.len());
    pages
}

fn collect(folder: &Path, endings: &[&str], found: &mut Vec<String>) {
    for entry in fs::read_dir(folder)
        .expect("a folder of the tree")
        .filter_map(Result::ok)
    {
        let path = entry.path();
        let name = entry.file_name();
        if path.is_dir() {
            if !MADE.iter().any(|made| name == *made) {
                collect(&path, endings, found);
            }
        } else if path
            .extension()
            .is_some_and(|ending| endings.iter().any(|one| ending == *one))
        {
            found.push(from_root(&path));
        }
    }
}

fn from_root(path: &Path) -> String {
    let inner: PathBuf = path
        .strip_prefix(root())
        .expect("under the root")
        .components()
        .collect();
    inner.to_str().expect("the tree's names are UTF-8").replace('\\', "/")
}
