//! Integration tests of the crate, except those of stored events. They share one test binary, so that it is linked
//! only once.

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
