//! Opening statistics: results of each pair of setups (차림) over many games.
//!
//! ```text
//! seen     what is counted of one game      interval  shares and their 95 % intervals
//! tally    results of one set of games      file      sets of games as the committed JSON file
//! collect  chunks counted into sets         report    tables for docs/engine/openings.md
//! ```

pub mod collect;
pub mod file;
pub mod interval;
pub mod report;
pub mod seen;
pub mod tally;
