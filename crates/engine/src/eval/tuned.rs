//! The tuned [`Weights`], fitted by logistic regression to the results of 43,027 games that Fairy-Stockfish played
//! against itself (docs/engine/log.md). Fairy-Stockfish's own weights and scores were not used.

use super::weights::{Pair, Weights};

/// Weights of the built-in hand-crafted evaluation.
#[rustfmt::skip]
pub static TUNED: Weights = Weights {
    material: [Pair(0, 0), Pair(113, 162), Pair(88, 353), Pair(82, 187), Pair(502, 849), Pair(204, 277), Pair(39, 83)],
    both: [Pair(0, 0), Pair(-35, -45), Pair(15, -78), Pair(-6, -48), Pair(-160, -115), Pair(-34, -111), Pair(-14, 33)],
    mobility: [Pair(0, 0), Pair(0, 0), Pair(-1, 20), Pair(3, 13), Pair(1, 8), Pair(2, 7), Pair(0, 0)],
    places: [
        // general
        [
            [Pair(102, 3), Pair(40, -3), Pair(16, 0), Pair(16, 0), Pair(16, 0)],
            [Pair(51, 1), Pair(-9, -23), Pair(6, 0), Pair(6, 0), Pair(6, 0)],
            [Pair(-112, 34), Pair(-86, -12), Pair(-24, 0), Pair(-24, 0), Pair(-24, 0)],
            [Pair(-24, 0), Pair(-24, 0), Pair(-24, 0), Pair(-24, 0), Pair(-24, 0)],
            [Pair(-24, 0), Pair(-24, 0), Pair(-24, 0), Pair(-24, 0), Pair(-24, 0)],
            [Pair(-24, 0), Pair(-24, 0), Pair(-24, 0), Pair(-24, 0), Pair(-24, 0)],
            [Pair(-24, 0), Pair(-24, 0), Pair(-24, 0), Pair(-24, 0), Pair(-24, 0)],
            [Pair(-24, 0), Pair(-24, 0), Pair(-24, 0), Pair(-24, 0), Pair(-24, 0)],
            [Pair(-24, 0), Pair(-24, 0), Pair(-24, 0), Pair(-24, 0), Pair(-24, 0)],
            [Pair(-24, 0), Pair(-24, 0), Pair(-24, 0), Pair(-24, 0), Pair(-24, 0)],
        ],
        // guard
        [
            [Pair(-33, -28), Pair(-1, -38), Pair(6, 0), Pair(6, 0), Pair(6, 0)],
            [Pair(5, 47), Pair(7, -10), Pair(4, 0), Pair(4, 0), Pair(4, 0)],
            [Pair(3, 15), Pair(1, 14), Pair(-6, 0), Pair(-6, 0), Pair(-6, 0)],
            [Pair(-6, 0), Pair(-6, 0), Pair(-6, 0), Pair(-6, 0), Pair(-6, 0)],
            [Pair(-6, 0), Pair(-6, 0), Pair(-6, 0), Pair(-6, 0), Pair(-6, 0)],
            [Pair(-6, 0), Pair(-6, 0), Pair(-6, 0), Pair(-6, 0), Pair(-6, 0)],
            [Pair(-6, 0), Pair(-6, 0), Pair(-6, 0), Pair(-6, 0), Pair(-6, 0)],
            [Pair(-6, 0), Pair(-6, 0), Pair(-6, 0), Pair(-6, 0), Pair(-6, 0)],
            [Pair(-6, 0), Pair(-6, 0), Pair(-6, 0), Pair(-6, 0), Pair(-6, 0)],
            [Pair(-6, 0), Pair(-6, 0), Pair(-6, 0), Pair(-6, 0), Pair(-6, 0)],
        ],
        // horse
        [
            [Pair(-52, 0), Pair(0, -4), Pair(-13, -6), Pair(-14, -61), Pair(-44, -20)],
            [Pair(-16, -2), Pair(4, -5), Pair(-20, 16), Pair(-33, -1), Pair(0, -14)],
            [Pair(-5, 8), Pair(7, -15), Pair(11, -26), Pair(-5, 8), Pair(-36, -22)],
            [Pair(9, 6), Pair(-5, 9), Pair(8, -28), Pair(-7, -23), Pair(-25, 0)],
            [Pair(12, 20), Pair(6, 33), Pair(19, 6), Pair(6, 12), Pair(0, 5)],
            [Pair(25, 29), Pair(7, 37), Pair(15, 16), Pair(12, 23), Pair(1, -4)],
            [Pair(3, 47), Pair(24, 37), Pair(17, 16), Pair(0, 16), Pair(18, 0)],
            [Pair(21, 13), Pair(8, 11), Pair(7, 11), Pair(11, 5), Pair(4, 5)],
            [Pair(10, 8), Pair(10, 9), Pair(-8, 8), Pair(-9, 11), Pair(-15, 1)],
            [Pair(15, 12), Pair(1, 5), Pair(-11, 4), Pair(4, 3), Pair(4, -7)],
        ],
        // elephant
        [
            [Pair(-6, 0), Pair(-22, 1), Pair(2, -30), Pair(-14, 14), Pair(-10, -2)],
            [Pair(1, -1), Pair(-1, 3), Pair(1, -19), Pair(-8, -4), Pair(28, 15)],
            [Pair(-2, 61), Pair(2, 37), Pair(-10, -11), Pair(-3, 0), Pair(0, 11)],
            [Pair(14, 1), Pair(5, -8), Pair(-19, -1), Pair(4, 17), Pair(3, -12)],
            [Pair(-6, -3), Pair(-10, 5), Pair(-7, 9), Pair(-24, 26), Pair(-14, -22)],
            [Pair(-14, -10), Pair(-3, -13), Pair(17, 25), Pair(16, 20), Pair(11, -17)],
            [Pair(-5, -6), Pair(-4, -13), Pair(11, -1), Pair(41, 11), Pair(-3, 0)],
            [Pair(-11, -4), Pair(-12, -17), Pair(-7, -16), Pair(-4, 0), Pair(1, -13)],
            [Pair(-10, -11), Pair(-8, -2), Pair(4, 2), Pair(4, 0), Pair(-11, -5)],
            [Pair(-16, -5), Pair(-20, -6), Pair(-5, -5), Pair(8, 4), Pair(12, 2)],
        ],
        // chariot
        [
            [Pair(-36, -1), Pair(-33, -19), Pair(9, 5), Pair(-23, 20), Pair(-25, -19)],
            [Pair(-24, -9), Pair(-15, -16), Pair(-5, 7), Pair(-11, 1), Pair(-15, -19)],
            [Pair(-20, -4), Pair(-29, -12), Pair(12, 21), Pair(-21, 22), Pair(-18, -11)],
            [Pair(17, 13), Pair(4, 3), Pair(1, 19), Pair(0, 11), Pair(-14, 24)],
            [Pair(-1, -4), Pair(-3, -5), Pair(9, 7), Pair(1, -7), Pair(-20, 23)],
            [Pair(-4, -3), Pair(-9, -26), Pair(13, 3), Pair(2, 16), Pair(9, 21)],
            [Pair(19, 4), Pair(18, 32), Pair(16, 31), Pair(27, 29), Pair(19, 25)],
            [Pair(15, 21), Pair(19, 23), Pair(22, 4), Pair(18, 20), Pair(11, 10)],
            [Pair(4, 4), Pair(16, 12), Pair(21, 23), Pair(10, 20), Pair(-1, -2)],
            [Pair(4, 8), Pair(33, 21), Pair(2, 8), Pair(1, 7), Pair(0, 14)],
        ],
        // cannon
        [
            [Pair(54, 73), Pair(65, 84), Pair(25, 30), Pair(16, 39), Pair(15, 10)],
            [Pair(1, 15), Pair(42, 66), Pair(-2, -16), Pair(-6, -6), Pair(8, -8)],
            [Pair(54, 29), Pair(41, 79), Pair(8, 13), Pair(1, -1), Pair(18, -14)],
            [Pair(39, 6), Pair(14, 32), Pair(-10, -18), Pair(-19, -27), Pair(-16, 6)],
            [Pair(31, 3), Pair(22, -13), Pair(-2, -19), Pair(-14, -8), Pair(0, 10)],
            [Pair(22, 15), Pair(23, 12), Pair(-6, -17), Pair(-9, 2), Pair(-15, -11)],
            [Pair(7, 5), Pair(-7, 4), Pair(-24, -29), Pair(-18, -18), Pair(-35, -16)],
            [Pair(-5, -7), Pair(5, -8), Pair(-21, -45), Pair(-28, -35), Pair(-61, -29)],
            [Pair(17, 3), Pair(-4, -13), Pair(-32, -29), Pair(-43, -31), Pair(-35, -31)],
            [Pair(6, -2), Pair(-20, -11), Pair(-31, -49), Pair(-44, -25), Pair(-7, -23)],
        ],
        // soldier
        [
            [Pair(12, 12), Pair(9, 9), Pair(6, 6), Pair(3, 3), Pair(0, 0)],
            [Pair(12, 12), Pair(9, 9), Pair(6, 6), Pair(3, 3), Pair(0, 0)],
            [Pair(12, 12), Pair(9, 9), Pair(6, 6), Pair(3, 3), Pair(0, 0)],
            [Pair(17, 51), Pair(13, 57), Pair(11, 23), Pair(-9, -14), Pair(-14, -25)],
            [Pair(25, 38), Pair(16, 39), Pair(9, 16), Pair(-3, -16), Pair(-22, -22)],
            [Pair(42, 56), Pair(45, 35), Pair(22, 19), Pair(-4, 7), Pair(2, -24)],
            [Pair(51, 79), Pair(64, 80), Pair(48, 34), Pair(-2, -2), Pair(2, -15)],
            [Pair(51, 85), Pair(55, 77), Pair(40, 16), Pair(28, 1), Pair(10, 22)],
            [Pair(37, 29), Pair(33, 25), Pair(29, 6), Pair(24, 27), Pair(18, 13)],
            [Pair(0, -8), Pair(-11, -18), Pair(-12, -45), Pair(-17, -40), Pair(-10, -14)],
        ],
    ],
    siege: [Pair(31, -27), Pair(11, -11), Pair(12, 2), Pair(22, -10), Pair(8, 0), Pair(20, 20), Pair(28, 25), Pair(30, 18), Pair(40, 33), Pair(17, 48), Pair(73, 34), Pair(78, 46), Pair(96, 49), Pair(95, 50), Pair(116, 61), Pair(146, 73)],
    soldier_pair: Pair(9, 26),
    soldier_threat: Pair(19, 39),
    loose: [Pair(0, 0), Pair(24, 35), Pair(36, 60), Pair(19, 63), Pair(45, -3), Pair(18, 89), Pair(0, 0)],
    guard_close: Pair(-33, 38),
    turn: Pair(11, 0),
    lead: Pair(3, 495),
};
