//! cargo-fuzz target for `bodies/korean.rs`.
#![no_main]

#[path = "../bodies/korean.rs"]
mod body;

libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    let _ = body::korean(data);
});
