//! Rebuilds when the web app was built again, and tells `--version` what is being built. Must not build, fetch or write anything
//! itself.

use std::env::var;
use std::path::Path;
use std::process::Command;

fn main() {
    // Cargo takes a missing path for a changed one, every time: until there is a dist, watch the folder it appears in.
    let watched = ["../../web/dist", "../../web"]
        .into_iter()
        .find(|path| Path::new(path).exists());
    println!("cargo::rerun-if-changed={}", watched.unwrap_or("build.rs"));
    let is_release = var("PROFILE").is_ok_and(|profile| profile == "release");
    // A build for tests would be made again after every commit.
    let commit = if is_release { commit() } else { None };
    println!(
        "cargo::rustc-env=BUILT_FROM={}",
        commit.as_deref().unwrap_or("unknown commit")
    );
    let kind = if is_release { "release" } else { "development" };
    let has_pages = Path::new("../../web/dist/index.html").exists();
    let pages = if has_pages {
        "web app inside"
    } else {
        "without the web app"
    };
    let target = var("TARGET").unwrap_or_default();
    println!("cargo::rustc-env=BUILT_AS={kind} build for {target}, {pages}");
}

/// Returns the hash and date of the checked-out commit; `None` outside a Git checkout.
fn commit() -> Option<String> {
    // This file grows with every commit and checkout.
    println!(
        "cargo::rerun-if-changed={}",
        git(&["rev-parse", "--git-path", "logs/HEAD"])?
    );
    git(&["log", "-1", "--abbrev=10", "--date=short", "--format=commit %h of %cd"])
}

fn git(arguments: &[&str]) -> Option<String> {
    let output = Command::new("git").args(arguments).output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?.trim().to_owned();
    (output.status.success() && !text.is_empty()).then_some(text)
}
