//! Opening statistics: results of each pair of setups (차림) over many games.
//!
//! ```text
//! seen     data of one game                 interval  shares of points and their 95 % intervals
//! tally    results of one set of games      file      committed JSON file
//! collect  counting of chunks               report    tables for docs/engine/openings.md
//! ```

pub mod collect;
pub mod file;
pub mod interval;
pub mod report;
pub mod seen;
pub mod tally;
