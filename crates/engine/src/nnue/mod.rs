//! The neural network (NNUE): an evaluation learned from games and updated incrementally from one position to the next.
//!
//! ```text
//! features     inputs for the pieces                 network   prepared weights, and evaluation
//! accumulator  sums, updated incrementally           simd      inner loops for each instruction set
//! format       reader and writer of the file         walk      sequence of positions for benchmarks
//! rule_class   inputs for the rule set
//! ```
//!
//! `docs/engine/nnue.md` documents the network. This module must not search, and must not depend on the trainer.

pub mod accumulator;
pub mod features;
pub mod format;
pub mod network;
pub mod rule_class;
pub mod simd;
pub mod walk;

#[path = "../../nets/mod.rs"]
mod nets;

use std::sync::{Arc, LazyLock};

pub use network::Network;
pub use rule_class::RuleClass;

static EMBEDDED: LazyLock<Option<Arc<Network>>> = LazyLock::new(|| {
    let bytes = nets::EMBEDDED?;
    let network = Network::built_in(bytes).expect("a test reads the network that is built in");
    Some(Arc::new(network))
});

/// Returns the built-in network, which is prepared on the first call; `None` if there is none.
#[must_use]
pub fn embedded() -> Option<Arc<Network>> {
    EMBEDDED.clone()
}

#[cfg(test)]
mod tests {
    use super::format::Net;
    use super::{embedded, nets};

    /// The folder contains no network but the built-in one, which has at most 8 MB and is named after its hash.
    #[test]
    fn the_network_that_is_built_in_can_be_read() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/nets");
        let files: Vec<String> = std::fs::read_dir(folder)
            .expect("the folder is there")
            .map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned())
            .filter(|name| name.ends_with(".nnue"))
            .collect();
        let names: Vec<String> = embedded().iter().map(|network| network.name().to_owned()).collect();
        assert_eq!(files, names);
        let read = nets::EMBEDDED.map(|bytes| Net::read(bytes).expect("a network").name());
        assert_eq!(read.into_iter().collect::<Vec<_>>(), names);
        assert!(nets::EMBEDDED.is_none_or(|bytes| bytes.len() <= 8_000_000));
    }
}
