//! The search: iterative deepening, principal variation search with a shared transposition table, and quiescence
//! search.
//!
//! ```text
//! root        iterative deepening and MultiPV          node        an inner node of the search
//! pruning     pruning of nodes and moves               reduction   depth reductions
//! extension   singular extensions                      learning    updates after the search of a node
//! quiesce     quiescence search                        picker      move ordering
//! see         static exchange evaluation               history     history heuristics
//! correction  correction history                       table       transposition table
//! stack       current line, and its endings            timer       deadlines of a search
//! thread      a search thread                          signals     stop and ponderhit
//! side_lines  lines after the first (MultiPV)          side_memory memory of these lines
//! params      tunable parameters                       patience    adjustment of the planned time
//! perft       perft counts                             endgame     endgame tables
//! ranked      list of ranked moves
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
