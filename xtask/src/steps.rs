//! Runs named steps one after the other, prints each one's time, and counts.
//!
//! A step whose need failed is not run and counts as failed: nothing is skipped in silence. One long work may begin before
//! its step's turn, beside other steps.

use crate::failure::Failure;
use std::process::Child;
use std::time::Instant;

/// One check.
pub(crate) struct Step {
    /// What a person types to run it alone.
    pub(crate) name: &'static str,
    /// What it shows when it passes.
    pub(crate) shows: &'static str,
    /// Steps whose results it uses.
    pub(crate) needs: &'static [&'static str],
    /// What may run ahead of the step.
    pub(crate) ahead: Option<Ahead>,
    /// The work. It tells by itself what is left to do after the work ahead.
    pub(crate) work: fn() -> Result<(), Failure>,
}

/// Work that runs beside other steps, so that no processor is idle. It decides nothing: what it leaves undone, the step does.
#[derive(Clone, Copy)]
pub(crate) struct Ahead {
    /// The step after which it begins.
    pub(crate) after: &'static str,
    /// Starts it, without output.
    pub(crate) start: fn() -> Result<Child, Failure>,
}

/// A program that ran ahead. It ends with its step, or with the run.
struct Running {
    step: &'static str,
    child: Child,
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Runs all of `steps`, or those in `wanted`; the last line is `N passed, N failed`.
pub(crate) fn run(steps: &[Step], wanted: &[String]) -> Result<(), Failure> {
    if let Some(unknown) = wanted.iter().find(|name| steps.iter().all(|step| step.name != **name)) {
        let names: Vec<&str> = steps.iter().map(|step| step.name).collect();
        return Err(Failure::Usage(format!(
            "no step is called {unknown}; the steps are: {}",
            names.join(", ")
        )));
    }
    let chosen: Vec<&Step> = steps
        .iter()
        .filter(|step| wanted.is_empty() || wanted.iter().any(|name| name == step.name))
        .collect();
    let mut failed: Vec<&str> = Vec::new();
    let mut ahead: Vec<Running> = Vec::new();
    let (mut report, mut last_words) = (Vec::new(), Vec::new());
    let total = Clock::start();
    for (index, step) in chosen.iter().enumerate() {
        println!("\n== {}/{} {}: {}", index + 1, chosen.len(), step.name, step.shows);
        let clock = Clock::start();
        let outcome = match step.needs.iter().find(|need| failed.contains(need)) {
            Some(need) => Err(Failure::Wrong(format!("not run, because `{need}` failed"))),
            None => {
                wait_for(step.name, &mut ahead);
                (step.work)()
            }
        };
        if outcome.is_ok() {
            ahead.extend(begin_after(step.name, &chosen));
        }
        let word = match outcome {
            Ok(()) => "passed",
            Err(failure) => {
                println!("xtask: {}: {failure}", step.name);
                last_words.extend(failure.last_lines().iter().map(|line| format!("{}: {line}", step.name)));
                failed.push(step.name);
                "FAILED"
            }
        };
        println!("-- {} {word} in {}", step.name, clock.elapsed());
        report.push(format!("{word}  {:>7}  {}", clock.elapsed(), step.name));
    }
    println!("\n{}\nall steps: {}", report.join("\n"), total.elapsed());
    for line in last_words {
        println!("{line}");
    }
    println!("{} passed, {} failed", chosen.len() - failed.len(), failed.len());
    if failed.is_empty() {
        Ok(())
    } else {
        Err(Failure::Steps(failed.len()))
    }
}

/// Begins what runs ahead of a later step. What cannot be started is left to the step, which says why.
fn begin_after(done: &str, chosen: &[&Step]) -> Vec<Running> {
    let next = chosen.iter().filter_map(|step| Some((step.name, step.ahead?)));
    let now = next.filter(|(_, ahead)| ahead.after == done);
    now.filter_map(|(step, ahead)| {
        let child = (ahead.start)().ok()?;
        println!("-- {step} begins, beside the next steps");
        Some(Running { step, child })
    })
    .collect()
}

/// Waits for what ran ahead of a step.
fn wait_for(step: &str, ahead: &mut Vec<Running>) {
    for mut running in ahead.extract_if(.., |running| running.step == step) {
        // However it ended, the step does the rest.
        let _ = running.child.wait();
    }
}

struct Clock(Instant);

impl Clock {
    #[expect(
        clippy::disallowed_methods,
        reason = "the one door to the time in xtask: how long a step took"
    )]
    fn start() -> Self {
        Self(Instant::now())
    }

    fn elapsed(&self) -> String {
        format!("{:.1} s", self.0.elapsed().as_secs_f64())
    }
}

#[cfg(test)]
mod tests {
    use super::{Ahead, Step, begin_after, wait_for};
    use crate::failure::Failure;
    use std::process::{Child, Command, Stdio};

    fn list_tests() -> Result<Child, Failure> {
        let program = std::env::current_exe().map_err(Failure::at("this program"))?;
        let mut command = Command::new(&program);
        command.arg("--list").stdout(Stdio::null());
        command.spawn().map_err(Failure::at(program))
    }

    fn step(name: &'static str, ahead: Option<Ahead>) -> Step {
        Step {
            name,
            shows: "",
            needs: &[],
            ahead,
            work: || Ok(()),
        }
    }

    #[test]
    fn work_begins_after_the_step_named_and_is_waited_for_by_its_own() {
        let after_web = Ahead {
            after: "web",
            start: list_tests,
        };
        let (web, rust, release) = (step("web", None), step("rust", None), step("release", Some(after_web)));
        assert!(begin_after("rust", &[&web, &rust, &release]).is_empty());
        assert!(begin_after("web", &[&web, &rust]).is_empty(), "nobody wants it");
        let mut ahead = begin_after("web", &[&web, &rust, &release]);
        assert_eq!(ahead.len(), 1);
        wait_for("rust", &mut ahead);
        assert_eq!(ahead.len(), 1);
        wait_for("release", &mut ahead);
        assert!(ahead.is_empty());
    }
}
