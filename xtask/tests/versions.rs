//! Tests that versions and minimum Rust versions agree. Manifests that cannot inherit them from the workspace must
//! repeat them, and private npm packages must not state a version. Pages must name files of the current version.

use std::fs;
use std::path::Path;

fn read(path: &str) -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    fs::read_to_string(root.join(path)).expect(path)
}

/// Returns the values of `key` in a TOML or JSON file with one entry per line.
fn stated(path: &str, key: &str) -> Vec<String> {
    let text = read(path);
    text.lines()
        .filter_map(|line| {
            let line = line.trim().trim_end_matches(',');
            let rest = line
                .strip_prefix(key)
                .or_else(|| line.strip_prefix(&format!("\"{key}\"")))?;
            let value = rest.trim_start().strip_prefix(['=', ':'])?.trim();
            Some(value.trim_matches('"').to_owned())
        })
        .collect()
}

#[test]
fn manifests_that_cannot_inherit_say_what_the_workspace_says() {
    let version = env!("CARGO_PKG_VERSION");
    for path in ["Cargo.toml", "bindings/python/Cargo.toml", "bindings/npm/package.json"] {
        assert_eq!(stated(path, "version"), [version], "{path}");
    }
    for path in ["Cargo.toml", "bindings/python/Cargo.toml"] {
        assert_eq!(stated(path, "rust-version"), [env!("CARGO_PKG_RUST_VERSION")], "{path}");
    }
    // The requirements for the published crates include the version.
    let asked = read("Cargo.toml").matches(&format!("version = \"{version}\"")).count();
    assert_eq!(asked, 3, "the workspace, janggi and the engine");
}

#[test]
fn lock_files_know_our_packages_by_that_version() {
    for (path, number) in [
        ("Cargo.lock", 15),
        ("fuzz/Cargo.lock", 2),
        ("bindings/python/Cargo.lock", 2),
    ] {
        let text = read(path);
        let packages: Vec<&str> = text.split("[[package]]\n").collect();
        // In a lock file, packages of this repository have no source.
        let ours = packages
            .iter()
            .filter(|package| package.starts_with("name") && !package.contains("\nsource = "));
        let versions: Vec<&str> = ours
            .filter(|package| !package.starts_with("name = \"janggun-fuzz\""))
            .filter_map(|package| package.lines().nth(1))
            .collect();
        assert!(versions.len() >= number, "{path}: {versions:?}");
        let wanted = format!("version = \"{}\"", env!("CARGO_PKG_VERSION"));
        assert!(
            versions.iter().all(|version| *version == wanted),
            "{path}: {versions:?}"
        );
    }
}

#[test]
fn what_nobody_publishes_has_no_version_of_its_own() {
    for folder in ["web", "e2e"] {
        assert_eq!(
            stated(&format!("{folder}/package.json"), "version"),
            [""; 0],
            "{folder}"
        );
    }
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    for folder in ["crates", "tools"] {
        for package in fs::read_dir(root.join(folder)).expect(folder) {
            let path = package.expect("read").path().join("Cargo.toml");
            let text = fs::read_to_string(&path).expect("a package");
            assert!(text.contains("\nversion.workspace = true\n"), "{}", path.display());
            assert!(text.contains("\nrust-version.workspace = true\n"), "{}", path.display());
        }
    }
}

#[test]
fn pages_name_the_files_of_this_version() {
    let version = env!("CARGO_PKG_VERSION");
    for path in [
        "README.md",
        "README.ko.md",
        "README.nl.md",
        "docs/operations.md",
        "docs/development/release.md",
    ] {
        let text = read(path);
        let named = text
            .split("janggun")
            .skip(1)
            .filter_map(|rest| rest.strip_prefix(['-', '_']));
        // The year of a date does not fit in a `u8`.
        let is_version = |rest: &&str| {
            rest.split(['.', '-'])
                .next()
                .is_some_and(|major| major.parse::<u8>().is_ok())
        };
        let numbers: Vec<&str> = named.filter(is_version).collect();
        assert!(!numbers.is_empty(), "{path} names no file");
        for file in numbers {
            let name = file.split_whitespace().next().unwrap_or_default();
            assert!(file.starts_with(version), "{path}: {name}");
        }
    }
}
