//! `janggun serve` as a process: what it prints and refuses, what it keeps when it is killed, and what becomes of its workers.
#![expect(clippy::disallowed_methods, reason = "tests wait for real programs")]

mod kill;
#[cfg(target_os = "linux")]
mod load;
#[cfg(target_os = "linux")]
mod small_disk;
mod start;
mod support;
#[cfg(target_os = "linux")]
mod workers;
