//! Stable text codes of enums, for JSON and documentation.
//!
//! The spelling of a code never changes, because stored games contain it.

use crate::movement::Movement;
use crate::ruleset::schema::{
    AllowedSetups, BikjangGate, BikjangInCheck, BothBelow30, ChaserLoses, CheckedSide, DeadPosition, DrawOrPoints,
    FlagFall, GeneralCapture, LeagueScore, Matsang, PassAllowed, RepetitionResult, ResolveBy, ShuttleResult, Stopped,
    Touch, YesNo,
};

/// An enum with a stable code for each variant.
pub trait Coded: Copy + Sized + 'static {
    /// Every variant.
    const ALL: &'static [Self];

    /// Returns the stable code.
    fn code(self) -> &'static str;

    /// Returns the variant with this code, if any.
    fn from_code(code: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|value| value.code() == code)
    }
}

macro_rules! coded {
    ($($name:ident { $($member:ident => $code:literal),+ $(,)? })+) => {$(
        impl Coded for $name {
            const ALL: &'static [Self] = &[$(Self::$member),+];

            fn code(self) -> &'static str {
                match self {
                    $(Self::$member => $code),+
                }
            }
        }
    )+};
}

coded! {
    Movement { Janggi => "janggi", Xiangqi => "xiangqi", ChessWar => "chesswar" }
    AllowedSetups {
        FourSwaps => "four_swaps",
        FourAndCentral => "four_and_central",
        Any => "any",
        OfTheLaw => "of_the_law",
    }
    Matsang { Allowed => "no", Forbidden => "yes" }
    DrawOrPoints { Draw => "draw", Points => "points" }
    YesNo { Yes => "yes", No => "no" }
    BikjangGate {
        Open => "none",
        BothBelow30 => "both_below_30",
        AfterFirstCapture => "after_first_capture",
    }
    GeneralCapture { NoException => "no_exception", NotCallable => "not_callable" }
    ResolveBy { Any => "any", GeneralOnly => "general_only" }
    BikjangInCheck { AcceptAllowed => "accept_allowed", MustAnswerCheck => "must_answer_check" }
    PassAllowed { NotInCheck => "not_in_check", Never => "never" }
    RepetitionResult { Draw => "draw", Points => "points", MoverLoses => "mover_loses" }
    ChaserLoses { No => "no", OnePiece => "yes", Asian => "asian" }
    CheckedSide { AsAny => "as_any", NeverLoses => "never_loses" }
    ShuttleResult { Refused => "refused", MoverLoses => "mover_loses" }
    BothBelow30 { Same => "same", Exempt => "exempt", Draw => "draw", Points => "points" }
    DeadPosition { Off => "off", Draw => "draw" }
    Touch { Free => "free", LettingGo => "letting_go", TouchMove => "touch_move" }
    FlagFall { Loses => "loses" }
    Stopped { Points => "points", Draw => "draw", Never => "never" }
    LeagueScore {
        SevenFourTwo => "7/4/2/0",
        OneHalf => "1/0.5/0",
        OneZero => "1/0",
    }
}
