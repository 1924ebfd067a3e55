//! The store on real files. One test program: one link.

#![expect(clippy::unwrap_used, reason = "a test stops at the first surprise")]

mod crash;
mod folder;
mod opening;
mod rows;
