//! The terms, a file for each group.

mod board;
mod culture;
mod ending;
mod pieces;
mod play;
mod relatives;
mod setup;

use super::term::{Form, Term};

pub(super) const ALL: [&[Term]; 7] = [
    &pieces::TERMS,
    &board::TERMS,
    &setup::TERMS,
    &play::TERMS,
    &ending::TERMS,
    &culture::TERMS,
    &relatives::TERMS,
];

const fn form(hangul: &'static str, romanised: &'static str) -> Form {
    Form { hangul, romanised }
}
