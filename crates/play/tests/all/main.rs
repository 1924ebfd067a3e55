//! The tests of the crate from outside, but for those of stored events, in one program, which is linked once.

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
