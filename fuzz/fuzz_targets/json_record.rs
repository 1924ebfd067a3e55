//! cargo-fuzz target for `bodies/json_record.rs`.
#![no_main]

#[path = "../bodies/json_record.rs"]
mod body;

libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    let _ = body::json_record(data);
});
