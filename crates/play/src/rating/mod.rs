//! Ratings of players: Glicko-2, one for each law of movement and speed, and the grades (급, 단) shown for them. Pure:
//! the caller passes the time at which a game was rated.
//!
//! - `standing` a rating, and how a game changes the ratings of both players
//! - `grade` the grade of a rating
//! - `ladder` which games share a rating
//! - `game` a rated game, its changes, and recomputing all games in order
//! - `abort_guard` players who leave rated games before they count

mod abort_guard;
mod game;
mod grade;
mod ladder;
mod standing;

pub use abort_guard::{ABORT_WINDOW, ABORTS, AbortGuard};
pub use game::{RatedGame, RatedLately, Rating, RatingBasis, RatingChange, RatingUpdate, Results, rate_all};
pub use grade::{GRADE_WIDTH, Grade, HIGHEST_18GEUP};
pub use ladder::Ladder;
pub use standing::{PROVISIONAL_ABOVE, Standing, rate};

use crate::time::Millis;

/// Maximum number of a player's rated games against players on the same network within [`PAIR_WINDOW`].
pub const GAMES_IN_A_NETWORK: u32 = 10;

/// Maximum number of rated games of the same two players within [`PAIR_WINDOW`].
pub const GAMES_OF_A_PAIR: u32 = 10;

/// See [`GAMES_OF_A_PAIR`].
pub const PAIR_WINDOW: Millis = Millis::from_seconds(24 * 3_600);
