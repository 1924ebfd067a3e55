//! Tests that ARCHITECTURE.md matches the tree.
//!
//! Its diagram of crates must agree with Cargo, its table must allow every dependency between our crates, and every
//! function and method that it names must exist.

use super::links::quoted;
use super::rust_names::{Kind, definitions};
use super::script_names;
use super::tree::{files, read, root};
use std::collections::{BTreeMap, BTreeSet};
use std::process::Command;

struct Member {
    /// Folder relative to the root of the workspace, such as `crates/janggi`.
    folder: String,
    /// Packages that the crate depends on, except those only for tests or build scripts.
    uses: BTreeSet<String>,
}

/// Returns the members of the workspace by package name, from `cargo metadata`.
fn members() -> BTreeMap<String, Member> {
    let output = Command::new(env!("CARGO"))
        .args(["metadata", "--no-deps", "--offline", "--format-version", "1"])
        .current_dir(root())
        .output()
        .expect("cargo runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let metadata: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
    let text = |value: &serde_json::Value| value.as_str().expect("a text").replace('\\', "/");
    let base = text(&metadata["workspace_root"]);
    let packages = metadata["packages"].as_array().expect("packages").iter();
    packages
        .map(|package| {
            let manifest = text(&package["manifest_path"]);
            let folder = manifest.trim_start_matches(&base).trim_start_matches('/');
            let dependencies = package["dependencies"].as_array().expect("dependencies").iter();
            let member = Member {
                folder: folder.trim_end_matches("/Cargo.toml").to_owned(),
                uses: dependencies
                    .filter(|dependency| dependency["kind"].is_null())
                    .map(|dependency| text(&dependency["name"]))
                    .collect(),
            };
            (text(&package["name"]), member)
        })
        .collect()
}

/// Maps each member to the members that it depends on. Members are named by the last part of their folders.
fn arrows(members: &BTreeMap<String, Member>) -> BTreeMap<&str, BTreeSet<&str>> {
    let short = |member: &'_ Member| member.folder.rsplit('/').next().unwrap_or_default().to_owned();
    let names: BTreeMap<&str, &str> = members
        .iter()
        .map(|(name, member)| {
            (
                name.as_str(),
                &member.folder[member.folder.len() - short(member).len()..],
            )
        })
        .collect();
    let used = |member: &Member| -> BTreeSet<&str> {
        member
            .uses
            .iter()
            .filter_map(|one| names.get(one.as_str()).copied())
            .collect()
    };
    members
        .iter()
        .map(|(name, member)| (names[name.as_str()], used(member)))
        .collect()
}

/// Returns all direct and indirect dependencies of a crate.
fn reached<'a>(arrows: &BTreeMap<&'a str, BTreeSet<&'a str>>, from: &str) -> BTreeSet<&'a str> {
    let mut found: BTreeSet<&str> = BTreeSet::new();
    let mut open: Vec<&str> = arrows[from].iter().copied().collect();
    while let Some(one) = open.pop() {
        if found.insert(one) {
            open.extend(&arrows[one]);
        }
    }
    found
}

/// Returns the diagram: an arrow from each crate to its dependencies, without arrows implied by others.
fn picture(arrows: &BTreeMap<&str, BTreeSet<&str>>) -> String {
    let mut text = String::from("```mermaid\nflowchart TD\n");
    for (from, used) in arrows {
        for to in used {
            let follows = used.iter().any(|via| via != to && reached(arrows, via).contains(to));
            if !follows {
                text += &format!("    {from} --> {to}\n");
            }
        }
    }
    text + "```\n"
}

/// Line before the diagram in ARCHITECTURE.md.
const OPEN: &str = "<!-- picture: written from `cargo metadata`; `cargo xtask generate` writes it -->\n";
const CLOSE: &str = "<!-- end of the picture -->";

#[test]
fn the_picture_is_what_cargo_knows() {
    let page = read("ARCHITECTURE.md");
    let (before, rest) = page
        .split_once(OPEN)
        .expect("ARCHITECTURE.md has the mark of the picture");
    let (found, after) = rest
        .split_once(CLOSE)
        .expect("ARCHITECTURE.md has the end of the picture");
    let members = members();
    let wanted = picture(&arrows(&members));
    if std::env::var_os("JANGGUN_WRITE").is_some() {
        let page = format!("{before}{OPEN}{wanted}{CLOSE}{after}");
        std::fs::write(root().join("ARCHITECTURE.md"), page).expect("the page can be written");
    } else {
        assert_eq!(found, wanted, "run `cargo xtask generate`");
    }
}

/// Returns the rows of the crate table: folder, description, allowed dependencies, and forbidden ones.
fn rows(page: &str) -> Vec<[String; 4]> {
    let cells = |line: &str| -> Option<[String; 4]> {
        let cells: Vec<String> = line
            .trim_matches('|')
            .split('|')
            .map(|cell| cell.trim().to_owned())
            .collect();
        <[String; 4]>::try_from(cells).ok()
    };
    let rows: Vec<_> = page
        .lines()
        .filter(|line| line.starts_with("| `crates/"))
        .filter_map(cells)
        .collect();
    assert!(rows.len() >= 8, "only {} rows of crates", rows.len());
    rows
}

fn words(text: &str) -> BTreeSet<&str> {
    text.split(|c: char| !c.is_alphanumeric() && c != '-' && c != '_')
        .collect()
}

#[test]
fn every_crate_uses_only_what_its_row_allows() {
    let page = read("ARCHITECTURE.md");
    let members = members();
    let arrows = arrows(&members);
    let rows = rows(&page);
    for member in members.values().filter(|member| member.folder.starts_with("crates/")) {
        let row = rows.iter().find(|row| row[0].trim_matches('`') == member.folder);
        let [_, _, may_use, never] = row.unwrap_or_else(|| panic!("{} has no row", member.folder));
        let name = member.folder.trim_start_matches("crates/");
        for used in &arrows[name] {
            let allowed = may_use == "everything" || words(may_use).contains(used);
            assert!(allowed, "{name} uses {used}; its row allows: {may_use}");
        }
        for used in &member.uses {
            assert!(
                !words(never).contains(used.as_str()),
                "{name} uses {used}; its row forbids: {never}"
            );
        }
    }
}

#[test]
fn servers_and_browsers_carry_no_more_than_they_need() {
    let members = members();
    let arrows = arrows(&members);
    let forbidden: [(&str, &[&str]); 3] = [
        ("server", &["engine", "lab", "cli"]),
        ("wasm", &["lab", "play", "wire", "store", "server", "cli"]),
        (
            "janggi",
            &["play", "engine", "wire", "store", "server", "cli", "wasm", "lab"],
        ),
    ];
    for (from, never) in forbidden {
        let reached = reached(&arrows, from);
        for to in never {
            assert!(!reached.contains(to), "{from} is built with {to}");
        }
    }
}

/// Returns the names of all functions in the Rust and TypeScript sources. Rust methods are also listed with their type,
/// as in `Game.play`.
fn defined() -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for file in ["crates", "xtask"].iter().flat_map(|folder| files(folder, &["rs"])) {
        for one in definitions(&read(&file))
            .into_iter()
            .filter(|one| one.kind == Kind::Function)
        {
            found.extend(one.owner.map(|owner| format!("{owner}.{}", one.name)));
            found.insert(one.name);
        }
    }
    for file in ["web/src", "bindings/npm/src"]
        .iter()
        .flat_map(|folder| files(folder, &["ts", "svelte"]))
    {
        found.extend(script_names::functions(&read(&file)));
    }
    found
}

