//! The network in the program. To change it: put the file beside this one, name it in the line below, delete the old
//! file, then write its row into `docs/nnue.md` and its counts into `tests/signature.rs`. The manifests of the networks
//! that it began as stay: what it was trained on is theirs, too.

/// The bytes of the file; `None` where the hand-made evaluation has to do.
pub(super) static EMBEDDED: Option<&[u8]> = Some(include_bytes!("janggun-9d88f5abdd28.nnue"));
