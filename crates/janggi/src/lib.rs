//! Janggi.
#![no_std]
extern crate alloc;
