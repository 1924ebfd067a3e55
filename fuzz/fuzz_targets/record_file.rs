//! cargo-fuzz target for `bodies/record_file.rs`.
#![no_main]

#[path = "../bodies/record_file.rs"]
mod body;

libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    let _ = body::record_file(data);
});
