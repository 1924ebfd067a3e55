//! Conversion of sides and of per-side values.

use crate::vocabulary;

/// Converts a side to its wire type.
#[must_use]
pub fn side(side: janggi::Side) -> vocabulary::Side {
    match side {
        janggi::Side::Cho => vocabulary::Side::Cho,
        janggi::Side::Han => vocabulary::Side::Han,
    }
}

/// Converts a side from its wire type.
#[must_use]
pub fn side_back(side: vocabulary::Side) -> janggi::Side {
    match side {
        vocabulary::Side::Cho => janggi::Side::Cho,
        vocabulary::Side::Han => janggi::Side::Han,
    }
}

/// Converts per-side values to their wire type, with `convert` for each value.
pub(super) fn by_side<T, U>(values: janggi::BySide<T>, convert: impl FnMut(T) -> U) -> vocabulary::BySide<U> {
    let janggi::BySide { cho, han } = values.map(convert);
    vocabulary::BySide { cho, han }
}
