//! Analyses that are too long for a link: validation and ids. Text in, bytes out.
//!
//! - `content` unpacking, packing, and the id that is made from the content
//!
//! Must not know who shares or reads one, nor whether its moves are legal: that is checked when it is opened.

mod content;

pub(crate) use content::{Content, gzip, unpacked};
