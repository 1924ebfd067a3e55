//! Runs named steps, prints the time of each, and counts passed and failed steps.
//!
//! If a step fails, the steps that need it are not run and count as failed. Long work may start ahead of its step, and
//! steps in a lane run in parallel with the others.

mod beside;
mod step;

pub(crate) use step::{Ahead, Lane, Step};

use crate::failure::Failure;
use std::process::Child;
use std::time::Instant;

/// A program that was started ahead of its step. It is killed when this value is dropped.
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

/// Runs the steps named in `wanted`, or all of `steps` if it is empty. The last line printed is `N passed, N failed`.
pub(crate) fn run(steps: &[Step], wanted: &[String]) -> Result<(), Failure> {
    if let Some(unknown) = wanted.iter().find(|name| steps.iter().all(|step| step.name != **name)) {
        let names: Vec<&str> = steps.iter().map(|step| step.name).collect();
        return Err(Failure::Usage(format!(
            "no step is called {unknown}; the steps are: {}",
            names.join(", ")
        )));
    }
    let is_wanted = |step: &&Step| wanted.is_empty() || wanted.iter().any(|name| name == step.name);
    let chosen: Vec<&Step> = steps.iter().filter(is_wanted).collect();
    let (mut done, mut ahead) = (Outcomes::default(), Vec::new());
    let mut lanes: Vec<beside::Running> = Vec::new();
    let program = beside::this_program()?;
    let total = Clock::start();
    for (index, step) in chosen.iter().enumerate() {
        if done.knows(step.name) {
            continue;
        }
        println!("\n== {}/{} {}: {}", index + 1, chosen.len(), step.name, step.shows);
        if let Some(running) = lanes.iter().position(|lane| lane.has(step)) {
            done.join(lanes.remove(running));
            continue;
        }
        done.take(step, &mut ahead);
        if !done.has_passed(step.name) {
            continue;
        }
        ahead.extend(begin_after(step.name, &chosen));
        // Steps that were named run one after the other.
        for (lane, steps) in lanes_after(step.name, &chosen) {
            let mut needs = steps.iter().flat_map(|step| step.needs);
            // Otherwise, the lane's steps run in this process, and each reports the failure when it is due.
            if wanted.is_empty() && needs.all(|need| done.has_passed(need)) {
                lanes.push(beside::start(&program, lane, steps)?);
            }
        }
    }
    done.summarize(&total)
}

/// Results of the steps so far.
#[derive(Default)]
struct Outcomes {
    passed: Vec<&'static str>,
    failed: Vec<&'static str>,
    report: Vec<String>,
    last_words: Vec<String>,
}

impl Outcomes {
    fn knows(&self, name: &str) -> bool {
        self.has_passed(name) || self.failed.contains(&name)
    }

    fn has_passed(&self, name: &str) -> bool {
        self.passed.contains(&name)
    }

    /// Runs a step, unless a step it needs has failed.
    fn take(&mut self, step: &Step, ahead: &mut Vec<Running>) {
        let clock = Clock::start();
        let outcome = match step.needs.iter().find(|need| self.failed.contains(need)) {
            Some(need) => Err(Failure::Wrong(format!("not run, because `{need}` failed"))),
            None => {
                wait_for(step.name, ahead);
                (step.work)()
            }
        };
        let word = match outcome {
            Ok(()) => {
                self.passed.push(step.name);
                "passed"
            }
            Err(failure) => {
                println!("xtask: {}: {failure}", step.name);
                let last = failure.last_lines().iter();
                self.last_words
                    .extend(last.map(|line| format!("{}: {line}", step.name)));
                self.failed.push(step.name);
                "FAILED"
            }
        };
        println!("-- {} {word} in {}", step.name, clock.elapsed());
        let processor = clock
            .processor()
            .map_or_else(String::new, |spent| format!(" {spent:>5.0}"));
        self.report
            .push(format!("{word}  {:>7}{processor}  {}", clock.elapsed(), step.name));
    }

    /// Waits for a lane, and adds the results of its steps.
    fn join(&mut self, lane: beside::Running) {
        let steps = lane.steps.clone();
        self.add(lane.finish(), &steps);
    }

    /// Adds the results that a lane's process has printed.
    fn add(&mut self, said: beside::Said, steps: &[&Step]) {
        for step in steps {
            let line = said
                .report
                .iter()
                .find(|line| line.ends_with(&format!("  {}", step.name)));
            let has_passed = line.is_some_and(|line| line.starts_with("passed"));
            if has_passed { &mut self.passed } else { &mut self.failed }.push(step.name);
            let line = line
                .cloned()
                .unwrap_or_else(|| format!("FAILED        ?  {}", step.name));
            self.report.push(line);
        }
        self.last_words.extend(said.last_words);
    }

    fn summarize(self, total: &Clock) -> Result<(), Failure> {
        println!(
            "\n{}\n{} {}; the second figure is the processor time, in seconds",
            self.report.join("\n"),
            beside::ALL_STEPS,
            total.elapsed()
        );
        for line in self.last_words {
            println!("{line}");
        }
        println!("{} passed, {} failed", self.passed.len(), self.failed.len());
        if self.failed.is_empty() {
            Ok(())
        } else {
            Err(Failure::Steps(self.failed.len()))
        }
    }
}

