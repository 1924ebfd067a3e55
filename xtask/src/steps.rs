//! Runs named steps one after the other, prints each one's time, and counts.
//!
//! A step whose need failed is not run and counts as failed: nothing is skipped in silence.

use crate::failure::Failure;
use std::time::Instant;

/// One check.
pub(crate) struct Step {
    /// What a person types to run it alone.
    pub(crate) name: &'static str,
    /// What it shows when it passes.
    pub(crate) shows: &'static str,
    /// Steps whose results it uses.
    pub(crate) needs: &'static [&'static str],
    /// The work.
    pub(crate) work: fn() -> Result<(), Failure>,
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
    let (mut report, mut last_words) = (Vec::new(), Vec::new());
    let total = Clock::start();
    for (index, step) in chosen.iter().enumerate() {
        println!("\n== {}/{} {}: {}", index + 1, chosen.len(), step.name, step.shows);
        let clock = Clock::start();
        let outcome = match step.needs.iter().find(|need| failed.contains(need)) {
            Some(need) => Err(Failure::Wrong(format!("not run, because `{need}` failed"))),
            None => (step.work)(),
        };
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
