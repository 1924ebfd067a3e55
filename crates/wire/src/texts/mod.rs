//! Written by `cargo xtask generate`: the messages of the catalogue (`texts/`) that this crate uses.

#[rustfmt::skip]
pub(crate) mod errors;
#[rustfmt::skip]
pub(crate) mod house;
