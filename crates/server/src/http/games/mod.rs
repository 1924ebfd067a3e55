//! `/api/games`.

mod create;
mod hands;
mod join;
mod list;
mod record;
mod show;

pub(crate) use create::create;
pub(crate) use join::join;
pub(crate) use list::list;
pub(crate) use record::record;
pub(crate) use show::show;
