#![doc = include_str!("../README.md")]

mod linear;

pub mod datagen;
pub mod ladder;
pub mod levels;
pub mod match_runner;
pub mod openings;
pub mod tune;
