//! The glossary terms, with one file per group.

mod board;
mod culture;
mod ending;
mod pieces;
mod play;
mod relatives;
mod setup;

use super::term::Term;

pub(super) const ALL: [&[Term]; 7] = [
    &pieces::TERMS,
    &board::TERMS,
    &setup::TERMS,
    &play::TERMS,
    &ending::TERMS,
    &culture::TERMS,
    &relatives::TERMS,
];
