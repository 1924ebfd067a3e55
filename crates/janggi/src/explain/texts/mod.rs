//! The messages of the catalogue (`texts/`) that this crate says.

#[rustfmt::skip]
pub(super) mod rule_names;
#[rustfmt::skip]
pub(super) mod rule_sentences;
#[rustfmt::skip]
pub(super) mod rule_sets;
#[rustfmt::skip]
pub(super) mod side_names;
