//! The definition of a step.

use crate::failure::Failure;
use std::process::Child;

/// A check that `cargo xtask test` runs.
#[derive(Clone, Copy)]
pub(crate) struct Step {
    /// Name by which the step can be run alone.
    pub(crate) name: &'static str,
    /// Property that is proven if the step passes.
    pub(crate) shows: &'static str,
    /// Steps whose results this step needs.
    pub(crate) needs: &'static [&'static str],
    /// Work that may start before the step.
    pub(crate) ahead: Option<Ahead>,
    /// The step after which this one starts in parallel with the following ones, if all steps are run, so that no
    /// processor is idle. Such steps run one after the other, and all start after the same step.
    pub(crate) beside: Option<&'static str>,
    /// The work of the step, except the part that `ahead` has already done.
    pub(crate) work: fn() -> Result<(), Failure>,
}

/// Work that runs in parallel with other steps, so that no processor is idle. Its result does not matter, because the
/// step does whatever is left.
#[derive(Clone, Copy)]
pub(crate) struct Ahead {
    /// Step after which the work starts.
    pub(crate) after: &'static str,
    /// Starts the work, without output.
    pub(crate) start: fn() -> Result<Child, Failure>,
}
