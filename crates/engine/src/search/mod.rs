//! The search: iterative deepening, principal variation search with a shared table, quiescence.
//!
//! ```text
//! root      iterations, windows, several lines         node      one inner node, stage by stage
//! quiesce   captures and answers to check              picker    in which order actions are tried
//! see       exchanges on one point                     history   what worked elsewhere
//! path      the line being looked at, and its ending   table     what earlier visits found
//! signals   stop and ponderhit                         params    every number, in one table
//! ```

pub mod history;
pub mod params;
pub mod see;
pub mod signals;
pub mod table;

pub(crate) mod path;
pub(crate) mod root;
pub(crate) mod thinker;

mod node;
mod picker;
mod quiesce;
