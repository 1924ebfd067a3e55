//! A wrapper around rustdoc that documents a crate before it runs the crate's doc tests. Any warning is an error.
//!
//! Cargo starts it in place of rustdoc (`RUSTDOC`) with the arguments for the doc tests. They name the dependencies
//! that the tests were built with, whereas `cargo doc` would check all dependencies again.

#![forbid(unsafe_code)]

use std::ffi::OsString;
use std::process::{Command, ExitCode};

/// Arguments that only the doc tests need, and the number of values after each.
const OF_TESTS: [(&str, usize); 5] = [
    ("--test", 0),
    ("--no-capture", 0),
    ("--test-args", 1),
    ("--test-run-directory", 1),
    ("--test-runtool", 1),
];

fn main() -> ExitCode {
    let arguments: Vec<OsString> = std::env::args_os().skip(1).collect();
    let is_tested = arguments.iter().any(|argument| argument == "--test");
    if (!is_tested || passes(&without_tests(&arguments))) && passes(&arguments) {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

/// Returns the arguments that document the crate into the `doc` folder of the target folder.
fn without_tests(arguments: &[OsString]) -> Vec<OsString> {
    let mut kept = Vec::new();
    let mut rest = arguments.iter();
    while let Some(argument) = rest.next() {
        match OF_TESTS.iter().find(|(name, _)| argument == name) {
            Some(&(_, values)) => rest.by_ref().take(values).for_each(drop),
            None => kept.push(argument.clone()),
        }
    }
    let target = std::env::var_os("CARGO_TARGET_DIR").unwrap_or_else(|| "target".into());
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("..")
        .join(target)
        .join("doc");
    kept.extend(["-D".into(), "warnings".into(), "-o".into(), folder.into()]);
    kept
}

fn passes(arguments: &[OsString]) -> bool {
    Command::new("rustdoc")
        .args(arguments)
        .status()
        .is_ok_and(|status| status.success())
}
