//! `/api/games`.

mod create;
mod hands;
mod join;
mod list;
mod record;
mod referee;
mod show;

pub(crate) use create::create;
pub(in crate::http) use hands::close_hands;
pub(crate) use join::join;
pub(crate) use list::list;
pub(crate) use record::{left_out_of_record, record};
pub(crate) use referee::join_referee;
pub(in crate::http) use show::game_view;
pub(crate) use show::show;
