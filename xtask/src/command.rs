//! Runs other programs from the repository root.
//!
//! This module must not decide which programs to run.

use crate::failure::Failure;
use std::collections::VecDeque;
use std::io::{BufRead, BufReader, IsTerminal, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus, Stdio};
use std::sync::{Arc, Mutex, PoisonError, mpsc};
use std::thread;
use std::time::Duration;

/// Number of output lines at the end to repeat if a program fails.
const LAST_LINES: usize = 12;
/// Maximum number of earlier lines to repeat that report a failed test.
const FAILURE_LINES: usize = 40;
/// Parts of the lines with which Rust, cargo, Playwright, Vitest, Node and pytest report a failed test, and the number of
/// lines to repeat from there, such as the message of a panic, or a comparison with the lines of code around it.
const FAILURES: [(&str, usize); 9] = [
    ("... FAILED", 4),
    ("panicked at", 4),
    ("error: ", 4),
    ("error[", 4),
    (" ✘ ", 1),
    (" FAIL ", 4),
    ("not ok ", 4),
    ("FAILED ", 4),
    ("Error: ", 10),
];
/// Maximum time to wait for further output after a program has ended.
const REST_OF_OUTPUT: Duration = Duration::from_secs(5);

type SharedLines = Arc<Mutex<KeptLines>>;

/// The lines of a program's output that are repeated if it fails.
#[derive(Default)]
struct KeptLines {
    failures: Vec<String>,
    /// Number of the next lines that belong to a failure.
    of_a_failure: usize,
    last: VecDeque<String>,
}

impl KeptLines {
    fn add(&mut self, line: String) {
        self.last.push_back(line);
        if self.last.len() <= LAST_LINES {
            return;
        }
        let Some(earlier) = self.last.pop_front() else { return };
        if let Some((_, lines)) = FAILURES.iter().find(|(part, _)| earlier.contains(part)) {
            self.of_a_failure = self.of_a_failure.max(*lines);
        }
        if self.of_a_failure > 0 && self.failures.len() < FAILURE_LINES {
            self.of_a_failure -= 1;
            self.failures.push(earlier);
        }
    }

    fn into_lines(self) -> Vec<String> {
        self.failures.into_iter().chain(self.last).collect()
    }
}

/// Returns the repository root.
pub(crate) fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .parent()
        .expect("xtask lies one level below the root")
}

/// Returns cargo's target folder: `CARGO_TARGET_DIR`, or `target` under the root.
pub(crate) fn target_dir() -> PathBuf {
    match std::env::var_os("CARGO_TARGET_DIR") {
        Some(dir) => root().join(dir),
        None => root().join("target"),
    }
}

/// Returns a command for the cargo that runs this program.
pub(crate) fn cargo(arguments: &[&str]) -> Command {
    let mut command = program(
        &std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned()),
        arguments,
    );
    // Variables set by `cargo run` would make cargo rebuild crates that depend on them.
    for (name, _) in std::env::vars_os() {
        let text = name.to_string_lossy();
        if text.starts_with("CARGO_PKG_") || text.starts_with("CARGO_MANIFEST") {
            command.env_remove(&name);
        }
    }
    command
}

/// Returns a command for any program, run from the root without standard input.
pub(crate) fn program(name: &str, arguments: &[&str]) -> Command {
    let mut command = Command::new(name);
    command.args(arguments).current_dir(root()).stdin(Stdio::null());
    command
}

/// Returns a command for npm in one of the folders with a package.json.
pub(crate) fn npm(folder: &str, arguments: &[&str]) -> Command {
    let mut command = program("npm", arguments);
    command
        .current_dir(root().join(folder))
        .env("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1");
    command
}

/// Runs a command to the end and passes on its output. If standard output is not a terminal, the last lines are kept,
/// with those that report failed tests, so that a failure can repeat them at the end of a log.
pub(crate) fn check(command: &mut Command) -> Result<(), Failure> {
    let line = display(command);
    let ran = if std::io::stdout().is_terminal() {
        command.status().map(|status| (status, Vec::new()))
    } else {
        copy_output(command)
    };
    let (status, last_lines) = ran.map_err(|error| cannot_start(command, &error))?;
    if status.success() {
        Ok(())
    } else {
        Err(Failure::Command {
            line,
            status: status.to_string(),
            last_lines,
        })
    }
}

/// Runs a command to the end and discards its standard output. Returns an error if it fails or prints on standard
/// error.
pub(crate) fn says_nothing(command: &mut Command) -> Result<(), Failure> {
    let line = display(command);
    let output = command.stdout(Stdio::null()).output();
    let output = output.map_err(|error| cannot_start(command, &error))?;
    if output.status.success() && output.stderr.is_empty() {
        return Ok(());
    }
    let _ = std::io::stderr().write_all(&output.stderr);
    let text = String::from_utf8_lossy(&output.stderr);
    let lines: Vec<String> = text.lines().map(ToOwned::to_owned).collect();
    Err(Failure::Command {
        line,
        status: output.status.to_string(),
        last_lines: lines[lines.len().saturating_sub(LAST_LINES)..].to_vec(),
    })
}

