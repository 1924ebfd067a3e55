//! Metrics for the operator, in the text format of
//! [OpenMetrics](https://prometheus.io/docs/specs/om/open_metrics_spec/).
//!
//! - `exposition`: the text, from `crate::counts` and from values read at each request
//! - `listener`: serves the text at a separate address
//! - `process`: memory, processor time and open files of the server

mod exposition;
mod listener;
mod process;

pub(crate) use exposition::Exposition;
pub(crate) use listener::serve;
