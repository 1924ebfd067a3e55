//! Environment variables for compiling a release, so that the result does not depend on the folder, user or time.

use super::tree;
use crate::command::{find, root};
use crate::failure::Failure;
use std::env;
use std::path::PathBuf;
use std::process::Command;

/// Variable that marks processes with this environment.
const HERE: &str = "JANGGUN_RELEASE";
/// Prefixes that replace the repository root, its copy and cargo's home folder in compiled files.
const NAMES: [&str; 3] = ["/janggun", "/janggun", "/cargo"];
/// Targets of a release, as spelled in cargo's variables. Flags in a target's variable are added to those in
/// `.cargo/config.toml`, which `RUSTFLAGS` would replace.
const TARGETS: [&str; 4] = [
    "X86_64_UNKNOWN_LINUX_GNU",
    "X86_64_PC_WINDOWS_GNU",
    "X86_64_UNKNOWN_LINUX_MUSL",
    "WASM32_UNKNOWN_UNKNOWN",
];

/// Returns whether this process has the environment of a release.
pub(super) fn is_here() -> bool {
    env::var_os(HERE).is_some()
}

/// Runs this program again with the same arguments in the environment of a release.
pub(super) fn run_in_it() -> Result<(), Failure> {
    let (rust, c) = (remapped("--remap-path-prefix="), remapped("-ffile-prefix-map="));
    let program = env::current_exe().map_err(Failure::at("this program"))?;
    let mut again = Command::new(&program);
    again
        .args(env::args_os().skip(1))
        .env(HERE, "1")
        .env("CARGO_INCREMENTAL", "0")
        .env("CFLAGS", c)
        .env("SOURCE_DATE_EPOCH", tree::time_of_last_commit()?)
        .envs(TARGETS.map(|target| (format!("CARGO_TARGET_{target}_RUSTFLAGS"), rust.clone())));
    let status = again.status().map_err(Failure::at(program))?;
    if status.success() {
        Ok(())
    } else {
        Err(Failure::Wrong("the release was not made; the reason is above".into()))
    }
}

/// Returns compiler options that replace this machine's paths with [`NAMES`].
fn remapped(option: &str) -> String {
    let cargo = env::var_os("CARGO_HOME").map(PathBuf::from);
    let cargo = cargo.or_else(|| Some(env::home_dir()?.join(".cargo")));
    let cargo = cargo.or_else(|| Some(find("cargo")?.parent()?.parent()?.to_owned()));
    let folders = [Some(root().to_owned()), Some(tree::folder_of_copy()), cargo];
    let options = folders.iter().zip(NAMES).filter_map(|(folder, name)| {
        let folder = folder.as_ref()?;
        Some(format!("{option}{}={name}", folder.display()))
    });
    options.collect::<Vec<_>>().join(" ")
}
