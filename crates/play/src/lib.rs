//! Around a Janggi game: who sits where, whose clock runs, what was offered. Pure state machines.
//!
//! What it owns: ids, moments, time controls, clocks and the [`room::Room`], which is the life of one game from its
//! first seat to its rematch.
//!
//! What it must not do: read a clock, draw a random number, touch a socket or a row, or judge a move. Time and
//! randomness come in as parameters; the rules are `janggi`'s.

pub mod clock;
pub mod control;
pub mod ids;
pub mod lag;
pub mod legacy;
pub mod room;
pub mod time;

pub use clock::Clock;
pub use control::{Speed, TimeControl};
pub use ids::{ClientId, GameId, GuestId, Player};
pub use room::Room;
pub use time::{Millis, Moment};
