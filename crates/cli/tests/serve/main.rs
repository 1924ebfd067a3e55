//! `janggun serve` as a process: what it prints and refuses, what it keeps when it is killed, and what becomes of its workers; and `janggun play`, which
//! starts one.
#![expect(clippy::disallowed_methods, reason = "tests wait for real programs")]

#[cfg(unix)]
mod bot;
#[cfg(target_os = "linux")]
mod database;
mod kill;
#[cfg(target_os = "linux")]
mod load;
#[cfg(unix)]
mod play;
mod settings;
#[cfg(target_os = "linux")]
mod small_disk;
#[cfg(target_os = "linux")]
mod standby;
mod start;
mod support;
#[cfg(target_os = "linux")]
mod workers;
