//! Tests of `janggun serve` as a process, and of commands that start a server or connect to one, such as `janggun play`
//! and `janggun bot`.
#![expect(clippy::disallowed_methods, reason = "tests wait for real programs")]

#[cfg(unix)]
mod bot;
#[cfg(target_os = "linux")]
mod chaos;
#[cfg(target_os = "linux")]
mod database;
#[cfg(target_os = "linux")]
mod forwarding;
mod kill;
#[cfg(target_os = "linux")]
mod load;
#[cfg(unix)]
mod play;
#[cfg(target_os = "linux")]
mod recovery;
mod settings;
#[cfg(target_os = "linux")]
mod small_disk;
#[cfg(target_os = "linux")]
mod standby;
mod start;
mod support;
mod tournament;
#[cfg(target_os = "linux")]
mod upgrade;
#[cfg(target_os = "linux")]
mod workers;
