//! Integration tests of the crate. All modules share one test binary to save linking time.

mod copies;
mod files;
mod late;
mod laws;
mod lists;
mod lots;
mod records;
mod standings;
mod stored_events;
mod support;
mod swiss;
