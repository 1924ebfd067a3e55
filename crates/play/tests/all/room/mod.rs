//! Tests of rooms, most of them with two guests; some have one guest on both sides, or a guest and the engine.

mod adjourning;
mod arranging;
mod clocks;
mod conditional;
mod deadline;
mod gifts;
mod hands;
mod laws;
mod left_alone;
mod offers;
mod placing;
mod playing;
mod present;
mod rated;
mod refereeing;
mod stopping;
mod table;
mod three_people;
mod touch;
mod tournament;
