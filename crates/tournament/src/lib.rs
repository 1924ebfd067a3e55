#![doc = include_str!("../README.md")]

pub mod api;
mod arena;
pub mod berger;
pub mod certificates;
pub mod command;
mod entering;
pub mod entry;
pub mod event;
pub mod figures;
pub mod files;
mod groups;
pub mod history;
pub mod knockout;
pub mod merge;
pub mod outcome;
mod pairing;
pub mod plan;
pub mod points;
pub mod propose;
pub mod refusal;
pub mod standings;
pub mod state;
pub mod swiss;
pub mod tie;
pub mod why;

pub use certificates::{Certificates, Prize};
pub use command::{Command, GameAt};
pub use entry::{Birth, DivisionId, Entry, EntryId};
pub use event::{Event, EventKind};
pub use outcome::{Outcome, Scoring, ScoringName, Side};
pub use plan::{DivisionPlan, Format, Games, Plan};
pub use points::Points;
pub use refusal::{Refusal, Relaxation};
pub use standings::{Row, Standings, standings};
pub use state::{State, Tournament};
pub use tie::{TieBreak, TieOrder};
