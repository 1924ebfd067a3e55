//! Tests that the modules of a crate have no import cycles.

mod graph;
mod source;
mod tree;

use graph::Graph;
use std::path::Path;
use tree::Crate;

/// Source folders of the checked crates. Neither their top-level modules nor their files may form an import cycle.
const CRATES: &[&str] = &[
    "crates/cli/src",
    "crates/command/src",
    "crates/engine/src",
    "crates/janggi/src",
    "crates/play/src",
    "crates/problems/src",
    "crates/server/src",
    "crates/store/src",
    "crates/tablebase/src",
    "crates/tournament/src",
    "crates/wasm/src",
    "crates/wire/src",
    "tools/lab/src",
    "xtask/src",
];

/// Returns the graph between top-level modules, each a folder or a single file.
fn folders(graph: &Graph) -> Graph {
    graph.map(|module| module.split("::").next().unwrap_or_default().to_owned())
}

#[test]
fn no_crate_has_an_import_circle() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the workspace");
    let mut found = Vec::new();
    for folder in CRATES {
        let graph = Crate::read(&root.join(folder)).imports();
        assert!(graph.edges() >= 3, "{folder}: only {} imports found", graph.edges());
        let circles = [folders(&graph).circles(), graph.circles()].concat();
        found.extend(
            circles
                .iter()
                .map(|circle| format!("{folder}: {}", circle.join(" -> "))),
        );
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

fn made_up(files: &[(&str, &str)]) -> Graph {
    Crate::new(files.iter().map(|&(path, text)| (path, text.to_owned()))).imports()
}

#[test]
fn every_crate_is_looked_at() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the workspace");
    let crates = std::fs::read_dir(root.join("crates")).expect("the crates");
    for entry in crates {
        let name = entry.expect("a crate").file_name();
        let folder = format!("crates/{}/src", name.to_string_lossy());
        assert!(CRATES.contains(&folder.as_str()), "{folder}");
    }
}

#[test]
fn a_circle_of_two_files_is_found() {
    let graph = made_up(&[
        ("lib.rs", "mod a;\nmod b;\n"),
        ("a.rs", "use crate::b::B;\npub struct A;"),
        ("b.rs", "fn b() -> crate::a::A { crate::a::A }\npub struct B;"),
    ]);
    assert_eq!(graph.circles(), [["a", "b", "a"]]);
}

#[test]
fn a_circle_through_reexports_is_found() {
    let graph = made_up(&[
        ("lib.rs", "mod room;\nmod jobs;"),
        ("room/mod.rs", "mod actor;\nmod seat;\npub(crate) use seat::Seat;"),
        ("room/actor.rs", "use crate::jobs::{self, Broker};"),
        ("room/seat.rs", "use super::actor::{\n    Actor,\n};\npub struct Seat;"),
        ("jobs.rs", "use crate::room::Seat;\npub struct Broker;"),
    ]);
    assert_eq!(graph.circles(), [["jobs", "room::seat", "room::actor", "jobs"]]);
    assert_eq!(folders(&graph).circles(), [["jobs", "room", "jobs"]]);
}

#[test]
fn folders_may_be_in_a_circle_where_files_are_not() {
    let graph = made_up(&[
        ("lib.rs", "mod a;\nmod b;"),
        ("a/mod.rs", "mod one;\nmod two;"),
        ("a/one.rs", "use crate::b::three;"),
        ("a/two.rs", ""),
        ("b/mod.rs", "mod three;"),
        ("b/three.rs", "use crate::a::two::Two;"),
    ]);
    assert!(graph.circles().is_empty());
    assert_eq!(folders(&graph).circles(), [["a", "b", "a"]]);
}

#[test]
fn tests_comments_texts_and_tables_of_contents_make_no_circle() {
    let graph = made_up(&[
        ("lib.rs", "mod a;\nmod b;\npub use a::A;\npub use b::B;"),
        ("a.rs", "use crate::B;\npub struct A;"),
        (
            "b.rs",
            "// use crate::a::A;\nconst TEXT: &str = \"crate::a::A\";\npub struct B;\n\
             #[cfg(test)]\nmod tests {\n    use crate::a::A;\n}\n",
        ),
        ("c/mod.rs", "mod d;\npub use d::D;\n#[cfg(test)]\nmod d_tests;"),
        ("c/d.rs", "pub struct D;"),
        ("c/d_tests.rs", "use super::D;\nuse crate::c;"),
    ]);
    assert_eq!(graph.circles(), Vec::<Vec<String>>::new());
    assert_eq!(graph.edges(), 1, "a uses b");
}

#[test]
fn a_parent_with_items_of_its_own_uses_what_it_offers() {
    let files = |parent| {
        [
            ("lib.rs", "mod a;"),
            ("a/mod.rs", parent),
            ("a/child.rs", "use super::Parent;"),
        ]
    };
    let table = made_up(&files("mod child;\npub use child::Child;"));
    assert_eq!(table.circles(), Vec::<Vec<String>>::new());
    let parent = made_up(&files("mod child;\npub use child::Child;\npub struct Parent(Child);"));
    assert_eq!(parent.circles(), [["a", "a::child", "a"]]);
}

#[test]
fn a_parent_that_uses_its_child_must_not_be_used_by_it() {
    let graph = made_up(&[
        ("lib.rs", "mod a;"),
        ("a/mod.rs", "mod child;\npub fn parent() { child::go() }"),
        ("a/child.rs", "use super::parent;\npub fn go() { parent() }"),
    ]);
    assert_eq!(graph.circles(), [["a", "a::child", "a"]]);
}
