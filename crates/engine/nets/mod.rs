//! The built-in network. To replace it, put the file and its manifest beside this one, name the file in the line below,
//! delete the old file and its manifest, then write its rows into `docs/engine/nnue.md` (tests compare them) and its
//! node counts into `tests/all/signature.rs`.

/// The bytes of the file; `None` to use the hand-made evaluation.
pub(super) static EMBEDDED: Option<&[u8]> = Some(include_bytes!("janggun-7c4701910979.nnue"));
