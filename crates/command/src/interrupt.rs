//! Turns Ctrl-C into a flag, so that work can stop in an orderly way.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Returns a flag that Ctrl-C sets. A second Ctrl-C exits the program at once.
pub fn stop_on_interrupt() -> Arc<AtomicBool> {
    let stop = Arc::new(AtomicBool::new(false));
    let raised = stop.clone();
    std::thread::spawn(move || {
        let Ok(runtime) = tokio::runtime::Builder::new_current_thread().enable_io().build() else {
            return;
        };
        runtime.block_on(async {
            while tokio::signal::ctrl_c().await.is_ok() {
                if raised.swap(true, Ordering::Relaxed) {
                    std::process::exit(1);
                }
                eprintln!("\nbreaking off");
            }
        });
    });
    stop
}