/// Returns the lanes that start after a step, with their steps.
fn lanes_after<'a>(done: &str, chosen: &[&'a Step]) -> Vec<(&'static Lane, Vec<&'a Step>)> {
    let mut lanes: Vec<(&Lane, Vec<&Step>)> = Vec::new();
    for &step in chosen {
        let Some(lane) = step.lane.filter(|lane| lane.after == done) else {
            continue;
        };
        match lanes.iter_mut().find(|(known, _)| known.name == lane.name) {
            Some((_, steps)) => steps.push(step),
            None => lanes.push((lane, vec![step])),
        }
    }
    lanes
}

/// Starts work ahead of later steps. If work cannot be started, its step reports the reason.
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

/// Waits for the work started ahead of a step.
fn wait_for(step: &str, ahead: &mut Vec<Running>) {
    for mut running in ahead.extract_if(.., |running| running.step == step) {
        // The result does not matter, because the step itself does whatever is left.
        let _ = running.child.wait();
    }
}

/// A stopwatch that also measures processor time.
struct Clock {
    started: Instant,
    processor: Option<f64>,
}

impl Clock {
    #[expect(
        clippy::disallowed_methods,
        reason = "the one door to the time in xtask: how long a step took"
    )]
    fn start() -> Self {
        Self {
            started: Instant::now(),
            processor: processor_seconds(),
        }
    }

    fn elapsed(&self) -> String {
        format!("{:.1} s", self.started.elapsed().as_secs_f64())
    }

    /// Returns the processor time in seconds since the start; `None` if the system does not report it.
    fn processor(&self) -> Option<f64> {
        Some(processor_seconds()? - self.processor?)
    }
}

/// Returns the processor time in seconds of this program and its finished child processes, as reported by Linux.
fn processor_seconds() -> Option<f64> {
    /// Fields of `proc_pid_stat(5)` after the name: user and system time of the process and of its children.
    const TIMES: std::ops::Range<usize> = 11..15;
    /// Clock ticks per second in `proc_pid_stat(5)`.
    const TICKS: f64 = 100.0;
    let stat = std::fs::read_to_string("/proc/self/stat").ok()?;
    let (_, after_name) = stat.rsplit_once(')')?;
    let fields: Vec<&str> = after_name.split_whitespace().collect();
    let times = fields.get(TIMES)?.iter().map(|field| field.parse::<f64>());
    Some(times.sum::<Result<f64, _>>().ok()? / TICKS)
}

#[cfg(test)]
mod tests {
    use super::beside::Said;
    use super::{Ahead, Clock, Lane, Outcomes, Step, begin_after, lanes_after, wait_for};
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
            lane: None,
            work: || Ok(()),
        }
    }

    #[test]
    fn a_step_of_which_the_other_run_says_nothing_has_failed() {
        let (one, two) = (step("one", None), step("two", None));
        let mut done = Outcomes::default();
        let said = Said {
            report: vec!["passed    0.5 s  one".into()],
            last_words: Vec::new(),
        };
        done.add(said, &[&one, &two]);
        assert_eq!(
            (done.passed.as_slice(), done.failed.as_slice()),
            (&["one"][..], &["two"][..])
        );
    }

    #[test]
    fn lanes_start_after_their_step_with_all_of_their_steps() {
        const ONE: Lane = Lane {
            name: "one",
            after: "first",
        };
        const TWO: Lane = Lane {
            name: "two",
            after: "first",
        };
        let in_lane = |name, lane| Step {
            lane: Some(lane),
            ..step(name, None)
        };
        let steps = [
            step("first", None),
            in_lane("a", &ONE),
            in_lane("b", &TWO),
            in_lane("c", &ONE),
        ];
        let chosen: Vec<&Step> = steps.iter().collect();
        let names = |done| -> Vec<Vec<&str>> {
            let lanes = lanes_after(done, &chosen);
            lanes
                .iter()
                .map(|(_, steps)| steps.iter().map(|step| step.name).collect())
                .collect()
        };
        assert_eq!(names("first"), [vec!["a", "c"], vec!["b"]]);
        assert!(names("a").is_empty());
    }

    #[test]
    fn the_processor_time_is_that_of_the_steps_programs_too() {
        let clock = Clock::start();
        let before = clock.processor();
        let _ = list_tests().map(|mut child| child.wait());
        assert_eq!(before.is_some(), cfg!(target_os = "linux"));
        assert!(clock.processor() >= before);
    }

    #[test]
    fn what_needs_a_step_that_failed_is_not_run() {
        let panics = Step {
            needs: &["one"],
            work: || panic!("it is not to be run"),
            ..step("two", None)
        };
        let mut done = Outcomes {
            failed: vec!["one"],
            ..Outcomes::default()
        };
        done.take(&panics, &mut Vec::new());
        assert_eq!(done.failed, ["one", "two"]);
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
