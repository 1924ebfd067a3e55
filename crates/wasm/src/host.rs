//! The engine module's imports from its host: a clock, a listener, and whether a search should stop.

#[link(wasm_import_module = "host")]
unsafe extern "C" {
    // Safe to call from anywhere: it takes and returns a plain number and touches no memory of this module.
    #[link_name = "now"]
    safe fn host_now() -> f64;
    // The same.
    #[link_name = "stop_requested"]
    safe fn host_stop_requested() -> i32;
    #[link_name = "tell"]
    fn host_send(ptr: *const u8, len: usize);
}

/// Returns milliseconds by the host's monotonic clock.
pub(crate) fn now() -> f64 {
    host_now()
}

/// Returns whether the host wants the running search to stop.
pub(crate) fn stop_requested() -> bool {
    host_stop_requested() != 0
}

/// Sends the host a text while an answer is still being computed.
pub(crate) fn send(text: &str) {
    // SAFETY: the host reads `len` bytes at `ptr` before it returns and keeps nothing; the text lives that long.
    unsafe { host_send(text.as_ptr(), text.len()) }
}
