//! Movement of pieces in Xiangqi and Chess War. Janggi itself is in `attacks`, `board`, `check` and `movegen`. This
//! module must not depend on positions, rule sets or history.

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
