//! cargo-fuzz target for `bodies/rules_json.rs`.
#![no_main]

#[path = "../bodies/rules_json.rs"]
mod body;

libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    let _ = body::rules_json(data);
});
