//! Tests of invalid arguments of `janggun-lab`: it must print nothing to standard output and exit with status 2. An
//! error that clap does not report must be one line with an error code on standard error.

use std::process::Command;

/// Arguments, and the expected error code (empty if clap reports the error).
const BAD_USAGE: &[(&[&str], &str)] = &[
    (&[], ""),
    (&["fly"], ""),
    (&["tune", "nul_depth"], "unknown_number"),
    (&["tune", "null_depth", "--pairs", "0"], ""),
    (&["screen"], ""),
    (&["screen", "nul_depth=3"], "bad_factor"),
    (&["screen", "null_base=99"], "bad_factor"),
    (&["screen", "null_base=2", "null_base=4"], "bad_factor"),
    (&["screen", "null_base=2", "--chance", "100"], ""),
    (&["levels", "--write"], "no_source_tree"),
    (&["levels", "--write", "--only", "1"], ""),
];

#[test]
fn bad_usage_is_told_once_and_changes_nothing() {
    for (words, code) in BAD_USAGE {
        let output = Command::new(env!("CARGO_BIN_EXE_janggun-lab")).args(*words).output();
        let output = output.expect("the binary under test starts");
        let error = String::from_utf8(output.stderr).expect("UTF-8");
        assert_eq!(output.status.code(), Some(2), "{words:?}: {error}");
        assert!(output.stdout.is_empty(), "{words:?}");
        if code.is_empty() {
            assert!(
                error.contains("Usage") || error.contains("error:"),
                "{words:?}: {error}"
            );
        } else {
            assert!(
                error.starts_with(&format!("janggun-lab: {code}: ")),
                "{words:?}: {error}"
            );
            assert_eq!(error.trim_end().lines().count(), 1, "{words:?}: {error}");
        }
    }
}
