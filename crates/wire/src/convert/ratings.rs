//! Conversion of ratings to their wire type.

use play::Moment;
use play::rating::Standing;

use crate::vocabulary::RatingView;

/// Returns the view of a rating at `now`. The deviation grows while the player is inactive.
#[must_use]
pub fn rating(standing: Standing, now: Moment) -> RatingView {
    let provisional = standing.is_provisional_at(now);
    RatingView {
        rating: standing.points(),
        deviation: i32::try_from(standing.deviation_at(now)).unwrap_or(i32::MAX),
        provisional,
        grade: (!provisional).then(|| standing.grade().number()),
    }
}
