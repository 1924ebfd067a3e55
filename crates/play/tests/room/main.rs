//! Stories of rooms: each phase and offer played by two guests, one player, or a player and the engine.

mod arranging;
mod clocks;
mod left_alone;
mod offers;
mod playing;
mod table;
