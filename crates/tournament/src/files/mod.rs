//! Files that other programs read: TRF and CSV.

pub mod csv;
pub mod table;
pub mod trf;
pub mod trf_read;
