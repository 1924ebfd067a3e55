//! cargo-fuzz target for `bodies/gib.rs`.
#![no_main]

#[path = "../bodies/gib.rs"]
mod body;

libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    let _ = body::gib(data);
});
