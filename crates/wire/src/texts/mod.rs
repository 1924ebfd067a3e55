//! The messages of the catalogue (`texts/`) that this crate says.

#[rustfmt::skip]
pub(crate) mod errors;
