//! cargo-fuzz target for `bodies/uci.rs`.
#![no_main]

#[path = "../bodies/uci.rs"]
mod body;

libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    let _ = body::uci(data);
});
