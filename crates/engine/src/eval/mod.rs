//! Static evaluation: an estimate of a position's value without search.
//!
//! ```text
//! hand       hand-crafted evaluation              weights    its weights, and exchange values of pieces
//! tuned      tuned values of the weights       places     piece-square values
//! points     points and their effect           evaluator  the hand-crafted evaluation or a network
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
