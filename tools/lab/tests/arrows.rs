//! Tests that the trainer is the only package that depends on this crate, apart from dev-dependencies.

use std::collections::{BTreeMap, BTreeSet};
use std::process::Command;

use serde_json::Value;

/// Returns the workspace's packages with their direct and indirect dependencies, but without dev-dependencies.
fn dependencies() -> BTreeMap<String, BTreeSet<String>> {
    let output = Command::new(env!("CARGO"))
        .args([
            "metadata",
            "--format-version",
            "1",
            "--locked",
            "--offline",
            "--all-features",
        ])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .expect("cargo runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let metadata: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    let list = |value: &Value| value.as_array().expect("a list").clone();
    let text = |value: &Value| value.as_str().expect("a text").to_owned();
    let names: BTreeMap<String, String> = list(&metadata["packages"])
        .iter()
        .map(|package| (text(&package["id"]), text(&package["name"])))
        .collect();
    let is_test = |dep: &Value| list(&dep["dep_kinds"]).iter().all(|kind| kind["kind"] == "dev");
    let direct: BTreeMap<String, Vec<String>> = list(&metadata["resolve"]["nodes"])
        .iter()
        .map(|node| {
            let deps = list(&node["deps"]);
            let linked = deps.iter().filter(|dep| !is_test(dep));
            (text(&node["id"]), linked.map(|dep| text(&dep["pkg"])).collect())
        })
        .collect();
    let members = list(&metadata["workspace_members"]);
    members
        .iter()
        .map(|member| {
            let (mut all, mut open) = (BTreeSet::new(), vec![text(member)]);
            while let Some(id) = open.pop() {
                open.extend(direct[&id].iter().filter(|id| all.insert(names[*id].clone())).cloned());
            }
            (names[&text(member)].clone(), all)
        })
        .collect()
}

#[test]
fn only_developers_programs_link_the_lab() {
    let dependencies = dependencies();
    let linking: Vec<&str> = dependencies
        .iter()
        .filter(|(_, all)| all.contains("janggun-lab"))
        .map(|(name, _)| name.as_str())
        .collect();
    assert_eq!(linking, ["janggun-train"]);
    // Check that the dependency search itself works.
    assert!(dependencies["janggun-wasm"].contains("janggun-engine"));
    assert!(dependencies["janggun-server"].contains("janggun-store"));
    assert!(!dependencies["janggun-server"].contains("janggun-engine"));
}
