//! Between messages and the values of `play`: messages in are checked here and nowhere else, values out are shown as
//! one reader may see them.
//!
//! - `requests` frames and bodies to commands and terms
//! - `faults` refusals to error bodies
//! - `views` rooms to what a page shows
//! - `records` rooms to files
//! - `jobs` what an engine owes to a worker's job, and its answer back

mod faults;
mod jobs;
mod records;
mod requests;
mod views;

pub use faults::{action_error, open_error, refused, rules_faults};
pub use jobs::{analysis, job};
pub use records::record;
pub use requests::{game_action, player_command, terms};
pub use views::{event, game_view, now, outcome};

use crate::vocabulary;

/// A side as it travels.
#[must_use]
pub fn side(side: janggi::Side) -> vocabulary::Side {
    match side {
        janggi::Side::Cho => vocabulary::Side::Cho,
        janggi::Side::Han => vocabulary::Side::Han,
    }
}

/// A side that has travelled.
#[must_use]
pub fn side_back(side: vocabulary::Side) -> janggi::Side {
    match side {
        vocabulary::Side::Cho => janggi::Side::Cho,
        vocabulary::Side::Han => janggi::Side::Han,
    }
}

/// A value for each side, converted one by one.
fn by_side<T, U>(values: janggi::BySide<T>, convert: impl FnMut(T) -> U) -> vocabulary::BySide<U> {
    let janggi::BySide { cho, han } = values.map(convert);
    vocabulary::BySide { cho, han }
}
