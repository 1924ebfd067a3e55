//! Sides, and values for each side.

use crate::vocabulary;

/// A side in messages.
#[must_use]
pub fn side(side: janggi::Side) -> vocabulary::Side {
    match side {
        janggi::Side::Cho => vocabulary::Side::Cho,
        janggi::Side::Han => vocabulary::Side::Han,
    }
}

/// A side from a message.
#[must_use]
pub fn side_back(side: vocabulary::Side) -> janggi::Side {
    match side {
        vocabulary::Side::Cho => janggi::Side::Cho,
        vocabulary::Side::Han => janggi::Side::Han,
    }
}

/// One value for each side, converted one by one.
pub(super) fn by_side<T, U>(values: janggi::BySide<T>, convert: impl FnMut(T) -> U) -> vocabulary::BySide<U> {
    let janggi::BySide { cho, han } = values.map(convert);
    vocabulary::BySide { cho, han }
}
