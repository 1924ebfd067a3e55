//! Integration tests of the crate, except `stored_events`. They share one test binary to save linking time.

mod chat;
mod clock_laws;
mod clock_tables;
mod house_in_the_lobby;
mod lease;
mod lobby;
mod networks;
mod packs;
mod rating_docs;
mod room;
mod room_commands;
mod stored_besides;
