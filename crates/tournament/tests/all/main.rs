//! Integration tests of the crate. They share one test binary, so that it is linked only once.

mod files;
mod laws;
mod lists;
mod records;
mod standings;
mod stored_events;
mod support;
