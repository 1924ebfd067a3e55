//! Sets the build information for `--version`, and adds the icon and version details to the Windows executable.
//!
//! Runs again when the web app has been rebuilt. Must not build the web app or download anything.

use std::env::var;
use std::fs;
use std::path::Path;
use std::process::Command;

fn main() {
    // Cargo always considers a missing path changed, so the parent folder is watched until `dist` exists.
    let watched = ["../../web/dist", "../../web"]
        .into_iter()
        .find(|path| Path::new(path).exists());
    println!("cargo::rerun-if-changed={}", watched.unwrap_or("build.rs"));
    let is_release = var("PROFILE").is_ok_and(|profile| profile == "release");
    // Development builds do not watch the commit, because that would rebuild them after every commit.
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
    if target.contains("-windows-gnu") {
        windows_resources(&target);
    }
}

/// Compiles `packaging/windows/janggun.rc` with MinGW-w64's resource compiler, and links the result.
fn windows_resources(target: &str) {
    const SOURCES: &str = "../../packaging/windows";
    println!("cargo::rerun-if-changed={SOURCES}");
    let version = env!("CARGO_PKG_VERSION");
    let numbers = version.split(['.', '-']).take(3).collect::<Vec<_>>().join(",") + ",0";
    let script = fs::read_to_string(format!("{SOURCES}/janggun.rc")).expect("the script is in the repository");
    let folder = var("OUT_DIR").expect("cargo names it");
    let (script_file, object) = (format!("{folder}/janggun.rc"), format!("{folder}/janggun-resources.o"));
    let script = script.replace("{version}", version).replace("{numbers}", &numbers);
    fs::write(&script_file, script).expect("cargo's folder can be written");
    let compiler = match var("HOST").is_ok_and(|host| host.contains("windows")) {
        true => "windres".to_owned(),
        false => format!("{}-w64-mingw32-windres", target.split('-').next().unwrap_or_default()),
    };
    let compiled = Command::new(&compiler)
        .args(["--codepage=65001", "--include-dir", SOURCES, &script_file, &object])
        .status();
    assert!(
        compiled.is_ok_and(|status| status.success()),
        "`{compiler}` of MinGW-w64 did not compile {script_file}"
    );
    println!("cargo::rustc-link-arg-bins={object}");
    // Makes the output reproducible.
    println!("cargo::rustc-link-arg-bins=-Wl,--no-insert-timestamp");
}

/// Returns the hash and date of the checked-out commit; `None` outside a Git checkout.
fn commit() -> Option<String> {
    // Git appends to this file at every commit and checkout.
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
