//! Conversion of sides, and of values for each side.

use crate::vocabulary;

/// Converts a side to its form in messages.
#[must_use]
pub fn side(side: janggi::Side) -> vocabulary::Side {
    match side {
        janggi::Side::Cho => vocabulary::Side::Cho,
        janggi::Side::Han => vocabulary::Side::Han,
    }
}

/// Converts a side from its form in messages.
#[must_use]
pub fn side_back(side: vocabulary::Side) -> janggi::Side {
    match side {
        vocabulary::Side::Cho => janggi::Side::Cho,
        vocabulary::Side::Han => janggi::Side::Han,
    }
}

/// Converts the value of each side.
pub(super) fn by_side<T, U>(values: janggi::BySide<T>, convert: impl FnMut(T) -> U) -> vocabulary::BySide<U> {
    let janggi::BySide { cho, han } = values.map(convert);
    vocabulary::BySide { cho, han }
}
