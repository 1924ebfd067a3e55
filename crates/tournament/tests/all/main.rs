//! The tests of the crate from outside, in one program, which is linked once.

mod files;
mod laws;
mod lists;
mod records;
mod standings;
mod stored_events;
mod support;
