//! The definition of a step.

use crate::failure::Failure;
use std::process::Child;

/// A check.
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
    /// If all steps are run, the lane in which this one runs in parallel with the others, so that no processor is idle.
    pub(crate) lane: Option<Lane>,
    /// The work. It determines by itself what is left to do after the work ahead.
    pub(crate) work: fn() -> Result<(), Failure>,
}

/// Steps that run one after the other in a process of their own.
#[derive(Clone, Copy, PartialEq)]
pub(crate) struct Lane {
    /// Tells lanes apart.
    pub(crate) name: &'static str,
    /// The step after which it starts.
    pub(crate) after: &'static str,
}

/// Work that runs in parallel with other steps, so that no processor is idle. It decides nothing: the step does
/// whatever is left.
#[derive(Clone, Copy)]
pub(crate) struct Ahead {
    /// The step after which it starts.
    pub(crate) after: &'static str,
    /// Starts it, without output.
    pub(crate) start: fn() -> Result<Child, Failure>,
}
