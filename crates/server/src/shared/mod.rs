//! Shared analyses that are too long for a link: validation and ids.
//!
//! - `content`: decoding, compression, and ids derived from the content
//!
//! Moves are not checked here, but when an analysis is opened.

mod content;

pub(crate) use content::{Content, gzip, unpacked};
