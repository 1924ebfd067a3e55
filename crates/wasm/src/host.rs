//! The engine module's imports from its host: a clock, a check for requests to stop the search, and a receiver of
//! progress reports.

#[link(wasm_import_module = "host")]
unsafe extern "C" {
    // Always safe to call: the function returns a plain number and does not access the memory of this module.
    #[link_name = "now"]
    safe fn host_now() -> f64;
    // Safe for the same reason.
    #[link_name = "stop_requested"]
    safe fn host_stop_requested() -> i32;
    #[link_name = "tell"]
    fn host_send(ptr: *const u8, len: usize);
}

/// Returns the time in milliseconds on the host's monotonic clock.
pub(crate) fn now() -> f64 {
    host_now()
}

/// Returns whether the host has asked the running search to stop.
pub(crate) fn stop_requested() -> bool {
    host_stop_requested() != 0
}

/// Sends a progress report to the host while an answer is still being computed.
pub(crate) fn send(text: &str) {
    // SAFETY: the host reads `len` bytes at `ptr` and does not keep the pointer after it returns. `text` is valid
    // during the call.
    unsafe { host_send(text.as_ptr(), text.len()) }
}