/// Converts a quoted name to the form that [`defined`] returns.
///
/// The type is kept, as in `Room::handle()` and `Session.read()`, but a lowercase module name is dropped.
fn as_defined(word: &str) -> String {
    let name = word.trim_end_matches("()").replace("::", ".");
    match name.rsplit_once('.') {
        Some((owner, method)) if owner.starts_with(char::is_uppercase) => format!("{owner}.{method}"),
        Some((_, function)) => function.to_owned(),
        None => name,
    }
}

#[test]
fn named_functions_are_defined() {
    let page = read("ARCHITECTURE.md");
    let defined = defined();
    let named: Vec<String> = quoted(&page).into_iter().filter(|word| word.ends_with("()")).collect();
    for word in &named {
        assert!(
            defined.contains(&as_defined(word)),
            "ARCHITECTURE.md names `{word}`, which nothing defines"
        );
    }
    assert!(named.len() >= 20, "{} functions are not five flows", named.len());
}

#[test]
fn a_call_alone_does_not_count_as_a_definition() {
    let defined = defined();
    // These functions are called in many places but not defined in this repository.
    for name in ["to_owned", "unwrap_or_else", "addEventListener"] {
        assert!(!defined.contains(name), "{name}");
    }
    assert!(defined.contains("Game.play") && !defined.contains("Rules.play"));
}
