//! The trainer as a program: started in a folder, and what it says.

use std::path::Path;
use std::process::{Command, Output};

/// The program with these arguments, separated by spaces.
pub(crate) fn command(folder: &Path, arguments: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_janggun-train"));
    command.current_dir(folder).args(arguments.split(' '));
    command
}

/// What it comes to.
fn run(folder: &Path, arguments: &str) -> Output {
    command(folder, arguments).output().expect("the program starts")
}

/// What it says on its standard output; it has to end well.
pub(crate) fn works(folder: &Path, arguments: &str) -> String {
    let output = run(folder, arguments);
    let errors = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success(), "{arguments}: {errors}");
    String::from_utf8(output.stdout).expect("UTF-8")
}

/// It has to end with this code.
pub(crate) fn fails(folder: &Path, arguments: &str, code: &str) {
    let output = run(folder, arguments);
    let errors = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(!output.status.success(), "{arguments} works");
    assert!(errors.starts_with(&format!("janggun-train: {code}: ")), "{errors}");
}
