//! Stories of rooms: each phase and offer played by two guests, one player, or a player and the engine.

mod arranging;
mod clocks;
mod hands;
mod laws;
mod left_alone;
mod offers;
mod placing;
mod playing;
mod table;
mod touch;
