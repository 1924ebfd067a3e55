//! Glicko-2 ratings of players, one per ladder, and the grades (급, 단) shown for them. This module does not read the
//! time: the caller passes the time at which a game was rated.
//!
//! - `standing` a rating, and the effect of a game on both players' ratings
//! - `grade` the grade of a rating
//! - `ladder` the games that share a rating
//! - `game` a rated game, its rating changes, and recomputing all ratings
//! - `abort_guard` detection of players who leave rated games early

mod abort_guard;
mod game;
mod grade;
mod ladder;
mod standing;

pub use abort_guard::{ABORT_WINDOW, ABORTS, AbortGuard};
pub use game::{RatedGame, RatedLately, Rating, RatingBasis, RatingChange, RatingUpdate, Results, rate_all};
pub use grade::{GEUPS, GRADE_WIDTH, Grade, HIGHEST_18GEUP};
pub use ladder::Ladder;
pub use standing::{PROVISIONAL_ABOVE, Standing, rate};

use crate::time::Millis;

/// Maximum number of a player's rated games against players on the same network within [`PAIR_WINDOW`].
pub const GAMES_IN_A_NETWORK: u32 = 10;

/// Maximum number of rated games between the same two players within [`PAIR_WINDOW`].
pub const GAMES_OF_A_PAIR: u32 = 10;

/// Period in which games count towards [`GAMES_OF_A_PAIR`] and [`GAMES_IN_A_NETWORK`]: one day.
pub const PAIR_WINDOW: Millis = Millis::from_seconds(24 * 3_600);
