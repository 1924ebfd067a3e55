//! The definition of a step.

use crate::failure::Failure;
use std::process::Child;

/// A check that `cargo xtask test` runs.
#[derive(Clone, Copy)]
pub(crate) struct Step {
    /// The name by which it can be run alone.
    pub(crate) name: &'static str,
    /// Property that it proves when it passes.
    pub(crate) shows: &'static str,
    /// Steps whose results it needs.
    pub(crate) needs: &'static [&'static str],
    /// Work that may start before the step.
    pub(crate) ahead: Option<Ahead>,
    /// The step after which this one starts in parallel with the following ones, if all steps are run, so that no
    /// processor is idle. Such steps run one after the other, and all start after the same step.
    pub(crate) beside: Option<&'static str>,
    /// The work. It determines by itself what is left to do after the work ahead.
    pub(crate) work: fn() -> Result<(), Failure>,
}

/// Work that runs in parallel with other steps, so that no processor is idle. Its result does not matter, because the
/// step does whatever is left.
#[derive(Clone, Copy)]
pub(crate) struct Ahead {
    /// The step after which it starts.
    pub(crate) after: &'static str,
    /// Starts the work, without output.
    pub(crate) start: fn() -> Result<Child, Failure>,
}
