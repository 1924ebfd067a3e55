//! cargo-fuzz target for `bodies/judge.rs`.
#![no_main]

#[path = "../bodies/judge.rs"]
mod body;

libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    let _ = body::judge(data);
});
