//! Written by `cargo xtask generate`: the messages of the catalogue (`texts/`) that this crate uses.

#[rustfmt::skip]
pub(crate) mod bot;
#[rustfmt::skip]
pub(crate) mod terminal;
#[rustfmt::skip]
pub(crate) mod tournament;
#[rustfmt::skip]
pub(crate) mod verdicts;
