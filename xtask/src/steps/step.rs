//! What a step is.

use crate::failure::Failure;
use std::process::Child;

/// One check.
#[derive(Clone, Copy)]
pub(crate) struct Step {
    /// What a person types to run it alone.
    pub(crate) name: &'static str,
    /// What it shows when it passes.
    pub(crate) shows: &'static str,
    /// Steps whose results it uses.
    pub(crate) needs: &'static [&'static str],
    /// What may run ahead of the step.
    pub(crate) ahead: Option<Ahead>,
    /// The step after which it begins beside the next ones, where all steps are run, until its turn comes, so that
    /// no processor is idle. Such steps follow one another, and all begin after the same one.
    pub(crate) beside: Option<&'static str>,
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