/// Runs a command to the end, copies its output to the standard streams line by line, and returns the lines to
/// repeat if it fails.
fn copy_output(command: &mut Command) -> std::io::Result<(ExitStatus, Vec<String>)> {
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn()?;
    let kept = SharedLines::default();
    let (done, both_done) = mpsc::channel::<()>();
    if let Some(stream) = child.stdout.take() {
        let (kept, done) = (Arc::clone(&kept), done.clone());
        thread::spawn(move || (copy_lines(stream, std::io::stdout(), &kept), drop(done)));
    }
    if let Some(stream) = child.stderr.take() {
        let kept = Arc::clone(&kept);
        thread::spawn(move || (copy_lines(stream, std::io::stderr(), &kept), drop(done)));
    }
    let status = child.wait()?;
    // A background process of the program may keep the streams open, so the wait is limited.
    let _ = both_done.recv_timeout(REST_OF_OUTPUT);
    let kept = std::mem::take(&mut *kept.lock().unwrap_or_else(PoisonError::into_inner));
    Ok((status, kept.into_lines()))
}

fn copy_lines(from: impl Read, mut to: impl Write, kept: &SharedLines) {
    let mut lines = BufReader::new(from);
    let mut line = Vec::new();
    while matches!(lines.read_until(b'\n', &mut line), Ok(1..)) {
        // Write errors are ignored, so that the program runs to its end even if nothing reads the output.
        let _ = to.write_all(&line).and_then(|()| to.flush());
        let text = String::from_utf8_lossy(&line).trim_end().to_owned();
        if !text.is_empty() {
            kept.lock().unwrap_or_else(PoisonError::into_inner).add(text);
        }
        line.clear();
    }
}

/// Runs a command to the end and returns its trimmed output; `None` if it cannot be started or fails.
pub(crate) fn output(command: &mut Command) -> Option<String> {
    let output = command.stderr(Stdio::null()).output().ok()?;
    output
        .status
        .success()
        .then(|| String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

/// Returns the full path of a program on `PATH`.
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

#[cfg(unix)]
#[cfg(test)]
mod tests {
    use super::{LAST_LINES, copy_output, program, says_nothing};

    #[test]
    fn the_last_lines_of_a_program_are_kept() {
        let script = "for line in $(seq 40); do echo line $line; done; echo; exit 3";
        let (status, lines) = copy_output(&mut program("sh", &["-c", script])).expect("sh starts");
        assert_eq!(status.code(), Some(3));
        assert_eq!(lines.len(), LAST_LINES);
        assert_eq!(lines.last().map(String::as_str), Some("line 40"));
        let (_, lines) = copy_output(&mut program("sh", &["-c", "echo wrong >&2"])).expect("sh starts");
        assert_eq!(lines, ["wrong"]);
    }

    #[test]
    fn lines_that_report_a_failed_test_are_kept_too() {
        let script =
            "echo before; echo thread panicked at a.rs; echo why; for line in $(seq 40); do echo line $line; done";
        let (_, lines) = copy_output(&mut program("sh", &["-c", script])).expect("sh starts");
        assert_eq!(lines[..4], ["thread panicked at a.rs", "why", "line 1", "line 2"]);
        assert_eq!(lines[4..].len(), LAST_LINES);
    }

    #[test]
    fn a_failed_comparison_of_playwright_is_kept_with_its_code() {
        let script =
            "echo ' ✘ 1 a.spec.ts'; echo ' ✓ 2'; echo 'Error: expect'; for line in $(seq 40); do echo $line; done";
        let (_, lines) = copy_output(&mut program("sh", &["-c", script])).expect("sh starts");
        assert_eq!(lines[..2], [" ✘ 1 a.spec.ts", "Error: expect"]);
        assert_eq!(lines[10], "9");
        assert_eq!(lines[11..].len(), LAST_LINES);
    }

    #[test]
    fn what_must_say_nothing_fails_by_a_warning_or_by_its_status() {
        for (script, is_fine) in [("echo fine", true), ("echo warning >&2", false), ("exit 3", false)] {
            assert_eq!(
                says_nothing(&mut program("sh", &["-c", script])).is_ok(),
                is_fine,
                "{script}"
            );
        }
    }

    #[test]
    fn a_program_left_behind_is_not_waited_for() {
        let (status, _) = copy_output(&mut program("sh", &["-c", "sleep 30 & exit 0"])).expect("sh starts");
        assert!(status.success());
    }
}
