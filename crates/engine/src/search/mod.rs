//! The search: iterative deepening, principal variation search with a shared transposition table, quiescence search.
//!
//! ```text
//! root        iterations, windows, several lines       node        one inner node of the search
//! pruning     nodes and moves that are not searched    reduction   moves that are searched less deep
//! extension   moves that are searched deeper           learning    what a searched node teaches
//! quiesce     captures and answers to check            picker      move ordering
//! see         static exchange evaluation               history     history heuristics
//! correction  correction history                       table       the transposition table
//! stack       the current line, and its ending         timer       the deadlines of a search
//! thread      one searching thread                     signals     stop and ponderhit
//! side_lines  the lines after the first (MultiPV)      side_memory what they remember
//! params      every number, in one table               patience    how sure a choice is, for the clock
//! perft       counting lines                           endgame     endgame tables
//! ranked      a list that the best is taken out of
//! ```

pub mod history;
pub mod params;
pub mod see;
pub mod signals;
pub mod table;
pub mod timer;

pub(crate) mod endgame;
pub(crate) mod root;
pub(crate) mod side_memory;
pub(crate) mod stack;
pub(crate) mod thread;

mod correction;
mod extension;
mod learning;
mod node;
mod patience;
mod perft;
mod picker;
mod pruning;
mod quiesce;
mod ranked;
mod reduction;
mod side_lines;
