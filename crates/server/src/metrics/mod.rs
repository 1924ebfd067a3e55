//! Metrics for the operator, in the text format of
//! [OpenMetrics](https://prometheus.io/docs/specs/om/open_metrics_spec/).
//!
//! - `exposition` the text: `crate::counts`, and what is read when it is asked for
//! - `listener` the address of its own at which it is asked for

mod exposition;
mod listener;
mod process;

pub(crate) use exposition::Exposition;
pub(crate) use listener::serve;
