//! cargo-fuzz target for `bodies/fen.rs`.
#![no_main]

#[path = "../bodies/fen.rs"]
mod body;

libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    let _ = body::fen(data);
});
