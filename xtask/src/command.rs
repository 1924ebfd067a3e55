//! Running other programs from the repository root, and where that root is.
//!
//! Owns the one way a child process is started; must not decide what to run.

use crate::failure::Failure;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The repository root.
pub(crate) fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .parent()
        .expect("xtask lies one level below the root")
}

/// Where cargo writes: `CARGO_TARGET_DIR`, or `target` under the root.
pub(crate) fn target_dir() -> PathBuf {
    match std::env::var_os("CARGO_TARGET_DIR") {
        Some(dir) => root().join(dir),
        None => root().join("target"),
    }
}

/// The cargo that runs us.
pub(crate) fn cargo(arguments: &[&str]) -> Command {
    let mut command = program(
        &std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned()),
        arguments,
    );
    // What `cargo run` set for us would make cargo rebuild crates that ask for it.
    for (name, _) in std::env::vars_os() {
        let text = name.to_string_lossy();
        if text.starts_with("CARGO_PKG_") || text.starts_with("CARGO_MANIFEST") {
            command.env_remove(&name);
        }
    }
    command
}

/// Any program, from the root, without standard input.
pub(crate) fn program(name: &str, arguments: &[&str]) -> Command {
    let mut command = Command::new(name);
    command.args(arguments).current_dir(root()).stdin(Stdio::null());
    command
}

/// npm in one of the two folders that have a package.json.
pub(crate) fn npm(folder: &str, arguments: &[&str]) -> Command {
    let mut command = program("npm", arguments);
    command
        .current_dir(root().join(folder))
        .env("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1");
    command
}

/// Runs to the end with output on our own streams.
pub(crate) fn check(command: &mut Command) -> Result<(), Failure> {
    let line = display(command);
    let status = command.status().map_err(|error| cannot_start(command, &error))?;
    if status.success() {
        Ok(())
    } else {
        Err(Failure::Command {
            line,
            status: status.to_string(),
        })
    }
}

/// Runs to the end and gives back what it printed; `None` when it is not there or failed.
pub(crate) fn output(command: &mut Command) -> Option<String> {
    let output = command.stderr(Stdio::null()).output().ok()?;
    output
        .status
        .success()
        .then(|| String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

/// The full path of a program on `PATH`.
pub(crate) fn find(name: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    std::env::split_paths(&path)
        .flat_map(|dir| [dir.join(name), dir.join(format!("{name}.exe"))])
        .find(|candidate| candidate.is_file())
}

fn cannot_start(command: &Command, error: &std::io::Error) -> Failure {
    let name = command.get_program().to_string_lossy().into_owned();
    Failure::Missing {
        what: format!("`{name}` could not be started ({error})"),
        cure: format!("install {name}"),
    }
}

fn display(command: &Command) -> String {
    let words = std::iter::once(command.get_program()).chain(command.get_args());
    let line: Vec<_> = words.map(|word| word.to_string_lossy().into_owned()).collect();
    let cargo = std::env::var("CARGO").unwrap_or_default();
    line.join(" ")
        .replacen(&cargo, if cargo.is_empty() { "" } else { "cargo" }, 1)
}
