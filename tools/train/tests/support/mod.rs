//! Helpers that run the trainer in a folder and check its output.

use std::path::Path;
use std::process::{Command, Output};

/// Returns a command that runs the trainer with these arguments, separated by spaces.
pub(crate) fn command(folder: &Path, arguments: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_janggun-train"));
    command.current_dir(folder).args(arguments.split(' '));
    command
}

fn run(folder: &Path, arguments: &str) -> Output {
    command(folder, arguments).output().expect("the program starts")
}

/// Runs the trainer, asserts that it succeeds, and returns its standard output.
pub(crate) fn works(folder: &Path, arguments: &str) -> String {
    let output = run(folder, arguments);
    let errors = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success(), "{arguments}: {errors}");
    String::from_utf8(output.stdout).expect("UTF-8")
}

/// Runs the trainer and asserts that it fails with this error code.
pub(crate) fn fails(folder: &Path, arguments: &str, code: &str) {
    let output = run(folder, arguments);
    let errors = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(!output.status.success(), "{arguments} works");
    assert!(errors.starts_with(&format!("janggun-train: {code}: ")), "{errors}");
}
