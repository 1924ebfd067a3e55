//! Conversion of lobby values to their wire types.

use play::lobby;

use super::sides::side;
use crate::lobby::{RatingRange, SeekSide};
use crate::vocabulary::Side;

/// Converts the side that the seeker wants.
#[must_use]
pub fn seek_side(wish: lobby::SeekSide) -> SeekSide {
    match wish {
        lobby::SeekSide::Is(which) => match side(which) {
            Side::Cho => SeekSide::Cho,
            Side::Han => SeekSide::Han,
        },
        lobby::SeekSide::Any => SeekSide::Random,
    }
}

/// Converts a rating range.
#[must_use]
pub fn rating_range(range: lobby::RatingRange) -> RatingRange {
    RatingRange {
        least: range.least,
        most: range.most,
    }
}
