//! Import and export of files: TRF, CSV, pasted tables, and game records.

pub mod csv;
pub mod games;
mod headings;
pub mod table;
pub mod trf;
mod trf_build;
pub mod trf_read;
mod trf_teams;
