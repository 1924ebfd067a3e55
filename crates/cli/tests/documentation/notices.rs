//! Tests that `crates/cli/notices/crates.txt` has the licences of all third-party crates in the executable.

use super::tree::{read, root};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

const CRATES: &str = "crates/cli/notices/crates.txt";
const RULE: &str = "\n--------------------------------------------------------------------------------\n";

/// Returns the direct and indirect third-party dependencies of `janggun` on all platforms.
///
/// Dependencies that are only for tests or build scripts are left out.
fn packages() -> Vec<Value> {
    let output = Command::new(env!("CARGO"))
        .args(["metadata", "--locked", "--format-version", "1"])
        .current_dir(root())
        .output()
        .expect("cargo runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let metadata: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    let by_id = |list: &Value| -> BTreeMap<String, Value> {
        let list = list.as_array().expect("a list").iter();
        list.map(|one| (one["id"].as_str().expect("an id").to_owned(), one.clone()))
            .collect()
    };
    let (packages, nodes) = (by_id(&metadata["packages"]), by_id(&metadata["resolve"]["nodes"]));
    let ours = |package: &&Value| package["name"] == "janggun" && package["source"].is_null();
    let mut open = vec![packages.values().find(ours).expect("our package")["id"].clone()];
    let mut found = BTreeSet::new();
    while let Some(id) = open.pop() {
        let id = id.as_str().expect("an id").to_owned();
        let uses = nodes[&id]["deps"].as_array().expect("dependencies").clone();
        if found.insert(id) {
            let is_inside = |one: &&Value| {
                one["dep_kinds"]
                    .as_array()
                    .is_some_and(|all| all.iter().any(|kind| kind["kind"].is_null()))
            };
            open.extend(uses.iter().filter(is_inside).map(|one| one["pkg"].clone()));
        }
    }
    let others = found.iter().map(|id| packages[id].clone());
    others.filter(|package| !package["source"].is_null()).collect()
}

/// Returns the licence files of a package. If one of them is the MIT licence, Apache and Unlicense files are left out.
fn licences(folder: &Path) -> Vec<PathBuf> {
    const NAMES: [&str; 6] = ["licen", "copying", "copyright", "notice", "unlicense", "authors"];
    let name = |path: &PathBuf| path.file_name().unwrap_or_default().to_string_lossy().to_lowercase();
    let mut files: Vec<PathBuf> = fs::read_dir(folder)
        .expect("the source of a package")
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.is_file() && NAMES.iter().any(|start| name(path).starts_with(start)))
        .collect();
    files.sort();
    if files.iter().any(|path| name(path).contains("mit")) {
        files.retain(|path| !name(path).contains("apache") && !name(path).contains("unlicense"));
    }
    files
}

/// Returns the text of the licences. Packages whose licences differ only in whitespace share an entry.
fn notices() -> String {
    let mut texts: BTreeMap<String, (BTreeSet<String>, String)> = BTreeMap::new();
    for package in packages() {
        let text = |key: &str| package[key].as_str().unwrap_or_default().to_owned();
        let folder = PathBuf::from(text("manifest_path"));
        let mut found: Vec<String> = licences(folder.parent().expect("a folder"))
            .iter()
            .map(|path| String::from_utf8_lossy(&fs::read(path).expect("a licence")).into_owned())
            .collect();
        if found.is_empty() {
            let authors = package["authors"].as_array().cloned().unwrap_or_default();
            let authors: Vec<&str> = authors.iter().filter_map(Value::as_str).collect();
            found.push(format!("{}\nCopyright {}\n", text("license"), authors.join(", ")));
        }
        for licence in found {
            let words = licence.split_whitespace().collect::<Vec<_>>().join(" ");
            let (names, _) = texts.entry(words).or_insert_with(|| (BTreeSet::new(), licence));
            names.insert(text("name"));
        }
    }
    let mut texts: Vec<_> = texts.into_values().collect();
    texts.sort();
    let mut all = String::new();
    for (names, licence) in texts {
        let names = names.into_iter().collect::<Vec<_>>().join(", ");
        let lines = licence.lines().map(str::trim_end).collect::<Vec<_>>().join("\n");
        let _ = write!(all, "{RULE}{names}\n\n{}\n", lines.trim_matches('\n'));
    }
    all
}

#[test]
fn the_notices_are_what_cargo_knows() {
    let wanted = notices();
    if std::env::var_os("JANGGUN_WRITE").is_some() {
        fs::write(root().join(CRATES), wanted).expect("the notices can be written");
    } else {
        assert!(read(CRATES) == wanted, "run `cargo xtask generate`");
    }
}
