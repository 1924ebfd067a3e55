#![doc = include_str!("../README.md")]
#![deny(unsafe_code)]

#[cfg(target_family = "wasm")]
#[expect(unsafe_code, reason = "memory is handed over between the browser and this module")]
mod abi;
mod answer;
#[cfg(all(feature = "engine", target_family = "wasm"))]
#[expect(unsafe_code, reason = "functions of the host are imported")]
mod host;

#[cfg(feature = "engine")]
mod protocol;
#[cfg(feature = "engine")]
mod question;
#[cfg(feature = "engine")]
pub mod session;

pub use answer::answer;
