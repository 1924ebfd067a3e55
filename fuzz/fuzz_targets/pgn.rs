//! cargo-fuzz target for `bodies/pgn.rs`.
#![no_main]

#[path = "../bodies/pgn.rs"]
mod body;

libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    let _ = body::pgn(data);
});
