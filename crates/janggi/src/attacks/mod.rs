//! Constant tables of the points that pieces reach, and functions that look them up. This module must not depend on the
//! side to move, on check or on legality. Source of the rules: the movement text (기물행마법) of the Korea Janggi
//! Association, checked against Fairy-Stockfish.

mod jumps;
mod lines;
mod offsets;
mod palace;
mod sight;

pub(crate) use jumps::{elephant, elephant_onto, elephant_ring, horse, horse_ring, jump_path};
pub(crate) use lines::{LineMask, RANK_MASK, file_points, leap, leap_barring, rank_points, slide};
pub(crate) use offsets::distance;
pub(crate) use palace::{DIAGONAL_POINTS, cannon_corner, chariot_diagonals, palace_step, soldier, soldier_from};
pub(crate) use sight::{aligned, between, slider_path};
