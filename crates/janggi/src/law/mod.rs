//! How pieces move under the laws other than Janggi's: Xiangqi and Chess War: compact loops instead of Janggi's tables,
//! and every step tried out. Janggi itself is in `attacks`, `board`, `check` and `movegen`, which ask for the law once
//! a position and nowhere else. Must not know positions, rule sets or history.

mod chess_war;
mod fault;
mod reach;
mod safety;
mod steps;
mod xiangqi;

pub(crate) use fault::out_of_reach;
pub(crate) use reach::{attackers, reach};
pub(crate) use safety::{checkers_after, xiangqi_checkers};
pub(crate) use xiangqi::{crossed_river, may_stand, points as xiangqi_points, start as xiangqi_start};
