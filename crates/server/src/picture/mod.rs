//! Pictures of positions for link previews, 1200 by 630 pixels.
//!
//! - `drawing`: the board as SVG, as the web app draws it; pure
//! - `paint`: rendering of the SVG as PNG; pure
//! - `pictures`: the cache of recent pictures, and the limits on rendering
//!
//! Must not depend on games or their visibility: the caller passes the board.

mod drawing;
mod paint;
mod pictures;

pub(crate) use drawing::{Scene, Turn};
pub(crate) use pictures::{Picture, Pictures};
