//! Written by `cargo xtask generate`: the messages of the catalogue (`texts/`) that this crate uses.

#[rustfmt::skip]
pub(crate) mod club_list;
#[rustfmt::skip]
pub(crate) mod mail;
#[rustfmt::skip]
pub(crate) mod pages;
#[rustfmt::skip]
pub(crate) mod previews;
#[rustfmt::skip]
pub(crate) mod stranger;
