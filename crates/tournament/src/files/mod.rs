//! Files that other programs read.

pub mod trf;
