//! Lanes: steps that run in parallel with others, in another process of this program. The output of a lane is stored in
//! a file, and printed when the first of its steps is due.

use super::step::{Lane, Step};
use crate::command::target_dir;
use crate::failure::Failure;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Child, Command};

/// Label of the total time. The last lines of failed steps follow it in the output.
pub(super) const ALL_STEPS: &str = "all steps:";

/// A process that runs the steps of a lane. It is killed together with this process.
pub(super) struct Running<'a> {
    pub(super) steps: Vec<&'a Step>,
    child: Child,
    log: PathBuf,
}

/// The final output of a lane's process.
#[derive(Debug, Default, PartialEq)]
pub(super) struct Said {
    /// One line per step.
    pub(super) report: Vec<String>,
    pub(super) last_words: Vec<String>,
}

/// Returns the path of this program. Call this before any step, because compiling the tests replaces this program with
/// another build.
pub(super) fn this_program() -> Result<PathBuf, Failure> {
    std::env::current_exe().map_err(Failure::at("this program"))
}

/// Starts the steps of a lane in a process of `program`.
pub(super) fn start<'a>(program: &Path, lane: &'static Lane, steps: Vec<&'a Step>) -> Result<Running<'a>, Failure> {
    let names: Vec<&str> = steps.iter().map(|step| step.name).collect();
    let log = target_dir().join(format!("{}.log", lane.name));
    let file = File::create(&log).map_err(Failure::at(&log))?;
    let mut command = Command::new(program);
    command.arg("test").args(&names);
    command
        .stdout(file.try_clone().map_err(Failure::at(&log))?)
        .stderr(file);
    let child = command.spawn().map_err(Failure::at(program))?;
    println!(
        "-- {} begin, beside the next steps ({})",
        names.join(", "),
        log.display()
    );
    Ok(Running { steps, child, log })
}

impl Running<'_> {
    /// Returns whether a step runs in this process.
    pub(super) fn has(&self, step: &Step) -> bool {
        self.steps.iter().any(|one| one.name == step.name)
    }

    /// Waits for the process, and prints its whole output.
    pub(super) fn finish(mut self) -> Said {
        println!("\n== what ran beside");
        let _ = self.child.wait();
        let text = fs::read(&self.log).unwrap_or_default();
        let text = String::from_utf8_lossy(&text);
        println!("{text}");
        said(&text)
    }
}

impl Drop for Running<'_> {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Parses the report at the end of the output, and the last lines of failed steps after it.
fn said(text: &str) -> Said {
    let lines: Vec<&str> = text.lines().collect();
    let Some(end) = lines.iter().rposition(|line| line.starts_with(ALL_STEPS)) else {
        return Said::default();
    };
    let is_step = |line: &&&str| line.starts_with("passed  ") || line.starts_with("FAILED  ");
    let mut report: Vec<String> = lines[..end]
        .iter()
        .rev()
        .take_while(is_step)
        .map(ToString::to_string)
        .collect();
    report.reverse();
    let is_count = |line: &&&str| line.ends_with(" failed") && line.contains(" passed, ");
    let last = lines[end + 1..].iter().take_while(|line| !is_count(line));
    Said {
        report,
        last_words: last.map(ToString::to_string).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::{Said, said};

    #[test]
    fn the_report_is_found_at_the_end_and_nowhere_else() {
        let text = "passed  1.0 s  a test says so\n\npassed    0.5 s  one\nFAILED   12.0 s  two\nall steps: 12.5 s\ntwo: it broke\n1 passed, 1 failed\nxtask: 1 step(s) failed";
        let wanted = Said {
            report: vec!["passed    0.5 s  one".into(), "FAILED   12.0 s  two".into()],
            last_words: vec!["two: it broke".into()],
        };
        assert_eq!(said(text), wanted);
        assert_eq!(said("it was killed"), Said::default());
    }
}
