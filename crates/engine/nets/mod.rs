//! The built-in network. To replace it, put the new network and its manifest in this directory, change the file name
//! below, delete the old pair, and update the rows in `docs/engine/nnue.md` (tests compare them) and the node counts in
//! `tests/all/signature.rs`.

/// Bytes of the network file; `None` to use the hand-made evaluation.
pub(super) static EMBEDDED: Option<&[u8]> = Some(include_bytes!("janggun-7c4701910979.nnue"));
