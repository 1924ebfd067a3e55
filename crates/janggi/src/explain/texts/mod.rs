//! Written by `cargo xtask generate`: the messages of the catalogue (`texts/`) that this crate uses.

#[rustfmt::skip]
pub(crate) mod glossary;
#[rustfmt::skip]
pub(crate) mod language;
#[rustfmt::skip]
pub(crate) mod left_out;
#[rustfmt::skip]
pub(crate) mod outcomes;
#[rustfmt::skip]
pub(crate) mod results;
#[rustfmt::skip]
pub(crate) mod rule_help;
#[rustfmt::skip]
pub(crate) mod rule_names;
#[rustfmt::skip]
pub(crate) mod rule_sentences;
#[rustfmt::skip]
pub(crate) mod rule_sets;
#[rustfmt::skip]
pub(crate) mod side_names;
