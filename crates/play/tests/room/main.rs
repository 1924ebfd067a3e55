//! Stories of rooms: each phase and offer played by two guests, one guest, or a guest and the engine.

mod arranging;
mod clocks;
mod offers;
mod playing;
mod table;
