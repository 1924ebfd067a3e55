//! Analyses that are too long for a link: validation and ids.
//!
//! - `content`: decoding, compression, and ids derived from the content
//!
//! Must not depend on the author or the readers of an analysis. It does not check moves, which is done when an analysis
//! is opened.

mod content;

pub(crate) use content::{Content, gzip, unpacked};
