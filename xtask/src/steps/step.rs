//! Type of the steps of `cargo xtask test`.

use crate::failure::Failure;
use std::process::Child;

/// A named check, or preparation for later checks.
#[derive(Clone, Copy)]
pub(crate) struct Step {
    /// Name by which the step can be run alone.
    pub(crate) name: &'static str,
    /// Property that the step checks; printed when it starts.
    pub(crate) shows: &'static str,
    /// Steps that this one depends on. If one of them fails, this step is not run.
    pub(crate) needs: &'static [&'static str],
    /// Work that may start before the step.
    pub(crate) ahead: Option<Ahead>,
    /// Lane of the step, if all steps are run; the program's own process if `None`.
    pub(crate) lane: Option<&'static Lane>,
    /// The work of the step, except the part that `ahead` has already done.
    pub(crate) work: fn() -> Result<(), Failure>,
}

/// Steps that run one after the other in a second process, in parallel with the other steps.
pub(crate) struct Lane {
    /// Name of the file with the output, below the target folder.
    pub(crate) name: &'static str,
    /// Step after which the lane starts.
    pub(crate) after: &'static str,
}

/// Work for a later step that runs in parallel with other steps, so that no processor is idle. Its result does not
/// matter, because the step does whatever is left.
#[derive(Clone, Copy)]
pub(crate) struct Ahead {
    /// Step after which the work starts.
    pub(crate) after: &'static str,
    /// Starts the work, without output.
    pub(crate) start: fn() -> Result<Child, Failure>,
}
