//! cargo-fuzz target for `bodies/room_commands.rs`.
#![no_main]

#[path = "../bodies/room_commands.rs"]
mod body;

libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    let _ = body::room_commands(data);
});
