//! Every number of the hand-made evaluation, in centipawns (a soldier is about 100). Indexed by `Role` where there are
//! seven. Our own values: from the points of the game, mobility counts and self-play.

/// A weight for the full board and one for the bare board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pair(pub i32, pub i32);

/// What a piece is worth. General, guard, horse, elephant, chariot, cannon, soldier.
pub const MATERIAL: [Pair; 7] = [
    Pair(0, 0),
    Pair(140, 160),
    Pair(240, 290),
    Pair(150, 190),
    Pair(620, 680),
    Pair(370, 300),
    Pair(90, 130),
];

/// How much of the game is left while the piece stands.
pub const PHASE: [i32; 7] = [0, 1, 2, 1, 5, 3, 0];
/// [`PHASE`] of a full board.
pub const FULL_PHASE: i32 = 48;

/// Per point reached more than usual.
pub const MOBILITY: [Pair; 7] = [
    Pair(0, 0),
    Pair(0, 0),
    Pair(7, 7),
    Pair(5, 6),
    Pair(4, 6),
    Pair(5, 4),
    Pair(0, 0),
];
/// Points reached as a rule.
pub const MOBILITY_MEAN: [i32; 7] = [0, 0, 4, 3, 9, 5, 0];

/// Weight of a point of the enemy palace under attack.
pub const PRESSURE: [i32; 7] = [0, 0, 4, 3, 5, 4, 4];
/// Pressure squared over this is centipawns.
pub const SIEGE_DIVISOR: i32 = 24;

/// Two soldiers side by side.
pub const SOLDIER_PAIR: Pair = Pair(10, 12);
/// A piece attacked by a soldier.
pub const SOLDIER_THREAT: Pair = Pair(35, 40);
/// A piece attacked and not protected.
pub const LOOSE_THREAT: Pair = Pair(30, 30);
/// A guard beside its general.
pub const GUARD_CLOSE: Pair = Pair(12, 4);
/// The right to move.
pub const TURN: i32 = 12;

/// Largest worth of a lead on points, where points decide.
pub const LEAD: i32 = 70;
/// Half points at which half of [`LEAD`] is reached.
pub const LEAD_HALF: i32 = 8;
/// Plies before a counting limit from which the lead begins to be everything.
pub const LIMIT_NEAR: i32 = 40;
/// What the lead is worth at the limit itself.
pub const LIMIT_WIN: i32 = 3_000;
/// Added for a lead that cannot be lost any more by anything outside the own hands.
pub const CERTAIN: i32 = 4_000;
