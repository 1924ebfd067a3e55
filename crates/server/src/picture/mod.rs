//! Pictures of positions, 1200 by 630 pixels, for messengers that show what a link leads to.
//!
//! - `drawing` the board as the web app draws it, composed to one SVG; pure
//! - `paint` that SVG as a PNG; pure
//! - `pictures` the pictures painted last, and how many are painted at once
//!
//! Must not know games or who may see them: the caller passes the pieces on the board.

mod drawing;
mod paint;
mod pictures;

pub(crate) use drawing::{Scene, Turn};
pub(crate) use pictures::{Picture, Pictures};
