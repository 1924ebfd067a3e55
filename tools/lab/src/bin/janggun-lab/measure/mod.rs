//! Commands that measure and tune the engine.
//!
//! ```text
//! match_engines  `match`      factorial  `screen`      levels   `levels`
//! tune           `tune`       datagen    `datagen`
//! ```

pub(crate) mod datagen;
pub(crate) mod factorial;
pub(crate) mod levels;
pub(crate) mod match_engines;
pub(crate) mod tune;

mod match_log;
mod match_report;
mod self_play_arguments;
