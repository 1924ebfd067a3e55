//! The search: iterative deepening, principal variation search with a shared table, quiescence.
//!
//! ```text
//! root      iterations, windows, several lines         node      one inner node of the search
//! quiesce   captures and answers to check              picker    move ordering
//! see       static exchange evaluation                 history   history heuristics
//! stack     the current line, and its ending           table     the transposition table
//! thread    one searching thread                       timer     the deadlines of a search
//! signals   stop and ponderhit                         params    every number, in one table
//! perft     counting lines
//! ```

pub mod history;
pub mod params;
pub mod see;
pub mod signals;
pub mod table;
pub mod timer;

pub(crate) mod root;
pub(crate) mod stack;
pub(crate) mod thread;

mod node;
mod perft;
mod picker;
mod quiesce;
