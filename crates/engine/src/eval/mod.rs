//! Static evaluation: an estimate of a position's value without search.
//!
//! ```text
//! hand       the hand-made evaluation            weights    its weights, and the exchange values of the pieces
//! tuned      the values of its weights           places     what a piece is worth where it stands
//! points     what the rules make of the points   evaluator  the choice between it and a network
//! ```

pub mod evaluator;
pub mod tuned;
pub mod weights;

mod hand;
mod places;
mod points;

pub use evaluator::{Evaluation, Evaluator};
pub use hand::{evaluate, evaluate_with};
pub use points::PointsContext;
pub use weights::value_of;
