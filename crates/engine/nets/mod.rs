//! The built-in network. To replace it, put the new network and its manifest in this directory, change the file name
//! below, and delete the old pair. Then update the tables in `docs/engine/nnue.md` and the node count in
//! `tests/all/signature.rs`; tests check both.

/// Contents of the network file; `None` to use the hand-crafted evaluation.
pub(super) static EMBEDDED: Option<&[u8]> = Some(include_bytes!("janggun-7c4701910979.nnue"));
