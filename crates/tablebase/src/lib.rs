#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

mod boards;
mod build;
pub mod claims;
mod entry;
mod folder;
mod format;
mod game;
mod group;
mod layout;
mod objective;
mod probe;
mod probed_position;
mod put;
mod receipt;
mod shares;
mod signature;
mod smaller;
mod solve;
mod source;
mod sources;
mod under_rules;
mod verify;
pub mod wins;
mod work;

pub use build::{BuildError, needed, solve};
pub use folder::{Built, Checked, Folder, FolderError};
pub use format::{FormatError, from_bytes, to_bytes};
pub use layout::{Colours, Layout, canonical};
pub use objective::{DEOM, Facing, Objective};
pub use probe::{Certainty, ProbeError, Tables, Value};
pub use probed_position::ProbedPosition;
pub use shares::Share;
pub use signature::{FREE_ROLES, Force, MOST_ALIKE, MOST_GUARDS, Signature};
pub use smaller::Table;
pub use under_rules::{UnknownReason, ValueUnderRules, ignored_fields, objective, verdict};
pub use verify::{Verified, verify};
pub use work::Work;
