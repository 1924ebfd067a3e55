//! Runs the program with typed input and returns its output.

use std::io::Write;
use std::process::{Command, Stdio};

use tempfile::NamedTempFile;

/// Runs the program with this input, and returns its exit code, standard output and standard error.
pub(crate) fn converse(words: &[&str], input: &str) -> (Option<i32>, String, String) {
    converse_in(&[], words, input)
}

/// Like [`converse`], with environment variables set.
pub(crate) fn converse_in(variables: &[(&str, &str)], words: &[&str], input: &str) -> (Option<i32>, String, String) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_janggun"))
        .args(words)
        .envs(variables.iter().copied())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary under test starts");
    let _ = child.stdin.take().expect("piped").write_all(input.as_bytes());
    let output = child.wait_with_output().expect("it ends");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("UTF-8");
    (output.status.code(), text(output.stdout), text(output.stderr))
}

/// Returns the byte offset of each of these strings in the output. Panics if one is missing.
pub(crate) fn places(text: &str, wanted: [&str; 2]) -> [usize; 2] {
    wanted.map(|one| text.find(one).unwrap_or_else(|| panic!("{one:?}: {text}")))
}

/// A file with a rule set, which is deleted when dropped.
pub(crate) struct RulesFile {
    file: NamedTempFile,
}

impl RulesFile {
    /// Writes a rule set that is based on the preset `base` and overrides the fields in `set`, a JSON object.
    pub(crate) fn new(base: &str, set: &str) -> Self {
        let mut file = NamedTempFile::new().expect("a file");
        write!(file, r#"{{"schema":1,"base":"{base}","set":{set}}}"#).expect("written");
        Self { file }
    }

    pub(crate) fn path(&self) -> &str {
        self.file.path().to_str().expect("UTF-8")
    }
}
